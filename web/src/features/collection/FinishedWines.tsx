import { UnstyledButton } from "@mantine/core";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { Suspense } from "react";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { countOf } from "../../ui/countOf.ts";
import { onDemand } from "../../ui/loading/onDemand.tsx";
import type { GridProps } from "./cards/LongGrid.tsx";
import classes from "./CollectionPage.module.css";
import type { Look } from "./view/viewAddress.ts";
import { Rich } from "../../ui/Rich.tsx";

const WineTable = onDemand(async () => (await import("./cards/WineTable.tsx")).WineTable);

const GroupedGrid = onDemand(async () => (await import("./cards/GroupedGrid.tsx")).GroupedGrid);

interface FinishedWinesProps extends Pick<GridProps, "onEdit"> {
  readonly wines: readonly CellarWine[];
  readonly look: Look;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function FinishedWines({ wines, look, isOpen, onToggle, onEdit }: FinishedWinesProps) {
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  const groups = [{ name: undefined, wines, bottles: 0 }];

  return (
    <section aria-label={i18n._("Finished")} className={classes["finished"]}>
      <h3>
        <UnstyledButton
          aria-expanded={isOpen}
          className={classes["finishedToggle"]}
          onClick={onToggle}
        >
          <Icon aria-hidden size={20} stroke={1.75} />
          <Rich
            text={i18n._("Finished <0>{wines}</0>", { wines: countOf(wines.length, "wine") })}
            parts={[<small />]}
          />
        </UnstyledButton>
      </h3>
      {isOpen && (
        <Suspense>
          {look === "table" ? (
            <WineTable groups={groups} onEdit={onEdit} />
          ) : (
            <GroupedGrid groups={groups} onEdit={onEdit} />
          )}
        </Suspense>
      )}
    </section>
  );
}
