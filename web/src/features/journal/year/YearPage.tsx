import { Button } from "@mantine/core";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useParams } from "react-router";
import { i18n } from "../../../language/i18n.ts";
import { bestOfYear, bottlesOfYear } from "../../../rules/counting/bestOfYear.ts";
import { cellarYear, yearsIn } from "../../../rules/counting/cellarYear.ts";
import type { RatedEntry } from "../../../rules/counting/ratingShares.ts";
import { yearTotals } from "../../../rules/counting/yearTotals.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { dayAt } from "../../../rules/day.ts";
import type { JournalEntry } from "../../../rules/history/journal.ts";
import { stockOn } from "../../../rules/counting/stockHistory.ts";
import { pastsOf } from "../../../rules/counting/winePasts.ts";
import { BottleDrawing } from "../../../ui/drawings/BottleDrawing.tsx";
import { countOf } from "../../../ui/countOf.ts";
import { DeadEnd, EmptyState } from "../../../ui/drawings/EmptyState.tsx";
import { JOURNAL_PATH, yearAddress } from "../../../parts/addresses/pageAddresses.ts";
import { Link } from "../../../ui/page/Link.tsx";
import { useIsPhone } from "../../../ui/phone.ts";
import { PrintableTitle } from "../../../ui/page/PrintableTitle.tsx";
import { Splash } from "../../../ui/loading/Splash.tsx";
import { AS_WRITTEN } from "../../../rules/cellar/wineNames.ts";
import { useWineNames } from "../../../parts/useWineNames.ts";
import { usePageTitle } from "../../../ui/page/usePageTitle.ts";
import { WineLine } from "../../../parts/wine-line/WineLine.tsx";
import classes from "../Journal.module.css";
import { besideEachOther, EntryPhoto } from "../PhotoGrid.tsx";
import { useJournal } from "../useJournal.ts";
import { YearCharts } from "./YearCharts.tsx";
import { YearFigures } from "./YearFigures.tsx";
import { YearImage } from "./YearImage.tsx";
import { summaryOf, mealDetails } from "./yearPoster.ts";
import { Rich } from "../../../ui/Rich.tsx";

export function YearPage() {
  const { year = "" } = useParams();
  return /^\d{4}$/u.test(year) ? <OneYear year={Number(year)} /> : <NoSuchYear />;
}

function NoSuchYear() {
  usePageTitle(i18n._("No such year"));
  return (
    <DeadEnd title={i18n._("No such year")}>
      {i18n._("The address of a year ends in its four figures: /years/2026.")}
    </DeadEnd>
  );
}

function OneYear({ year }: { readonly year: number }) {
  const title = i18n._("{year} in the cellar", { year: String(year) });
  usePageTitle(title);
  const journal = useJournal();

  if (!journal) return <Splash />;
  const { wines, entries } = journal;
  return (
    <div className={classes["page"]}>
      <OtherYears year={year} years={yearsIn(entries)} />
      <Year entries={entries} wines={wines} year={year} />
    </div>
  );
}

function OtherYears({ year, years }: { readonly year: number; readonly years: readonly number[] }) {
  const before = years.find((one) => one < year);
  const after = years.findLast((one) => one > year);
  return (
    <nav aria-label={i18n._("Years")} className={classes["line"]}>
      {before !== undefined && (
        <Link className={classes["way"]} to={yearAddress(before)}>
          {before}
        </Link>
      )}
      {after !== undefined && (
        <Link className={classes["way"]} to={yearAddress(after)}>
          {after}
        </Link>
      )}
      <Link className={classes["way"]} to={JOURNAL_PATH}>
        {i18n._("Journal")}
      </Link>
    </nav>
  );
}

interface YearProps {
  readonly year: number;
  readonly entries: readonly JournalEntry[];
  readonly wines: readonly CellarWine[];
}

