import { Button } from "@mantine/core";
import { RESTORABLE_DAYS } from "sync-protocol";
import { useMemo, useState } from "react";
import { useCellar, useCommands } from "../../engine/index.ts";
import { type RemovedWine, restorableWines } from "../../rules/cellar/RemovedWine.ts";
import { dayAt, dayInWords } from "../../rules/day.ts";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { countOf } from "../../ui/countOf.ts";
import { EmptyState } from "../../ui/drawings/EmptyState.tsx";
import { PAST_BOTTLES_PATH } from "../../parts/addresses/pageAddresses.ts";
import { Link } from "../../ui/page/Link.tsx";
import { Splash } from "../../ui/loading/Splash.tsx";
import { Changing } from "../../parts/changing/Changing.tsx";
import { showOutcome } from "../../parts/showOutcome.ts";
import { ToCollection } from "../../ui/page/ToCollection.tsx";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import { WineLine } from "../../parts/wine-line/WineLine.tsx";
import classes from "./Journal.module.css";
import { LongList } from "./LongList.tsx";

/** Removed wines that can be restored, last removed first. Works offline. */
export function RecentlyRemovedPage() {
  usePageTitle("Recently Removed");
  const cellar = useCellar();
  const [now] = useState(() => Date.now());
  const removed = cellar.kind === "ready" ? cellar.removed : undefined;
  const restorable = useMemo(() => removed && restorableWines(removed, now), [removed, now]);

  if (!restorable) return <Splash />;
  return (
    <div className={classes["page"]}>
      <header className={classes["line"]}>
        <h1>Recently Removed</h1>
        <Link className={classes["way"]} to={PAST_BOTTLES_PATH}>
          Past Bottles
        </Link>
      </header>
      {restorable.length === 0 ? (
        <EmptyState
          action={<ToCollection />}
          drawing={<BottleDrawing type="Red Wine" />}
          title="No wine was removed"
        >
          A wine that you remove stays here for {RESTORABLE_DAYS} days. You can restore it until
          then.
        </EmptyState>
      ) : (
        <>
          <p className={classes["dim"]}>
            A removed wine can be restored for {RESTORABLE_DAYS} days, with its bottles, photo and
            story.
          </p>
          <LongList keyOf={({ wine }) => wine.id} label="Recently removed" rows={restorable}>
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
      <WineLine detail={`${countOf(wine.quantity, "bottle")} · until ${until}`} wine={wine}>
        {null}
      </WineLine>
      <Changing>
        <Button
          aria-label={`Restore ${wine.name}`}
          variant="default"
          onClick={() => {
            void showOutcome(restoreWine(wine.id), {
              kind: "restore",
              done: "Wine restored successfully",
              description: ({ name }) => name,
              undoable: true,
            });
          }}
        >
          Restore
        </Button>
      </Changing>
    </div>
  );
}
