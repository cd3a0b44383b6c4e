import { Button } from "@mantine/core";
import { type EventKind, quantityChangeOf, type WineEvent } from "sync-protocol";
import type { ReactNode } from "react";
import { useSession } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import type { CellarEvent } from "../../rules/history/CellarEvent.ts";
import { actInWords, otherAuthorOf } from "../../rules/history/eventAuthor.ts";
import {
  circumstancesOf,
  eventDayInWords,
  eventInWords,
  importInWords,
  hasUserDetails,
  ratingInWords,
} from "../../rules/history/eventWords.ts";
import { withAuthorValues } from "../../rules/history/impressions.ts";
import { priceInWords } from "../../rules/lots/price.ts";
import { RequireEditAccess } from "../changing/RequireEditAccess.tsx";
import { eventRequest } from "../requests/pageRequest.ts";
import { Impressions, RateButton } from "./Impressions.tsx";
import { EventPhoto } from "./EventPhoto.tsx";
import classes from "./EventEntry.module.css";

/** Only events of these kinds show a price. A drunk or given bottle has no meaningful price. */
const PRICED: ReadonlySet<EventKind> = new Set(["added", "sold"]);

interface EventEntryProps {
  readonly event: CellarEvent;
  /** The day or the wine, shown before the event's words. */
  readonly children: ReactNode;
  /** Address of the photo. `null` while the address is being looked up. */
  readonly photo: string | null;
  readonly to?: string | undefined;
}

export function EventEntry({ event, children, photo, to }: EventEntryProps) {
  const { rating, note } = withAuthorValues(event);
  const words = eventInWords(event, to);
  const circumstances = circumstancesOf(event);
  const purchase = purchaseInWords(event);

  return (
    <div className={classes["entry"]}>
      <div className={classes["words"]}>
        <div className={classes["dim"]}>{children}</div>
        <p>
          <EventWords event={event} to={to} /> {rating && <b>{ratingInWords(rating)}</b>}
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
        <Impressions event={event} />
        <RateButton event={event} />
      </div>
      <EventActions event={event} photo={photo} words={words} />
    </div>
  );
}

/**
 * An event in words, with the author's name if the author is another user, for example "Anna took a
 * bottle" [H11: author].
 */
export function EventWords({ event, to }: Pick<EventEntryProps, "event" | "to">) {
  const session = useSession();
  const reader = session.kind === "signedIn" ? session.user : undefined;
  const author = otherAuthorOf(event, reader);
  if (author === undefined) return <bdi>{eventInWords(event, to)}</bdi>;
  return (
    <>
      <bdi>{author}</bdi> <bdi>{actInWords(event, { to })}</bdi>
    </>
  );
}

/** Price, shop and import date of an event's bottles. Empty if none is known. */
export function purchaseInWords(event: WineEvent): string {
  const { kind, price, shop } = event;
  const cost =
    PRICED.has(kind) && price ? i18n._("{price} a bottle", { price: priceInWords(price) }) : null;
  return [cost, shop, importInWords(event)].filter(Boolean).join(" · ");
}

interface EventActionsProps {
  readonly event: CellarEvent;
  readonly photo: string | null;
  readonly words: string;
}

/**
 * An event's photo, which opens enlarged when tapped, and a button to add a note or change the
 * event.
 */
export function EventActions({ event, photo, words }: EventActionsProps) {
  const { wineId, id } = event;
  const description = `${words}, ${eventDayInWords(event)}`;
  const label =
    quantityChangeOf(event) < 0 && !hasUserDetails(withAuthorValues(event))
      ? i18n._("Add a note")
      : i18n._("Change");
  return (
    <>
      {photo !== null && <EventPhoto source={photo} words={description} />}
      <RequireEditAccess>
        <Button
          aria-label={`${label}: ${description}`}
          variant="subtle"
          onClick={() => {
            eventRequest.ask({ wineId, eventId: id });
          }}
        >
          {label}
        </Button>
      </RequireEditAccess>
    </>
  );
}