function Year({ year, entries, wines }: YearProps) {
  const [today] = useState(() => dayAt(Date.now()));
  const pasts = useMemo(() => pastsOf(wines, entries), [wines, entries]);
  const sums = useMemo(() => cellarYear(year, entries, pasts), [year, entries, pasts]);
  const [end, beginning] = useMemo(() => {
    const days = [year, year - 1].map((one) => `${String(one)}-12-31`);
    return stockOn(days, pasts).map(({ bottles }) => bottles);
  }, [year, pasts]);

  const until = today.startsWith(String(year)) ? today.slice(5) : undefined;
  const names = useWineNames(wines) ?? AS_WRITTEN;
  const [totals, before] = useMemo(
    () => [yearTotals(year, entries, { names }), yearTotals(year - 1, entries, { until, names })],
    [year, entries, until, names],
  );
  const best = useMemo(() => bestOfYear(year, entries, SHOWN), [year, entries]);
  const inImage = useMemo(() => bottlesOfYear(year, entries, SHOWN), [year, entries]);

  if (!sums) {
    return (
      <>
        <PrintableTitle>{i18n._("{year} in the cellar", { year: String(year) })}</PrintableTitle>
        <EmptyState
          action={
            <Button component={Link} to={JOURNAL_PATH}>
              {i18n._("Go to the journal")}
            </Button>
          }
          drawing={<BottleDrawing type="Red Wine" />}
          title={i18n._("Nothing happened in this year")}
        >
          {i18n._("This page sums up what you added, drank and tasted in a year.")}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <header className={classes["poster"]}>
        <div>
          <h1>
            <Rich
              text={i18n._("<0>{year}</0> in the cellar", { year: String(year) })}
              parts={[<b />]}
            />
          </h1>
          <p className={classes["dim"]}>{summaryOf(totals)}</p>
        </div>
        <YearImage best={inImage} sums={sums} totals={totals} year={year} />
      </header>
      {best.length > 0 && <Best best={best} />}
      <YearFigures
        before={before}
        beforeIn={(figure) => {
          const values = { figure, year: String(year - 1) };
          return until === undefined
            ? i18n._("{figure} in {year}", values)
            : i18n._("{figure} by this day in {year}", values);
        }}
        totals={totals}
        beginning={beginning ?? 0}
        end={end ?? 0}
        isRunning={today.startsWith(String(year))}
        sums={sums}
      />
      <YearCharts entries={entries} year={year} />
      {sums.drunk.length > 0 && (
        <Part title={i18n._("Drunk Most")}>
          {sums.drunk.map(({ wine, bottles }) => (
            <li key={wine.id}>
              <WineLine wine={wine}>{countOf(bottles, "bottle")}</WineLine>
            </li>
          ))}
        </Part>
      )}
      <Words title={i18n._("Occasions")} words={sums.occasions} />
      <Words title={i18n._("At the Table")} words={sums.meals} />
    </>
  );
}

const SHOWN = 4;

function Best({ best }: { readonly best: readonly RatedEntry[] }) {
  const inARow = useIsPhone() ? 2 : SHOWN;
  return (
    <Part inARow={inARow} title={i18n._("The Best")}>
      {best.map((entry) => (
        <li key={entry.event.id}>
          <EntryPhoto entry={entry} />
          <p className={classes["dim"]}>{mealDetails(entry.event, true)}</p>
        </li>
      ))}
    </Part>
  );
}

interface PartProps {
  readonly title: string;
  readonly inARow?: number | undefined;
  readonly children: ReactNode;
}

function Part({ title, inARow, children }: PartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {inARow === undefined ? (
        <ul className={classes["list"]}>{children}</ul>
      ) : (
        <ul
          className={`${classes["list"] ?? ""} ${classes["grid"] ?? ""}`}
          style={besideEachOther(inARow)}
        >
          {children}
        </ul>
      )}
    </section>
  );
}

function Words({ title, words }: { readonly title: string; readonly words: readonly string[] }) {
  const titleId = useId();
  if (words.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p dir="auto">{words.join(" · ")}</p>
    </section>
  );
}
