import { type Change, keptWineOf, type Wine, type WineBody, type WineRow } from "sync-protocol";
import { inverseChange } from "../../outbox/inverseChange.ts";
import type { WriteContext, OutboxEntry } from "../../outbox/outbox.ts";
import type { CommandRefusal } from "../../outbox/refusalWords.ts";
import { decideHere, replay, unlessRemoved } from "../../outbox/replay.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { keptPhotoKeys } from "../photos/photoKeys.ts";
import {
  type CommandOutcome,
  commandTables,
  type OutboxWrite,
  entering,
  isUnsentTail,
  type WrittenEntry,
} from "./runCommand.ts";
import { editTo, editWine, type FilledForm, readBody, recordChange } from "./wineCommands.ts";

/** Maximum number of wines read and written in one batch. Larger batches would block the page. */
const BATCH = 500;

export interface ManyOutcome {
  readonly done: readonly Wine[];
  /** Changes that the cellar's rules refuse. The changes of all other wines were made. */
  readonly refused: readonly RefusedOne[];
  /** Reverts all changes in one transaction. Works once. */
  readonly undo: () => Promise<void>;
}

interface RefusedOne {
  readonly wineId: string;
  readonly refusal: CommandRefusal;
}

/**
 * Archives, unarchives, removes or restores wines in one transaction. The write is durable when the
 * promise resolves. Works offline.
 */
export function recordMany(
  cellar: CellarDatabase,
  wineIds: readonly string[],
  kind: "archive" | "unarchive" | "remove" | "restore",
  context: WriteContext,
): Promise<ManyOutcome> {
  return onMany(
    cellar,
    wineIds,
    (wineId) => ({ kind: "asked", change: { kind, wineId } }),
    context,
  );
}

/**
 * Edits wines in one transaction. `bodyOf` makes each wine's new body from its current state.
 * Photos stay. The write is durable when the promise resolves. Works offline.
 */
export function editMany(
  cellar: CellarDatabase,
  wineIds: readonly string[],
  bodyOf: (wine: Wine) => WineBody,
  context: WriteContext,
): Promise<ManyOutcome> {
  const ask: DecideChange = (_, present) => {
    if (!present) return NOT_THERE;
    const read = readBody(bodyOf(present));
    return read.kind === "refused" ? read : { kind: "asked", change: editTo(present, read.body) };
  };
  return onMany(cellar, wineIds, ask, context);
}

/**
 * Edits an archived wine like {@link editWine} and unarchives it, in one transaction with one undo.
 * The write is durable when the promise resolves. Works offline.
 */
export function editAndUnarchive(
  cellar: CellarDatabase,
  form: FilledForm & { readonly seen: Wine },
  context: WriteContext,
): Promise<CommandOutcome> {
  return together(cellar, async () => {
    const edited = await editWine(cellar, form, context);
    if (edited.kind === "refused") return edited;
    const wineId = form.seen.id;
    const back = await recordChange(cellar, { kind: "unarchive", wineId }, context);
    if (back.kind === "refused") return back;
    return { ...back, undo: undoOfAll(cellar, [edited.undo, back.undo]) };
  });
}

type DecideChange = (
  wineId: string,
  present: Wine | undefined,
) =>
  | {
      readonly kind: "asked";
      readonly change: Change | undefined;
      readonly undoes?: string | undefined;
    }
  | { readonly kind: "refused"; readonly refusal: CommandRefusal };

interface DecidedChange {
  readonly change: Change;
  readonly before: Wine | undefined;
  readonly after: Wine;
  readonly entering: OutboxWrite;
}

interface WrittenChange extends WrittenEntry {
  readonly before: Wine | undefined;
  readonly after: Wine;
}

function onMany(
  cellar: CellarDatabase,
  wineIds: readonly string[],
  ask: DecideChange,
  context: WriteContext,
): Promise<ManyOutcome> {
  return together(cellar, async () => {
    const { done, refused, written } = await changeAll(cellar, wineIds, ask, context);
    let isUndone = false;
    const undo = () =>
      together(cellar, async () => {
        if (isUndone) return;
        isUndone = true;
        await takeAllBack(cellar, written, { ...context, now: Date.now() });
      });
    return { done, refused, undo };
  });
}

/**
 * Runs a change on several wines like `runCommand`, but in batches, because thousands of wines one
 * by one would take half a minute.
 */
async function changeAll(
  cellar: CellarDatabase,
  wineIds: readonly string[],
  ask: DecideChange,
  context: WriteContext,
) {
  const pendingOf = await pendingByWine(cellar);
  const photosOf = await keptPhotoKeys(cellar);
  const done: Wine[] = [];
  const refused: RefusedOne[] = [];
  const written: WrittenChange[] = [];
  for (let from = 0; from < wineIds.length; from += BATCH) {
    const ids = wineIds.slice(from, from + BATCH);
    const rows = await cellar.wines.bulkGet(ids);
    const decided: DecidedChange[] = [];
    for (const [at, wineId] of ids.entries()) {
      const pending = pendingOf.get(wineId) ?? [];
      const tail = pending.at(-1)?.opId ?? "";
      const hasDetails = pendingOf.has(tail) || photosOf.has(tail);
      const here = { wineId, row: rows[at], pending, hasDetails };
      const outcome = decideOne(cellar.cellarId, here, ask, context);
      if (outcome.kind === "refused") refused.push({ wineId, refusal: outcome.refusal });
      else done.push(outcome.after);
      if (outcome.kind === "decided") decided.push(outcome);
    }
    written.push(...(await writeAll(cellar, decided)));
  }
  return { done, refused, written };
}

