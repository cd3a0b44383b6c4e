import { useSession } from "../../engine/index.ts";
import { otherAuthorOf } from "../../rules/history/eventAuthor.ts";
import type { CellarEvent } from "../../rules/history/CellarEvent.ts";
import { ratingInWords } from "../../rules/history/eventWords.ts";
import classes from "./EventEntry.module.css";

/** What other members than its author say of an event: "Anna: 17/20 Roses" [H12: impressions]. */
export function Impressions({ event }: { readonly event: CellarEvent }) {
  const session = useSession();
  const reader = session.kind === "signedIn" ? session.user : undefined;
  const { impressions, kind } = event;
  if (impressions.length === 0 || kind === "corrected") return null;
  return (
    <ul aria-label="More ratings">
      {impressions.map((impression) => {
        const { author, rating, note } = impression;
        return (
          <li key={`${author.id ?? ""} ${author.name}`} className={classes["note"]}>
            <bdi>{otherAuthorOf(impression, reader) ?? "You"}</bdi>:{" "}
            {rating && <b>{ratingInWords(rating)}</b>} <bdi>{note}</bdi>
          </li>
        );
      })}
    </ul>
  );
}
