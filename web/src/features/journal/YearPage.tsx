import { Button } from "@mantine/core";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useParams } from "react-router";
import { type CellarYear, cellarYear, yearsIn } from "../../rules/counting/cellarYear.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { dayAt, dayInWords } from "../../rules/day.ts";
import { KIND_WORDS, ratingInWords } from "../../rules/history/eventWords.ts";
import type { JournalEntry } from "../../rules/history/journal.ts";
import { priceInWords } from "../../rules/lots/price.ts";
import { stockOn } from "../../rules/counting/stockHistory.ts";
import { pastsOf } from "../../rules/counting/winePasts.ts";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { countOf } from "../../ui/countOf.ts";
import { DeadEnd, EmptyState } from "../../ui/drawings/EmptyState.tsx";
import { Figure, Figures } from "../../ui/page/Figures.tsx";
import { JOURNAL_PATH, yearAddress } from "../../parts/addresses/pageAddresses.ts";
import { Link } from "../../ui/page/Link.tsx";
import { PrintableTitle } from "../../ui/page/PrintableTitle.tsx";
import { Splash } from "../../ui/loading/Splash.tsx";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import { WineLine } from "../../parts/wine-line/WineLine.tsx";
import classes from "./Journal.module.css";
import { useJournal } from "./useJournal.ts";

/** One year in the cellar on a page to keep; from this device alone, without signal too. */
export function YearPage() {
  const { year = "" } = useParams();
  return /^\d{4}$/u.test(year) ? <OneYear year={Number(year)} /> : <NoSuchYear />;
}

function NoSuchYear() {
  usePageTitle("No such year");
  return (
    <DeadEnd title="No such year">
      The address of a year ends in its four figures: /years/2026.
    </DeadEnd>
  );
}

function OneYear({ year }: { readonly year: number }) {
  const title = `${String(year)} in the cellar`;
  usePageTitle(title);
  const journal = useJournal();

  if (!journal) return <Splash />;
  const { wines, entries } = journal;
  return (
    <div className={classes["page"]}>
      <PrintableTitle>{title}</PrintableTitle>
      <OtherYears year={year} years={yearsIn(entries)} />
      <Year entries={entries} wines={wines} year={year} />
    </div>
  );
}

/** The ways to the years before and after, where something is told of them. */
function OtherYears({ year, years }: { readonly year: number; readonly years: readonly number[] }) {
  const before = years.find((one) => one < year);
  const after = years.findLast((one) => one > year);
  return (
    <nav aria-label="Years" className={classes["line"]}>
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
        Journal
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

  if (!sums) {
    return (
      <EmptyState
        action={
          <Button component={Link} to={JOURNAL_PATH}>
            Go to the journal
          </Button>
        }
        drawing={<BottleDrawing type="Red Wine" />}
        title="Nothing happened in this year"
      >
        This page sums up what you added, drank and tasted in a year.
      </EmptyState>
    );
  }
  return (
    <>
      <YearFigures
        beginning={beginning ?? 0}
        end={end ?? 0}
        isRunning={today.startsWith(String(year))}
        sums={sums}
      />
      {sums.best.length > 0 && (
        <Part title="The Best">
          {sums.best.map(
            ({ event, wine, rating }) =>
              wine && (
                <li key={event.id}>
                  <WineLine
                    detail={[dayInWords(event.day), event.meal].filter(Boolean).join(" · ")}
                    wine={wine}
                  >
                    {ratingInWords(rating)}
                  </WineLine>
                </li>
              ),
          )}
        </Part>
      )}
      {sums.drunk.length > 0 && (
        <Part title="Drunk Most">
          {sums.drunk.map(({ wine, bottles }) => (
            <li key={wine.id}>
              <WineLine wine={wine}>{countOf(bottles, "bottle")}</WineLine>
            </li>
          ))}
        </Part>
      )}
      <Words title="Occasions" words={sums.occasions} />
      <Words title="At the Table" words={sums.meals} />
    </>
  );
}

interface YearFiguresProps {
  readonly sums: CellarYear;
  /** Bottles that were held as the year began, and at its end. */
  readonly beginning: number;
  readonly end: number;
  /** The year is not over. */
  readonly isRunning: boolean;
}

function YearFigures({ sums, beginning, end, isRunning }: YearFiguresProps) {
  return (
    <Figures>
      <Figure name="As it began" value={countOf(beginning, "bottle")} />
      <Figure name="Came" value={countOf(sums.came, "bottle")}>
        {[
          ...(sums.spent.length > 0 ? [`for ${sums.spent.map(priceInWords).join(" and ")}`] : []),
          ...(sums.dateUnknown > 0
            ? [unbroken(`${sums.dateUnknown.toLocaleString()} date unknown`)]
            : []),
          ...uncountedInWords(sums.uncounted.came, sums.came),
        ].join(", ")}
      </Figure>
      <Figure name="Went" value={countOf(sums.went, "bottle")}>
        {[
          ...sums.ways.map(({ kind, bottles }) =>
            unbroken(`${String(bottles)} ${KIND_WORDS[kind].toLowerCase()}`),
          ),
          ...uncountedInWords(sums.uncounted.went, sums.went),
        ].join(", ")}
      </Figure>
      <Figure name={isRunning ? "Today" : "At its end"} value={countOf(end, "bottle")} />
    </Figures>
  );
}

/** Bottles that were told of afterwards, or are of wines that count no more, are in no count of what was held. */
function uncountedInWords(bottles: number, all: number): readonly string[] {
  if (bottles === 0) return [];
  return [`${bottles === all ? "none" : `${String(bottles)} not`} counted in the cellar`];
}

/** Words that stand on one line. */
function unbroken(words: string): string {
  return words.replaceAll(" ", "\u00a0");
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className={classes["list"]}>{children}</ul>
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
