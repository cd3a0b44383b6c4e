import { Button } from "@mantine/core";
import { type EventKind, heldBy, type WineEvent } from "sync-protocol";
import type { ReactNode } from "react";
import {
  circumstancesOf,
  eventDayInWords,
  eventInWords,
  importInWords,
  isSpokenOf,
  ratingInWords,
} from "../../rules/history/eventWords.ts";
import { priceInWords } from "../../rules/lots/price.ts";
import { eventRequest } from "../requests/pageRequest.ts";
import { EventPhoto } from "./EventPhoto.tsx";
import classes from "./EventEntry.module.css";

/** Of what was drunk or given away a price would say nothing. */
const PRICED: ReadonlySet<EventKind> = new Set(["added", "sold"]);

interface EventEntryProps {
  readonly event: WineEvent;
  /** Stands before the words: its day, or its wine. */
  readonly children: ReactNode;
  /** Where its photo is; nothing while that is looked for. */
  readonly photo: string | null;
  /** Where a move led. */
  readonly to?: string | undefined;
}

/** What happened to bottles on one day, with all that was said of it, and the way to say more. */
export function EventEntry({ event, children, photo, to }: EventEntryProps) {
  const { rating, note, price, shop, wineId } = event;
  const words = eventInWords(event, to);
  const circumstances = circumstancesOf(event);
  const purchase = [
    PRICED.has(event.kind) && price && `${priceInWords(price)} a bottle`,
    shop,
    importInWords(event),
  ].filter(Boolean);
  const day = eventDayInWords(event);
  const label = heldBy(event) < 0 && !isSpokenOf(event) ? "Add a note" : "Change";

  return (
    <div className={classes["entry"]}>
      <div className={classes["words"]}>
        <div className={classes["dim"]}>{children}</div>
        <p>
          <bdi>{words}</bdi> {rating && <b>{ratingInWords(rating)}</b>}
        </p>
        {purchase.length > 0 && (
          <p className={classes["dim"]} dir="auto">
            {purchase.join(" · ")}
          </p>
        )}
        {circumstances !== "" && (
          <p className={classes["dim"]} dir="auto">
            {circumstances}
          </p>
        )}
        {note !== null && (
          <p className={classes["note"]} dir="auto">
            {note}
          </p>
        )}
      </div>
      {photo !== null && <EventPhoto source={photo} words={`${words}, ${day}`} />}
      <Button
        aria-label={`${label}: ${words}, ${day}`}
        variant="subtle"
        onClick={() => {
          eventRequest.ask({ wineId, eventId: event.id });
        }}
      >
        {label}
      </Button>
    </div>
  );
}
