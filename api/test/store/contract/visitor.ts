import { randomUUID } from "node:crypto";
import {
  type Change,
  eventBodySchema,
  type EventChange,
  type EventRow,
  photoIdIn,
  photoPathOf,
  type Verdict,
  type Wine,
  WINE_ADDITIONS,
  type WineBody,
  type WineRow,
} from "sync-protocol";
import { decideAt } from "../../../src/cellar/changes/decide.ts";
import { fingerprint } from "../../../src/cellar/changes/fingerprint.ts";
import type {
  BatchOutcome,
  CellarStore,
  Decide,
  Submission,
} from "../../../src/cellar/ports/cellar.ts";
import type { ObjectName, ObjectStore } from "../../../src/cellar/ports/objects.ts";

export interface CellarUnderTest {
  readonly store: CellarStore;
  readonly addPerson: () => string | Promise<string>;
  /** Adds a finalized photo; its path is `photoUrl`, if given. Returns the photo's path. */
  readonly addPhoto: (cellarId: string, photoUrl?: string) => string | Promise<string>;
  /** The paths of photos that the store recorded when wines began to show them. */
  readonly shownPhotos: () => readonly string[] | Promise<readonly string[]>;
}

/** The present time in all decisions of the contract tests. */
export const NOW = Date.UTC(2026, 6, 1);

interface SendOptions {
  readonly key?: string;
  readonly decide?: Decide;
}

interface PushOptions {
  readonly ackThrough?: number;
  readonly epoch?: string;
  readonly decide?: Decide;
}

export async function openCellar({ store, addPerson }: CellarUnderTest) {
  const cellarId = await addPerson();
  const apply = (submissions: readonly Submission[], decide: Decide = decideAt(NOW)) =>
    store.apply({ cellarId, submissions, device: undefined, epoch: null }, decide);

  return {
    store,
    cellarId,
    apply,
    call: async (change: Change, { key, decide }: SendOptions = {}) => {
      const outcome = await apply([submission(change, { key })], decide);
      if (outcome.kind !== "done") throw new Error(`The call ended as ${outcome.kind}`);
      return outcome;
    },
    wines: () => winesIn(store, cellarId, { includeArchived: true }),
    pull: (since: number, limit = 100, deviceId?: string) =>
      store.changesSince({ cellarId, since, limit, deviceId }),
    device: () => {
      const id = randomUUID();
      const push = (submissions: readonly Submission[], pushing: PushOptions = {}) => {
        const { ackThrough = 0, epoch = store.epoch, decide = decideAt(NOW) } = pushing;
        return store.apply({ cellarId, submissions, device: { id, ackThrough }, epoch }, decide);
      };
      return { id, push };
    },
  };
}

export async function winesIn(
  store: Pick<CellarStore, "wines">,
  cellarId: string,
  options: Parameters<CellarStore["wines"]>[1],
): Promise<Wine[]> {
  const wines: Wine[] = [];
  for await (const part of store.wines(cellarId, options)) wines.push(...part);
  return wines;
}

export async function eventsIn(
  store: Pick<CellarStore, "historySince">,
  cellarId: string,
): Promise<EventRow[]> {
  const page = await store.historySince({ cellarId, since: 0, limit: Number.MAX_SAFE_INTEGER - 1 });
  return page?.events.filter(({ deleted }) => !deleted) ?? [];
}

export async function textOf(
  store: Pick<CellarStore, "winesText">,
  cellarId: string,
  options: Parameters<CellarStore["winesText"]>[1],
): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of store.winesText(cellarId, options)) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** Adds a finalized photo that has been unused since 1970. Returns the photo's path. */
export async function addPhotoTo(
  objects: ObjectStore,
  cellarId: string,
  photoUrl = photoPathOf(randomUUID()),
): Promise<string> {
  const photo = { cellarId, id: photoIdIn(photoUrl) };
  await objects.promise(photo, 0);
  await objects.finalize(photo, 1);
  await objects.stale([cellarId], 0, { promised: 0, unused: 0 });
  return photoUrl;
}

export type RemoveOrRestore = (kind: "remove" | "restore") => Promise<void>;

/** Adds an event that shows a photo. Returns the function that removes and restores the event. */
export async function addEventWithPhoto(
  store: CellarStore,
  { cellarId, id }: ObjectName,
): Promise<RemoveOrRestore> {
  const apply = async (change: EventChange) => {
    const submissions = [submission(change)];
    await store.apply({ cellarId, submissions, device: undefined, epoch: null }, decideAt(NOW));
  };
  const eventId = randomUUID();
  const photoUrl = photoPathOf(id);
  const body = eventBodySchema.parse({ kind: "tasted", day: "2026-07-01", photoUrl });
  const put = { kind: "put-event", eventId, wineId: randomUUID(), bottles: 0, body } as const;
  await apply(put);
  return (kind) => apply(kind === "remove" ? { kind: "remove-event", eventId } : put);
}

/** Adds a wine that shows a photo. Returns the function that removes and restores the wine. */
export async function addWineWithPhoto(
  store: CellarStore,
  { cellarId, id }: ObjectName,
): Promise<RemoveOrRestore> {
  const apply = async (change: Change) => {
    const submissions = [submission(change)];
    await store.apply({ cellarId, submissions, device: undefined, epoch: null }, decideAt(NOW));
  };
  const created = create({ photoUrl: photoPathOf(id) });
  await apply(created);
  return (kind) => apply({ kind, wineId: created.wineId });
}

export function create(values: Partial<WineBody> = {}): Extract<Change, { kind: "create" }> {
  const body: WineBody = {
    name: "Riesling Trocken",
    vintage: 2021,
    type: "White Wine",
    varietal: "Riesling",
    country: "Germany",
    region: "Nahe",
    producer: "Dönnhoff",
    notes: null,
    photoUrl: null,
    ...WINE_ADDITIONS,
    quantity: 6,
    ...values,
  };
  return { kind: "create", wineId: randomUUID(), bottleId: randomUUID(), body };
}

export function addOne(wineId: string): Change {
  return { kind: "add-bottles", wineId, quantity: 1 };
}

/** Makes a submission of `change`: an op of a push if `opNo` is given, otherwise an API call. */
export function submission(
  change: Submission["change"],
  { key, opNo }: { readonly key?: string | undefined; readonly opNo?: number } = {},
): Submission {
  const call = { method: "POST", path: "/", body: change } as const;
  return {
    key,
    fingerprint: fingerprint(call),
    change,
    opNo,
    eventId: opNo === undefined ? randomUUID() : (key ?? randomUUID()),
  };
}

export function op(
  opNo: number,
  change: Submission["change"],
  opId: string = randomUUID(),
): Submission {
  return submission(change, { key: opId, opNo });
}

/** A decision that throws, as after a bug or on a full disk. */
export function failing(message: string): Decide {
  return () => {
    throw new Error(message);
  };
}

export function codeOf(outcome: BatchOutcome): string | undefined {
  const [verdict] = verdictsOf(outcome);
  return verdict?.kind === "refused" ? verdict.refusal.code : undefined;
}

export function verdictsOf(outcome: BatchOutcome): readonly Verdict[] {
  return outcome.kind === "done" ? outcome.results.map(({ verdict }) => verdict) : [];
}

export function rowsOf(outcome: BatchOutcome): readonly WineRow[] {
  return outcome.kind === "done" ? outcome.rows : [];
}