interface StoredWine {
  readonly wineId: string;
  readonly row: WineRow | undefined;
  readonly pending: readonly OutboxEntry[];
  readonly hasDetails: boolean;
}

const NOT_THERE = {
  kind: "refused",
  refusal: { code: "not_found", what: "wine" },
} as const;

function decideOne(
  userId: string,
  { wineId, row, pending, hasDetails }: StoredWine,
  ask: DecideChange,
  context: WriteContext,
):
  | ({ readonly kind: "decided" } & DecidedChange)
  | { readonly kind: "unchanged"; readonly after: Wine }
  | { readonly kind: "refused"; readonly refusal: CommandRefusal } {
  const base = row && keptWineOf(row);
  const kept = replay(base, pending, userId);
  const before = unlessRemoved(kept);
  const asked = ask(wineId, before);
  if (asked.kind === "refused") return asked;
  const { change, undoes } = asked;
  if (!change) return before ? { kind: "unchanged", after: before } : NOT_THERE;
  const outcome = decideHere(kept, change, userId);
  if (outcome.kind === "refused") return outcome;
  if (outcome.kind === "unchanged") return { kind: "unchanged", after: outcome.wine };
  const after = outcome.wine;
  const pendingOf = { base, entries: pending, userId, hasDetails };
  const entry = entering(pendingOf, { change, undoes }, context);
  return { kind: "decided", change, before, after, entering: entry };
}

async function writeAll(
  cellar: CellarDatabase,
  decided: readonly DecidedChange[],
): Promise<readonly WrittenChange[]> {
  const entries = decided.map((one) => one.entering);
  await cellar.outbox.bulkPut(
    entries.flatMap((one) => (one.kind === "rewritten" ? one.entry : [])),
  );
  const appended = entries.flatMap((one) => (one.kind === "appended" ? one.entry : []));
  const positions = await cellar.outbox.bulkAdd(appended, { allKeys: true });
  const positionOf = new Map(appended.map(({ opId }, at) => [opId, positions[at]]));
  return decided.flatMap(({ entering: one, ...rest }) => {
    if (one.kind === "rewritten") return { ...rest, ...one };
    const position = positionOf.get(one.entry.opId);
    if (position === undefined) return [];
    return { ...rest, entry: { ...one.entry, position }, replaced: undefined };
  });
}

async function takeAllBack(
  cellar: CellarDatabase,
  written: readonly WrittenChange[],
  context: WriteContext,
): Promise<void> {
  const pendingOf = await pendingByWine(cellar);
  const isUnsent = ({ entry }: WrittenChange) =>
    isUnsentTail(entry, pendingOf.get(entry.recordId) ?? []);
  const unsent = written.filter(isUnsent);
  await cellar.outbox.bulkPut(unsent.flatMap(({ replaced }) => replaced ?? []));
  await cellar.outbox.bulkDelete(
    unsent.flatMap(({ replaced, entry }) => {
      const said = pendingOf.get(entry.opId) ?? [];
      return [...(replaced ? [] : [entry]), ...said].map(({ position }) => position);
    }),
  );
  const inverses = new Map(
    written
      .filter((one) => !isUnsent(one))
      .map(({ change, before, after, entry }) => {
        const inverse = { change: inverseChange(change, before, after), undoes: entry.opId };
        return [after.id, inverse] as const;
      }),
  );
  const ask: DecideChange = (wineId) => ({
    kind: "asked",
    change: undefined,
    ...inverses.get(wineId),
  });
  await changeAll(cellar, [...inverses.keys()], ask, context);
}

async function pendingByWine(
  cellar: CellarDatabase,
): Promise<ReadonlyMap<string, readonly OutboxEntry[]>> {
  const pending = new Map<string, OutboxEntry[]>();
  for (const entry of await cellar.outbox.orderBy("position").toArray()) {
    const ofWine = pending.get(entry.recordId);
    if (ofWine) ofWine.push(entry);
    else pending.set(entry.recordId, [entry]);
  }
  return pending;
}

function undoOfAll(
  cellar: CellarDatabase,
  undos: readonly (() => Promise<void>)[],
): () => Promise<void> {
  return () =>
    together(cellar, async () => {
      for (const takeBack of undos.toReversed()) await takeBack();
    });
}

function together<T>(cellar: CellarDatabase, work: () => Promise<T>): Promise<T> {
  return cellar.transaction("rw", commandTables(cellar), work);
}
