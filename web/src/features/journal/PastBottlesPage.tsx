import { useMemo } from "react";
import { useCellar, useEvents } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { dayInWords } from "../../rules/day.ts";
import { ratingInWords } from "../../rules/history/eventWords.ts";
import { pastWines } from "../../rules/history/pastBottles.ts";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { EmptyState } from "../../ui/drawings/EmptyState.tsx";
import { JOURNAL_PATH, RECENTLY_REMOVED_PATH } from "../../parts/addresses/pageAddresses.ts";
import { Link } from "../../ui/page/Link.tsx";
import { Splash } from "../../ui/loading/Splash.tsx";
import { ToCollection } from "../../ui/page/ToCollection.tsx";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import { WineLine } from "../../parts/wine-line/WineLine.tsx";
import classes from "./Journal.module.css";
import { LongList } from "./LongList.tsx";

/**
 * Wines without bottles. The wine whose last bottle was removed most recently comes first. Works
 * offline.
 */
export function PastBottlesPage() {
  usePageTitle(i18n._("Past Bottles"));
  const cellar = useCellar();
  const events = useEvents();
  const wines = cellar.kind === "ready" ? cellar.wines : undefined;
  const past = useMemo(() => events && wines && pastWines(wines, events), [events, wines]);

  if (!past) return <Splash />;
  return (
    <div className={classes["page"]}>
      <header className={classes["line"]}>
        <h1>{i18n._("Past Bottles")}</h1>
        <nav aria-label={i18n._("Removed wines and journal")} className={classes["ways"]}>
          <Link className={classes["way"]} to={RECENTLY_REMOVED_PATH}>
            {i18n._("Recently Removed")}
          </Link>
          <Link className={classes["way"]} to={JOURNAL_PATH}>
            {i18n._("Journal")}
          </Link>
        </nav>
      </header>
      {past.length === 0 ? (
        <EmptyState
          action={<ToCollection />}
          drawing={<BottleDrawing type="Red Wine" />}
          title={i18n._("No wine is finished yet")}
        >
          {i18n._("A wine whose last bottle is gone appears here with its history.")}
        </EmptyState>
      ) : (
        <LongList keyOf={({ wine }) => wine.id} label={i18n._("Past bottles")} rows={past}>
          {({ wine, last, rating }) => (
            <WineLine
              wine={wine}
              detail={last && i18n._("Last bottle {day}", { day: dayInWords(last.day) })}
            >
              {rating && ratingInWords(rating)}
            </WineLine>
          )}
        </LongList>
      )}
    </div>
  );
}
