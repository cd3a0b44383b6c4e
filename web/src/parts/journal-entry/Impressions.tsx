import { Button } from "@mantine/core";
import { useOpenCellar, useSession } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { otherAuthorOf } from "../../rules/history/eventAuthor.ts";
import type { CellarEvent } from "../../rules/history/CellarEvent.ts";
import { eventDayInWords, eventInWords, ratingInWords } from "../../rules/history/eventWords.ts";
import { isForImpression } from "../../rules/history/impressions.ts";
import { RequireEditAccess } from "../changing/RequireEditAccess.tsx";
import { eventRequest } from "../requests/pageRequest.ts";
import classes from "./EventEntry.module.css";

/** Ratings and notes of members other than the event's author, for example "Anna: 17/20 Roses" [H12: impressions]. */
export function Impressions({ event }: { readonly event: CellarEvent }) {
  const session = useSession();
  const reader = session.kind === "signedIn" ? session.user : undefined;
  const { impressions, kind } = event;
  if (impressions.length === 0 || kind === "corrected") return null;
  return (
    <ul aria-label={i18n._("More ratings")}>
      {impressions.map((impression) => {
        const { author, rating, note } = impression;
        return (
          <li key={`${author.id ?? ""} ${author.name}`} className={classes["note"]}>
            <bdi>{otherAuthorOf(impression, reader) ?? i18n._("You")}</bdi>:{" "}
            {rating && <b>{ratingInWords(rating)}</b>} <bdi>{note}</bdi>
          </li>
        );
      })}
    </ul>
  );
}

/** Opens the form for the user's rating of another member's bottle. */
export function RateButton({ event }: { readonly event: CellarEvent }) {
  const session = useSession();
  const cellar = useOpenCellar()?.listed;
  const { wineId, id } = event;
  if (session.kind !== "signedIn") return null;
  if (!isForImpression(event, { id: session.user.id, cellar })) return null;
  return (
    <RequireEditAccess>
      <Button
        aria-label={i18n._("Your rating: {event}, {eventDay}", {
          event: eventInWords(event),
          eventDay: eventDayInWords(event),
        })}
        variant="subtle"
        onClick={() => {
          eventRequest.ask({ wineId, eventId: id, isImpression: true });
        }}
      >
        {i18n._("Your rating")}
      </Button>
    </RequireEditAccess>
  );
}
