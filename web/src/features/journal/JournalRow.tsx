import { Button } from "@mantine/core";
import { IconStarFilled, IconToolsKitchen2, IconUsers } from "@tabler/icons-react";
import type { Rating, Wine, WineEvent } from "sync-protocol";
import { useLocalPhoto } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { weekdayInWords } from "../../rules/day.ts";
import {
  eventDayInWords,
  eventInWords,
  FLAW_WORDS,
  ratingInWords,
} from "../../rules/history/eventWords.ts";
import type { ImportRow, JournalEntry } from "../../rules/history/journal.ts";
import { withAuthorValues } from "../../rules/history/impressions.ts";
import { isDrunkOrTasted } from "../../rules/history/onThisDay.ts";
import { type CellarWine, vintageOf } from "../../rules/cellar/CellarWine.ts";
import { typeInWords } from "../../rules/cellar/typeWords.ts";
import { countOf } from "../../ui/countOf.ts";
import {
  EventActions,
  EventEntry,
  EventWords,
  purchaseInWords,
} from "../../parts/journal-entry/EventEntry.tsx";
import { Impressions, RateButton } from "../../parts/journal-entry/Impressions.tsx";
import { WineThumbnail } from "../../parts/wine-photo/WineThumbnail.tsx";
import { Link } from "../../ui/page/Link.tsx";
import { wineAddress } from "../../parts/addresses/wineAddress.ts";
import classes from "./Journal.module.css";

export function EntryRow({ entry }: { readonly entry: JournalEntry }) {
  const { wine, removed } = entry;
  const event = withAuthorValues(entry.event);
  const kept = useLocalPhoto(event.localPhotoId);
  const known = nameableWine(entry);
  const words = eventInWords(event);
  const purchase = purchaseInWords(event);
  return (
    <article className={classes["entry"]} data-small={!isDrunkOrTasted(entry)}>
      <time className={classes["day"]} dateTime={event.day}>
        <b>{Number(event.day.slice(8))}</b> <small>{weekdayInWords(event.day)}</small>
      </time>
      <span className={classes["photo"]}>
        {known && <WineThumbnail widthPx={90} wine={known} />}
      </span>
      <div className={classes["said"]}>
        <div className={classes["head"]}>
          <h3>
            <WineName removed={removed} wine={wine} />
          </h3>
          {event.rating && <Rated rating={event.rating} />}
        </div>
        <p className={classes["dim"]}>
          {known && (
            <>
              <bdi>{known.producer}</bdi> ·{" "}
            </>
          )}
          <EventWords event={event} />
        </p>
        {purchase !== "" && (
          <p className={classes["dim"]} dir="auto">
            {purchase}
          </p>
        )}
        {event.note !== null && (
          <p className={classes["note"]} dir="auto">
            {event.note}
          </p>
        )}
        <Impressions event={event} />
        <div className={classes["table"]}>
          <AtTheTable event={event} />
          <EventActions event={entry.event} photo={kept ?? event.photoUrl} words={words} />
          <RateButton event={event} />
        </div>
      </div>
    </article>
  );
}

export function Rated({ rating }: { readonly rating: Rating }) {
  return (
    <b className={classes["rating"]}>
      <IconStarFilled aria-hidden size={16} />
      {ratingInWords(rating)}
    </b>
  );
}

function AtTheTable({ event }: { readonly event: WineEvent }) {
  const { meal, occasion, company, flaw } = event;
  return (
    <>
      {meal !== null && (
        <span dir="auto">
          <IconToolsKitchen2 aria-hidden size={16} stroke={1.75} />
          {meal}
        </span>
      )}
      {occasion !== null && <span dir="auto">{occasion}</span>}
      {company !== null && (
        <span dir="auto">
          <IconUsers aria-hidden size={16} stroke={1.75} />
          {company}
        </span>
      )}
      {flaw !== null && <span>{FLAW_WORDS[flaw]}</span>}
    </>
  );
}

/** The entry's wine, also if it was removed. `undefined` if the wine's name was deleted. */
export function nameableWine({ wine, removed }: JournalEntry): CellarWine | Wine | undefined {
  return wine ?? (removed?.isSwept ? undefined : removed?.wine);
}

export function ImportedRow({ event, ...entry }: JournalEntry) {
  return (
    <div className={classes["imported"]}>
      <EventEntry event={event} photo={event.photoUrl}>
        <WineName {...entry} /> · {eventDayInWords(event)}
      </EventEntry>
    </div>
  );
}

interface ImportSummaryProps {
  readonly row: ImportRow;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function ImportSummary({ row: { entries }, isOpen, onToggle }: ImportSummaryProps) {
  const bottles = entries.reduce((sum, { event }) => sum + event.bottles, 0);
  const wines = new Set(entries.map(({ event }) => event.wineId)).size;
  const counted = { count: bottles, wines: countOf(wines, "wine") };
  return (
    <div className={classes["summary"]}>
      <p>
        {i18n._(
          "{count, plural, one {Imported # bottle of {wines}} other {Imported # bottles of {wines}}}",
          counted,
        )}
      </p>
      <Button
        aria-expanded={isOpen}
        aria-label={
          isOpen
            ? i18n._(
                "{count, plural, one {Hide the imported # bottle of {wines}} other {Hide the imported # bottles of {wines}}}",
                counted,
              )
            : i18n._(
                "{count, plural, one {Show the imported # bottle of {wines}} other {Show the imported # bottles of {wines}}}",
                counted,
              )
        }
        variant="subtle"
        onClick={onToggle}
      >
        {isOpen
          ? i18n._("Hide")
          : i18n._(/*i18n*/ { id: "Show", comment: "button: shows the whole note" })}
      </Button>
    </div>
  );
}

/**
 * The name of an entry's wine. If the name was deleted, shows the wine's type instead [W13: sweep].
 */
function WineName({ wine, removed }: Pick<JournalEntry, "wine" | "removed">) {
  if (removed?.isSwept)
    return <>{i18n._("Removed wine · {type}", { type: typeInWords(removed.wine.type) })}</>;
  const known = wine ?? removed?.wine;
  if (!known) return <>{i18n._("Removed wine")}</>;
  return (
    <>
      <Link className={classes["way"]} to={wineAddress(known.id)}>
        <bdi>{known.name}</bdi> {vintageOf(known)}
      </Link>
      {!wine && ` · ${i18n._("Removed")}`}
    </>
  );
}
