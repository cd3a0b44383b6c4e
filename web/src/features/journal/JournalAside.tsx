import { type ReactNode, useId, useMemo } from "react";
import { i18n } from "../../language/i18n.ts";
import { bestOfYear } from "../../rules/counting/bestOfYear.ts";
import { vintageOf } from "../../rules/cellar/CellarWine.ts";
import { dayInWords } from "../../rules/day.ts";
import type { JournalEntry } from "../../rules/history/journal.ts";
import { onThisDay } from "../../rules/history/onThisDay.ts";
import { goodUntilInWords } from "../../rules/history/openedWords.ts";
import { wineAddress } from "../../parts/addresses/wineAddress.ts";
import { yearAddress } from "../../parts/addresses/pageAddresses.ts";
import { WineThumbnail } from "../../parts/wine-photo/WineThumbnail.tsx";
import { Link } from "../../ui/page/Link.tsx";
import classes from "./Journal.module.css";
import { nameableWine, Rated } from "./JournalRow.tsx";
import type { JournalSoFar } from "./useJournal.ts";

const ON_A_DAY = 3;

interface JournalAsideProps {
  readonly journal: JournalSoFar;
  readonly today: string;
}

export function JournalAside({ journal, today }: JournalAsideProps) {
  const { wines, entries, onTheDay, count } = journal;
  const earlier = useMemo(() => onThisDay(onTheDay, today).slice(0, ON_A_DAY), [onTheDay, today]);
  const open = useMemo(
    () =>
      wines
        .flatMap((wine) => wine.opened.map((bottle) => ({ wine, bottle })))
        .sort((one, other) => (one.bottle.day < other.bottle.day ? -1 : 1)),
    [wines],
  );

  return (
    <div className={classes["aside"]}>
      <LatestYear entries={entries} isWhole={count !== undefined} />
      {open.length > 0 && (
        <Aside title={i18n._("Open now")}>
          {open.map(({ wine, bottle }) => (
            <WineStrip key={bottle.id} wine={wine}>
              {i18n._("Opened {day}.", { day: dayInWords(bottle.day) })}
              {` ${goodUntilInWords(wine, bottle, today)}.`}
            </WineStrip>
          ))}
        </Aside>
      )}
      {earlier.length > 0 && (
        <Aside title={i18n._("On this day")}>
          {earlier.map((entry) => {
            const wine = nameableWine(entry);
            const { event } = entry;
            const details = [
              event.meal,
              event.company && i18n._("with {company}", { company: event.company }),
            ].filter(Boolean);
            return (
              wine && (
                <WineStrip key={event.id} wine={wine}>
                  {[event.day.slice(0, 4), ...details].join(" · ")}{" "}
                  {event.rating && <Rated rating={event.rating} />}
                </WineStrip>
              )
            );
          })}
        </Aside>
      )}
    </div>
  );
}

interface LatestYearProps {
  readonly entries: readonly JournalEntry[];
  /** Whether `entries` is complete. If not, the best bottles are hidden. */
  readonly isWhole: boolean;
}

function LatestYear({ entries, isWhole }: LatestYearProps) {
  const [newest] = entries;
  const latest = newest && Number(newest.event.day.slice(0, 4));
  const best = useMemo(
    () => (latest === undefined || !isWhole ? [] : bestOfYear(latest, entries, 4)),
    [latest, entries, isWhole],
  );
  if (latest === undefined) return null;
  return (
    <Link className={classes["year"]} to={yearAddress(latest)}>
      {best.length > 0 && (
        <span className={classes["photos"]}>
          {best.map((entry) => {
            const wine = nameableWine(entry);
            return (
              wine && (
                <span key={entry.event.id} className={classes["photo"]}>
                  <WineThumbnail widthPx={72} wine={wine} />
                </span>
              )
            );
          })}
        </span>
      )}
      <b>{i18n._("{latest} in the cellar", { latest })}</b>
    </Link>
  );
}

interface AsideProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Aside({ title, children }: AsideProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}

interface WineStripProps {
  readonly wine: NonNullable<ReturnType<typeof nameableWine>>;
  readonly children: ReactNode;
}

function WineStrip({ wine, children }: WineStripProps) {
  return (
    <Link className={classes["strip"]} to={wineAddress(wine.id)}>
      <span className={classes["photo"]}>
        <WineThumbnail widthPx={54} wine={wine} />
      </span>
      <span>
        <b>
          <bdi>{wine.name}</bdi> {vintageOf(wine)}
        </b>
        <small>{children}</small>
      </span>
    </Link>
  );
}
