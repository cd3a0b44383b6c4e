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
  const { rating, note } = event;
  const words = eventInWords(event, to);
  const circumstances = circumstancesOf(event);
  const purchase = purchaseInWords(event);

  return (
    <div className={classes["entry"]}>
      <div className={classes["words"]}>
        <div className={classes["dim"]}>{children}</div>
        <p>
          <bdi>{words}</bdi> {rating && <b>{ratingInWords(rating)}</b>}
        </p>
        {purchase !== "" && (
          <p className={classes["dim"]} dir="auto">
            {purchase}
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
      <EventActions event={event} photo={photo} words={words} />
    </div>
  );
}

/** What bottles cost, where they were bought, and when they were imported; empty where nobody told. */
export function purchaseInWords(event: WineEvent): string {
  const { kind, price, shop } = event;
  const cost = PRICED.has(kind) && price ? `${priceInWords(price)} a bottle` : null;
  return [cost, shop, importInWords(event)].filter(Boolean).join(" · ");
}

interface EventActionsProps {
  readonly event: WineEvent;
  /** Where its photo is. */
  readonly photo: string | null;
  /** What happened. */
  readonly words: string;
}

/** The photo of an event, which opens larger, and the way to say more. */
export function EventActions({ event, photo, words }: EventActionsProps) {
  const { wineId, id } = event;
  const told = `${words}, ${eventDayInWords(event)}`;
  const label = heldBy(event) < 0 && !isSpokenOf(event) ? "Add a note" : "Change";
  return (
    <>
      {photo !== null && <EventPhoto source={photo} words={told} />}
      <Button
        aria-label={`${label}: ${told}`}
        variant="subtle"
        onClick={() => {
          eventRequest.ask({ wineId, eventId: id });
        }}
      >
        {label}
      </Button>
    </>
  );
}
