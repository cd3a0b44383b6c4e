import { type User, userNameOf, type WineEvent } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { eventInWords, isPurchase } from "./eventWords.ts";

/**
 * The name of an event's author, if that is not the reader [H11: author]. A name from an import is
 * marked, because it may not be a member's.
 */
export function otherAuthorOf(
  { author }: Pick<WineEvent, "author">,
  reader: User | undefined,
): string | undefined {
  if (!author || !reader || author.id === reader.id) return undefined;
  if (author.id !== null) return author.name;
  return author.name === userNameOf(reader)
    ? undefined
    : i18n._("{name} (imported)", { name: author.name });
}

/** Optional facts for the description of an act. */
interface ActFacts {
  /** The target lot of a move. */
  readonly to?: string | undefined;
  /** The wine's name, unless the name is shown next to the description. */
  readonly wine?: string | undefined;
}

/** The act of an event, without the name of its author: "took a bottle of Barolo 2016", "moved 2 bottles to B3". */
export function actInWords(event: WineEvent, { to, wine }: ActFacts = {}): string {
  const { kind, bottles } = event;
  const of = wine === undefined ? "" : i18n._(" of {wine}", { wine });
  const some = bottlesInWords(bottles) + of;
  if (bottles === 0) {
    if (kind === "tasted") return i18n._("tasted {text}", { text: wine ?? "it" });
    return wine === undefined
      ? i18n._("recorded “{event}”", { event: eventInWords(event) })
      : i18n._("wrote about {wine}", { wine });
  }
  switch (kind) {
    case "added":
      return `${isPurchase(event) ? "bought" : "added"} ${some}`;
    case "moved":
      return i18n._("moved {some}{text}", { some, text: to === undefined ? "" : ` to ${to}` });
    case "drank":
      return i18n._("took {some}", { some });
    case "gave":
      return i18n._("gave away {some}", { some });
    case "sold":
    case "tasted":
      return `${kind} ${some}`;
    case "broken":
    case "lost":
      return i18n._("recorded {bottles}{of}", { bottles: bottlesInWords(bottles, kind), of });
    case "corrected":
      return i18n._("corrected the count{of} by {text}{abs}", {
        of,
        text: bottles > 0 ? "+" : "−",
        abs: String(Math.abs(bottles)),
      });
  }
}

/** An event of another member. */
export type MembersEvent = WineEvent & { readonly author: { readonly name: string } };

/** Events of other members as one sentence; `wine` is the wine of a single event. */
export function newsInWords(events: readonly MembersEvent[], wine: string | undefined): string {
  const names = [...new Set(events.map(({ author }) => author.name))];
  const [first, ...more] = events;
  if (first && more.length === 0) return `${first.author.name} ${actInWords(first, { wine })}`;
  const who =
    names.length > 2
      ? i18n._("{length} members", { length: String(names.length) })
      : names.join(" and ");
  return i18n._("{who} made {length} changes", { who, length: events.length.toLocaleString() });
}

function bottlesInWords(bottles: number, which?: string): string {
  const count = Math.abs(bottles);
  const adjective = which === undefined ? "" : `${which} `;
  return count === 1
    ? i18n._("a {adjective}bottle", { adjective })
    : i18n._("{count} {adjective}bottles", { count: count.toLocaleString(), adjective });
}
