import { type User, userNameOf, type WineEvent } from "sync-protocol";
import { eventInWords, isPurchase } from "./eventWords.ts";

/**
 * The name of an event's author, if that is not the reader [H11: author]. A name from an import is
 * marked, since it need not be that of a member.
 */
export function otherAuthorOf(
  { author }: Pick<WineEvent, "author">,
  reader: User | undefined,
): string | undefined {
  if (!author || !reader || author.id === reader.id) return undefined;
  if (author.id !== null) return author.name;
  return author.name === userNameOf(reader) ? undefined : `${author.name} (imported)`;
}

/** What somebody did, without the name: "took a bottle", "moved 2 bottles to B3". */
export function actInWords(event: WineEvent, to?: string): string {
  const { kind, bottles } = event;
  const words = eventInWords(event, to);
  if (kind === "tasted") return bottles === 0 ? "tasted it" : `tasted ${bottlesOf(bottles)}`;
  if (bottles === 0) return `recorded “${words}”`;
  switch (kind) {
    case "added":
      return `${isPurchase(event) ? "bought" : "added"} ${bottlesOf(bottles)}`;
    case "moved":
      return `moved ${bottlesOf(bottles)}${to === undefined ? "" : ` to ${to}`}`;
    case "drank":
      return `took ${bottlesOf(bottles)}`;
    case "gave":
      return `gave away ${bottlesOf(bottles)}`;
    case "sold":
      return `sold ${bottlesOf(bottles)}`;
    case "broken":
    case "lost":
      return `recorded ${words}`;
    case "corrected":
      return `corrected the count by ${bottles > 0 ? "+" : "−"}${String(Math.abs(bottles))}`;
  }
}

function bottlesOf(bottles: number): string {
  const count = Math.abs(bottles);
  return count === 1 ? "a bottle" : `${count.toLocaleString()} bottles`;
}
