import { type EventKind, type User, userNameOf, type WineEvent } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { listInWords } from "../../language/locale.ts";
import { eventInWords, isPurchase } from "./eventWords.ts";

/**
 * The name of an event's author, if the author is not the reader [H11: author]. A name from an
 * import is marked, because that author may not be a member.
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

interface ActFacts {
  /** The target lot of a move. */
  readonly to?: string | undefined;
  /** The wine's name, unless the name is shown next to the description. */
  readonly wine?: string | undefined;
}

/** The act of an event, without the name of its author: "took a bottle of Barolo 2016", "moved 2 bottles to B3". */
export function actInWords(event: WineEvent, { to, wine }: ActFacts = {}): string {
  const { kind, bottles } = event;
  const count = Math.abs(bottles);
  if (bottles === 0) {
    if (kind === "tasted")
      return wine === undefined ? i18n._("tasted it") : i18n._("tasted {wine}", { wine });
    return wine === undefined
      ? i18n._("recorded “{event}”", { event: eventInWords(event) })
      : i18n._("wrote about {wine}", { wine });
  }
  if (kind === "corrected") {
    const difference = `${bottles > 0 ? "+" : "−"}${String(count)}`;
    return wine === undefined
      ? i18n._("corrected the count by {difference}", { difference })
      : i18n._("corrected the count of {wine} by {difference}", { wine, difference });
  }
  if (kind === "moved" && to !== undefined) return movedInWords(count, wine, to);
  const act = isPurchase(event) ? "bought" : kind;
  return wine === undefined ? ACTS[act](count) : ACTS_ON[act](count, wine);
}

type Act = Exclude<EventKind, "corrected"> | "bought";

const ACTS: Readonly<Record<Act, (count: number) => string>> = {
  added: (count) =>
    i18n._("{count, plural, one {added a bottle} other {added # bottles}}", { count }),
  bought: (count) =>
    i18n._("{count, plural, one {bought a bottle} other {bought # bottles}}", { count }),
  moved: (count) =>
    i18n._("{count, plural, one {moved a bottle} other {moved # bottles}}", { count }),
  drank: (count) =>
    i18n._("{count, plural, one {took a bottle} other {took # bottles}}", { count }),
  gave: (count) =>
    i18n._("{count, plural, one {gave away a bottle} other {gave away # bottles}}", { count }),
  sold: (count) => i18n._("{count, plural, one {sold a bottle} other {sold # bottles}}", { count }),
  tasted: (count) =>
    i18n._("{count, plural, one {tasted a bottle} other {tasted # bottles}}", { count }),
  broken: (count) =>
    i18n._("{count, plural, one {recorded a broken bottle} other {recorded # broken bottles}}", {
      count,
    }),
  lost: (count) =>
    i18n._("{count, plural, one {recorded a lost bottle} other {recorded # lost bottles}}", {
      count,
    }),
};

const ACTS_ON: Readonly<Record<Act, (count: number, wine: string) => string>> = {
  added: (count, wine) =>
    i18n._("{count, plural, one {added a bottle of {wine}} other {added # bottles of {wine}}}", {
      count,
      wine,
    }),
  bought: (count, wine) =>
    i18n._("{count, plural, one {bought a bottle of {wine}} other {bought # bottles of {wine}}}", {
      count,
      wine,
    }),
  moved: (count, wine) =>
    i18n._("{count, plural, one {moved a bottle of {wine}} other {moved # bottles of {wine}}}", {
      count,
      wine,
    }),
  drank: (count, wine) =>
    i18n._("{count, plural, one {took a bottle of {wine}} other {took # bottles of {wine}}}", {
      count,
      wine,
    }),
  gave: (count, wine) =>
    i18n._(
      "{count, plural, one {gave away a bottle of {wine}} other {gave away # bottles of {wine}}}",
      { count, wine },
    ),
  sold: (count, wine) =>
    i18n._("{count, plural, one {sold a bottle of {wine}} other {sold # bottles of {wine}}}", {
      count,
      wine,
    }),
  tasted: (count, wine) =>
    i18n._("{count, plural, one {tasted a bottle of {wine}} other {tasted # bottles of {wine}}}", {
      count,
      wine,
    }),
  broken: (count, wine) =>
    i18n._(
      "{count, plural, one {recorded a broken bottle of {wine}} other {recorded # broken bottles of {wine}}}",
      { count, wine },
    ),
  lost: (count, wine) =>
    i18n._(
      "{count, plural, one {recorded a lost bottle of {wine}} other {recorded # lost bottles of {wine}}}",
      { count, wine },
    ),
};

function movedInWords(count: number, wine: string | undefined, place: string): string {
  return wine === undefined
    ? i18n._(
        "{count, plural, one {moved a bottle to {place}} other {moved # bottles to {place}}}",
        { count, place },
      )
    : i18n._(
        "{count, plural, one {moved a bottle of {wine} to {place}} other {moved # bottles of {wine} to {place}}}",
        { count, wine, place },
      );
}

export type MembersEvent = WineEvent & { readonly author: { readonly name: string } };

/** Events of other members as one sentence. `wine` is the wine's name, used if there is one event. */
export function newsInWords(events: readonly MembersEvent[], wine: string | undefined): string {
  const names = [...new Set(events.map(({ author }) => author.name))];
  const [first, ...more] = events;
  if (first && more.length === 0) return `${first.author.name} ${actInWords(first, { wine })}`;
  const changes = events.length;
  return names.length > 2
    ? i18n._("{count} members made {changes, plural, one {# change} other {# changes}}", {
        count: names.length,
        changes,
      })
    : i18n._("{members} made {changes, plural, one {# change} other {# changes}}", {
        members: listInWords(names),
        changes,
      });
}
