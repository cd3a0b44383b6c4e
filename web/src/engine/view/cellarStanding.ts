import { keptWineOf, type ChangeRefusalBody, type Wine } from "sync-protocol";
import type { CellarSources } from "./cellarModel.ts";
import {
  type AttentionEntry,
  countWaiting,
  isWaiting,
  type OutboxEntry,
  type SyncState,
} from "../outbox/outbox.ts";
import { changeSentence, namedIdOf, type UnsentNote } from "../outbox/changeSentence.ts";
import { replay, unlessRemoved } from "../outbox/replay.ts";

export interface RefusedPhoto {
  readonly id: string;
  readonly recordId: string;
  readonly isOfEvent?: true | undefined;
  /** Id of the event's wine, if the photo belongs to a stored event. */
  readonly wineId?: string | undefined;
  readonly keptAt: number;
  readonly refusal: ChangeRefusalBody;
}

export interface LostPhoto {
  readonly path: string;
  readonly recordId: string;
  readonly isOfEvent?: true | undefined;
  /** Id of the event's wine, if the photo belongs to a stored event. */
  readonly wineId?: string | undefined;
  readonly missedAt: number;
}

export interface BothWines {
  readonly onServer: Wine | undefined;
  readonly present: Wine | undefined;
}

export interface CellarStanding {
  readonly waiting: number;
  /** In the order in which their changes were made. */
  readonly attention: readonly AttentionEntry[];
  readonly refusedPhotos: readonly RefusedPhoto[];
  readonly lostPhotos: readonly LostPhoto[];
  readonly wines: ReadonlyMap<string, BothWines>;
  /** Names by record id, where known. An event has the name of its wine. */
  readonly names: ReadonlyMap<string, string>;
  readonly state: SyncState | undefined;
}

export const NO_STANDING: CellarStanding = {
  waiting: 0,
  attention: [],
  refusedPhotos: [],
  lostPhotos: [],
  wines: new Map(),
  names: new Map(),
  state: undefined,
};

export interface StandingSources extends CellarSources {
  /** Pending changes by their position in the outbox. */
  readonly outbox: ReadonlyMap<number, OutboxEntry>;
  readonly attention: readonly AttentionEntry[];
  readonly waitingPhotoOf: ReadonlyMap<string, string>;
  readonly refusedPhotos: readonly RefusedPhoto[];
  readonly lostPhotos: readonly LostPhoto[];
  readonly state: SyncState | undefined;
}

export function cellarStanding(sources: StandingSources): CellarStanding {
  const { outbox, rowOf, refusedPhotos, lostPhotos, state } = sources;
  // A removed wine's photo is kept until the wine is restored.
  const waitingPhotos = [...sources.waitingPhotoOf].filter(([id]) => !rowOf.get(id)?.deleted);
  const attention = sources.attention.toSorted(byPosition);
  const nameOf = namesIn(sources);
  const photos = [...refusedPhotos, ...lostPhotos];
  const madeHere = winesOfEvents(photos.length > 0 ? [...outbox.values(), ...attention] : []);
  const names = new Map<string, string | undefined>();
  for (const { change } of attention) names.set(namedIdOf(change), nameOf(namedIdOf(change)));
  for (const { recordId, wineId } of photos)
    names.set(recordId, nameOf(wineId ?? madeHere.get(recordId) ?? recordId));
  return {
    waiting: countWaiting([...outbox.values()], new Map(waitingPhotos)),
    attention,
    refusedPhotos,
    lostPhotos,
    wines: new Map(attention.map(({ recordId }) => [recordId, bothWines(sources, recordId)])),
    names: new Map([...names].flatMap(([id, name]) => (name === undefined ? [] : [[id, name]]))),
    state,
  };
}

function bothWines({ rowOf, pendingOf, userId }: CellarSources, wineId: string): BothWines {
  const row = rowOf.get(wineId);
  const base = row && keptWineOf(row);
  const present = replay(base, pendingOf.get(wineId) ?? [], userId);
  return { onServer: unlessRemoved(base), present: unlessRemoved(present) };
}

function winesOfEvents(
  changes: readonly Pick<OutboxEntry, "opId" | "recordId" | "change">[],
): ReadonlyMap<string, string> {
  const wineOf = new Map<string, string>();
  for (const { opId, recordId, change } of changes) {
    if (change.kind === "put-event") wineOf.set(change.eventId, change.wineId);
    // The event of a bottle change has the change's op id as its id [H1: one event].
    else wineOf.set(opId, recordId);
  }
  return wineOf;
}

export function namesIn({ rowOf, pendingOf, attention }: StandingSources) {
  const needing = new Map(
    attention.flatMap(({ recordId, change }) =>
      change.kind === "create" ? [[recordId, change.body.name] as const] : [],
    ),
  );
  return (wineId: string): string | undefined =>
    rowOf.get(wineId)?.name ?? needing.get(wineId) ?? nameMadeBy(pendingOf.get(wineId) ?? []);
}

function nameMadeBy(changes: readonly OutboxEntry[]): string | undefined {
  for (const { change } of changes) if (change.kind === "create") return change.body.name;
  return undefined;
}

export function byPosition(
  a: { readonly position: number },
  b: { readonly position: number },
): number {
  return a.position - b.position;
}

/**
 * Builds the notes about unsent changes. Yields between slices, because there may be many notes.
 */
export type UnsentNotes = Generator<undefined, readonly UnsentNote[]>;

/** Number of notes per slice. A larger slice would block the page. */
const SLICE = 1_000;

export function* unsentNotes(sources: StandingSources): UnsentNotes {
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
