import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useCellar, useEvents, usePlaces } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { numberInWords } from "../../language/locale.ts";
import { type CellarPast, countPast } from "../../rules/counting/cellarPast.ts";
import {
  type CellarStock,
  countShares,
  countStock,
  type DimensionShares,
} from "../../rules/counting/cellarStock.ts";
import { yearsIn } from "../../rules/counting/cellarYear.ts";
import { countRatings, type Ratings } from "../../rules/counting/ratingShares.ts";
import type { Maturity } from "../../rules/counting/maturity.ts";
import { dayAt } from "../../rules/day.ts";
import type { JournalEntry } from "../../rules/history/journal.ts";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { EmptyState } from "../../ui/drawings/EmptyState.tsx";
import { useMainContentSignal } from "../../ui/loading/mainContent.ts";
import { Link } from "../../ui/page/Link.tsx";
import { WORTH_PATH, yearAddress } from "../../parts/addresses/pageAddresses.ts";
import { PrintableTitle } from "../../ui/page/PrintableTitle.tsx";
import { Sheet } from "../../ui/dialogs/Sheet.tsx";
import { untilIdle } from "../../platform/untilIdle.ts";
import { Splash } from "../../ui/loading/Splash.tsx";
import { ToCollection } from "../../ui/page/ToCollection.tsx";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import type { DrillDown } from "./drillDown.ts";
import { ChartGrid } from "./ChartGrid.tsx";
import { DrinkingChart } from "./charts/DrinkingChart.tsx";
import { FiguresBeside, HeldFigures } from "./HeldFigures.tsx";
import classes from "./Statistics.module.css";
import { remembering } from "../../parts/idle/remembering.ts";
import { useWhenIdle } from "../../parts/idle/useWhenIdle.ts";
import { useWineNames } from "../../parts/useWineNames.ts";
import { useMaturity } from "./useMaturity.ts";
import { WineLine } from "../../parts/wine-line/WineLine.tsx";

const sharesOf = remembering(countShares);
const pastOf = remembering(countPast);
const ratingsOf = remembering(countRatings);

export function StatisticsPage() {
  usePageTitle(i18n._("Statistics"));
  const cellar = useCellar();
  const places = usePlaces();
  const ready = cellar.kind === "ready" ? cellar : undefined;
  const wines = ready?.wines;
  const stock = useMemo(() => wines && countStock(wines), [wines]);
  const maturity = useMaturity(stock?.held);
  const isFirstDrawn = useAfterFirstChart(maturity !== undefined || stock?.held.length === 0);
  const events = useEvents(undefined, isFirstDrawn);
  const names = useWineNames(isFirstDrawn ? wines : undefined);
  const [today] = useState(() => dayAt(Date.now()));
  const held = isFirstDrawn ? stock?.held : undefined;
  const shares = useWhenIdle(
    useMemo(() => held && places && names && sharesOf(held, places, names), [held, places, names]),
  );
  const past = useWhenIdle(
    useMemo(() => ready && events && pastOf(ready, events, today), [ready, events, today]),
  );
  const ratings = useWhenIdle(
    useMemo(() => past && names && ratingsOf(past.rated, names), [past, names]),
  );

  useMainContentSignal(stock !== undefined);

  if (!stock) return <Splash />;
  return (
    <div className={classes["page"]}>
      <PrintableTitle>{i18n._("Statistics")}</PrintableTitle>
      <Charts {...{ maturity, past, ratings, shares, stock, today }} />
    </div>
  );
}

/**
 * Maximum time that slow work waits for the first chart, ms. The chart's data may have to come from
 * the server.
 */
const FIRST_CHART_MS = 5_000;

/**
 * Number of frames until a rendered chart is painted: one each to measure, to detect its visibility
 * and to draw.
 */
const FRAMES = 3;

async function frames(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame);
}

/**
 * Becomes true when the first chart is painted or `FIRST_CHART_MS` has passed. Slow work can then
 * start.
 */
