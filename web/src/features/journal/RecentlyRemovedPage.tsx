import { Button } from "@mantine/core";
import { RESTORABLE_DAYS } from "sync-protocol";
import { useMemo, useState } from "react";
import { useCellar, useCommands } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { type RemovedWine, restorableWines } from "../../rules/cellar/RemovedWine.ts";
import { dayAt, dayInWords } from "../../rules/day.ts";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { countOf } from "../../ui/countOf.ts";
import { EmptyState } from "../../ui/drawings/EmptyState.tsx";
import { PAST_BOTTLES_PATH } from "../../parts/addresses/pageAddresses.ts";
import { Link } from "../../ui/page/Link.tsx";
import { Splash } from "../../ui/loading/Splash.tsx";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import { showOutcome } from "../../parts/showOutcome.ts";
import { ToCollection } from "../../ui/page/ToCollection.tsx";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import { WineLine } from "../../parts/wine-line/WineLine.tsx";
import classes from "./Journal.module.css";
import { LongList } from "./LongList.tsx";

export function RecentlyRemovedPage() {
  usePageTitle(i18n._("Recently Removed"));
  const cellar = useCellar();
  const [now] = useState(() => Date.now());
  const removed = cellar.kind === "ready" ? cellar.removed : undefined;
  const restorable = useMemo(() => removed && restorableWines(removed, now), [removed, now]);

  if (!restorable) return <Splash />;
  return (
    <div className={classes["page"]}>
      <header className={classes["line"]}>
        <h1>{i18n._("Recently Removed")}</h1>
        <Link className={classes["way"]} to={PAST_BOTTLES_PATH}>
          {i18n._("Past Bottles")}
        </Link>
      </header>
      {restorable.length === 0 ? (
        <EmptyState
          action={<ToCollection />}
          drawing={<BottleDrawing type="Red Wine" />}
          title={i18n._("No wine was removed")}
        >
          {i18n._(
            "A wine that you remove stays here for {days} days. You can restore it until then.",
            { days: RESTORABLE_DAYS },
          )}
        </EmptyState>
      ) : (
        <>
          <p className={classes["dim"]}>
            {i18n._(
              "A removed wine can be restored for {days} days, with its bottles, photo and story.",
              { days: RESTORABLE_DAYS },
            )}
          </p>
          <LongList
            keyOf={({ wine }) => wine.id}
            label={i18n._("Recently removed")}
            rows={restorable}
          >
            {(one) => <Removed {...one} />}
          </LongList>
        </>
      )}
    </div>
  );
}

function Removed({ wine, restorableUntil }: RemovedWine) {
  const { restoreWine } = useCommands();
  const until = dayInWords(dayAt(restorableUntil));
  return (
    <div className={classes["removed"]}>
      <WineLine
        detail={i18n._("{bottles} · until {until}", {
          bottles: countOf(wine.quantity, "bottle"),
          until,
        })}
        wine={wine}
      >
        {null}
      </WineLine>
      <RequireEditAccess>
        <Button
          aria-label={i18n._("Restore {name}", { name: wine.name })}
          variant="default"
          onClick={() => {
            void showOutcome(restoreWine(wine.id), {
              kind: "restore",
              done: i18n._("Wine restored successfully"),
              description: ({ name }) => name,
              undoable: true,
            });
          }}
        >
          {i18n._("Restore")}
        </Button>
      </RequireEditAccess>
    </div>
  );
}
