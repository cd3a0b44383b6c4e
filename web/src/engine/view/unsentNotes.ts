import { byPosition, namesIn, type StandingSources } from "./cellarStanding.ts";
import { changeSentence, namedIdOf, type UnsentNote } from "../outbox/changeSentence.ts";
import { isWaiting } from "../outbox/outbox.ts";

/** Notes on their way; it rests after so many changes, as there may be many. */
export type NotingUnsent = Generator<undefined, readonly UnsentNote[]>;

/** How many changes are put into words before it rests: more would hold up the page. */
const SLICE = 1_000;

/** Every unsent change in words, in order; those that are unsent when it begins. */
export function* unsentNotes(sources: StandingSources): NotingUnsent {
  const waiting = [...sources.outbox.values()].filter(isWaiting).sort(byPosition);
  const needing = sources.attention.filter(({ finding }) => finding.kind !== "overwrote");
  const nameOf = namesIn(sources);
  const notes: UnsentNote[] = [];
  for (const [at, { opId, change }] of [...waiting, ...needing].entries()) {
    if (at > 0 && at % SLICE === 0) yield;
    if (change.kind === "noop") continue;
    notes.push({ opId, sentence: changeSentence(change, nameOf(namedIdOf(change))) });
  }
  return notes;
}