function useAfterFirstChart(isThere: boolean): boolean {
  const [isAfter, setAfter] = useState(isThere);
  useEffect(() => {
    let isOff = false;
    const begin = () => {
      if (!isOff) setAfter(true);
    };
    if (isThere) void frames(FRAMES).then(untilIdle).then(begin);
    const latest = setTimeout(begin, FIRST_CHART_MS);
    return () => {
      isOff = true;
      clearTimeout(latest);
    };
  }, [isThere]);
  return useDeferredValue(isAfter, false);
}

function LatestYear({ entries }: { readonly entries: readonly JournalEntry[] }) {
  const [year] = yearsIn(entries);
  if (year === undefined) return null;
  return (
    <Link className={classes["elsewhere"]} to={yearAddress(year)}>
      {i18n._("{year} in the cellar", { year })}
    </Link>
  );
}

interface ChartsProps {
  readonly stock: CellarStock;
  /** `maturity`, `shares`, `past` and `ratings` are `undefined` until computed. */
  readonly maturity: Maturity | undefined;
  readonly shares: readonly DimensionShares[] | undefined;
  readonly past: CellarPast | undefined;
  readonly ratings: Ratings | undefined;
  readonly today: string;
}

function Charts({ stock, maturity, shares, past, ratings, today }: ChartsProps) {
  const { held, ordered } = stock;
  const [behind, setBehind] = useState<DrillDown>();
  const [isOpen, setOpen] = useState(false);
  // Drawing all charts is slow, so their values are deferred. The page then handles input first.
  const drawn = {
    past: useDeferredValue(past),
    ratings: useDeferredValue(ratings),
    shares: useDeferredValue(shares),
  };
  const show = useCallback((chosen: DrillDown) => {
    setBehind(chosen);
    setOpen(true);
  }, []);

  const hasBottles = held.length > 0 || ordered.length > 0;
  if (!hasBottles && !past) return <Splash />;
  if (!hasBottles && past?.entries.length === 0) {
    return (
      <EmptyState
        action={<ToCollection />}
        drawing={<BottleDrawing type="Red Wine" />}
        title={i18n._("Nothing to count yet")}
      >
        {i18n._("Add bottles to see where they are from, what you paid, and when to drink them.")}
      </EmptyState>
    );
  }
  return (
    <>
      <HeldFigures held={held} maturity={maturity} past={past} onShow={show} />
      {held.length > 0 && <DrinkingChart held={held} maturity={maturity} onShow={show} />}
      <FiguresBeside held={held} ordered={ordered} onShow={show} />
      <p>
        <Link className={classes["elsewhere"]} to={WORTH_PATH}>
          {i18n._("What the cellar is worth")}
        </Link>
      </p>
      {past && <LatestYear entries={past.entries} />}
      {drawn.shares && (
        <ChartGrid {...drawn} shares={drawn.shares} stock={stock} today={today} onShow={show} />
      )}
      <Sheet
        opened={isOpen}
        title={behind?.title ?? ""}
        onClose={() => {
          setOpen(false);
        }}
      >
        {behind && <WinesBehind behind={behind} />}
      </Sheet>
    </>
  );
}

const SHOWN_MAX = 200;

function WinesBehind({ behind: { sum, wines, elsewhere } }: { readonly behind: DrillDown }) {
  return (
    <>
      <p className={classes["dim"]}>{sum}</p>
      {elsewhere && (
        <Link className={classes["elsewhere"]} to={elsewhere.address}>
          {elsewhere.words}
        </Link>
      )}
      <ul aria-label={i18n._("Wines")}>
        {wines.slice(0, SHOWN_MAX).map(({ wine, words }) => (
          <li key={wine.id}>
            <WineLine wine={wine}>{words}</WineLine>
          </li>
        ))}
      </ul>
      {wines.length > SHOWN_MAX && (
        <p className={classes["dim"]}>
          {i18n._("and {count} more", { count: numberInWords(wines.length - SHOWN_MAX) })}
        </p>
      )}
    </>
  );
}
