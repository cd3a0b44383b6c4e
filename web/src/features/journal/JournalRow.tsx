import { Button } from "@mantine/core";
import { useLocalPhoto } from "../../engine/index.ts";
import { eventDayInWords } from "../../rules/history/eventWords.ts";
import type { ImportRow, JournalEntry } from "../../rules/history/journal.ts";
import { vintageOf } from "../../rules/cellar/CellarWine.ts";
import { countOf } from "../../ui/countOf.ts";
import { EventEntry } from "../../parts/journal-entry/EventEntry.tsx";
import { Link } from "../../ui/page/Link.tsx";
import { wineAddress } from "../../parts/addresses/wineAddress.ts";
import classes from "./Journal.module.css";

/** What happened to bottles of one wine. */
export function EntryRow({ event, wine, removed }: JournalEntry) {
  const kept = useLocalPhoto(event.localPhotoId);
  return (
    <EventEntry event={event} photo={kept ?? event.photoUrl}>
      <WineName removed={removed} wine={wine} />
    </EventEntry>
  );
}

/** One of the bottles of an import, with its day. */
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

/** All bottles that one import brought. */
export function ImportSummary({ row: { entries }, isOpen, onToggle }: ImportSummaryProps) {
  const bottles = entries.reduce((sum, { event }) => sum + event.bottles, 0);
  const wines = new Set(entries.map(({ event }) => event.wineId)).size;
  const words = `${bottles.toLocaleString()} ${bottles === 1 ? "bottle" : "bottles"} of ${countOf(wines, "wine")}`;
  return (
    <div className={classes["summary"]}>
      <p>Imported {words}</p>
      <Button
        aria-expanded={isOpen}
        aria-label={`${isOpen ? "Hide" : "Show"} the imported ${words}`}
        variant="subtle"
        onClick={onToggle}
      >
        {isOpen ? "Hide" : "Show"}
      </Button>
    </div>
  );
}

/** The wine of an entry; a removed one is marked, and of a swept one its type is left (rule W13). */
function WineName({ wine, removed }: Pick<JournalEntry, "wine" | "removed">) {
  if (removed?.isSwept) return <>Removed wine · {removed.wine.type}</>;
  const known = wine ?? removed?.wine;
  if (!known) return <>Removed wine</>;
  return (
    <>
      <Link className={classes["way"]} to={wineAddress(known.id)}>
        <bdi>{known.name}</bdi> {vintageOf(known)}
      </Link>
      {!wine && " · Removed"}
    </>
  );
}
