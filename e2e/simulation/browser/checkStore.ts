import { isDeepStrictEqual } from "node:util";
import {
  type CellarChange,
  isOfEvent,
  isOfWish,
  keptWineOf,
  type Places,
  recordIdOf,
  WINE_FIELDS,
  type WineRow,
} from "sync-protocol";
import { byWine, cellarView } from "../../../web/src/engine/view/cellarView.ts";
import type { CellarWine } from "../../../web/src/rules/cellar/CellarWine.ts";
import type { AttentionEntry, OutboxEntry } from "../../../web/src/engine/outbox/outbox.ts";
import { historyCursor } from "../../../web/src/engine/db/push-pull/writeAnswer.ts";
import { livingEvents, replayEvents } from "../../../web/src/engine/view/eventsView.ts";
import { livingPlaces, replayPlaces } from "../../../web/src/engine/view/placesView.ts";
import { must } from "../RuleViolation.ts";
import { heldIn } from "../expectedStock.ts";
import { isSame } from "../mergedValue.ts";
import { type History, type PersonHistory, personIn } from "../server/History.ts";
import { checkBottlePlaces, checkPlaces } from "../places/checkPlaces.ts";
import { checkWishes } from "../wishes/expectedWishes.ts";
import type { LocalStore } from "./readLocalStore.ts";

/** Number of failures after which a noop replaces the op [O6: failed changes]. */
export const ATTEMPTS_MAX = 3;

/**
 * What the user did since the store was last read. `nothing`: only a drain ran. `attach`: photos
 * were uploaded automatically. `restore`: the user restored the values that an edit replaced.
 * `import`: the user made or undid an import.
 */
export type UserAction =
  | "nothing"
  | "attach"
  | "command"
  | "import"
  | "undo"
  | "retry"
  | "restore"
  | "discard";

export interface StoreCheck {
  readonly owner: string;
  readonly before: LocalStore | undefined;
  readonly after: LocalStore;
  readonly doing: UserAction;
  /** The history from which the base rows came, or `undefined` before the first page. */
  readonly history: History | undefined;
  /**
   * The newest history that the device knows, which may be newer than the base rows' history [E3:
   * verdicts first].
   */
  readonly judging: History | undefined;
  /** Whether the base rows came from the same history at the previous read. */
  readonly sameHistory: boolean;
  readonly storeId: string;
  /**
   * By op id: how many answers to this device, or to a copy of this device, reported the op as
   * failed.
   */
  readonly failuresOf: (opId: string) => number;
}

export function checkStore(check: StoreCheck): void {
  const { owner, after, history, judging } = check;
  const person = history && personIn(history, owner);
  const judge = judging && personIn(judging, owner);
  checkNumbers(after);
  checkAttempts(check, judge);
  checkAttention(check, judge);
  checkDependants(after);
  checkNothingVanished(check, person);
  if (person) {
    checkRows(check, person);
    checkCountedOnce(check, person);
  }
  checkView(owner, after);
  checkPlaces(placesIn(after), after);
  checkWishes(after);
  checkBottlePlaces(placesIn(after), viewOf(owner, after));
}

/**
 * [R2: page] [R3: newer rows] [E2: new history] The row cache of a page that reads only newer rows
 * matches the store.
 */
export function checkRowCache(cached: readonly WineRow[] | undefined, { rows }: LocalStore): void {
  const held = new Map(cached?.map((row) => [row.id, row]));
  must(
    held.size === rows.length && rows.every((row) => isDeepStrictEqual(held.get(row.id), row)),
    () => "[R3] a page that was open all along shows other rows than the store holds",
  );
}

export function viewOf(owner: string, { rows, outbox }: LocalStore): readonly CellarWine[] {
  return cellarView({ userId: owner, rows, outbox, photosOf: new Map() });
}

export function placesIn({ places, outbox }: LocalStore): Places {
  return livingPlaces(replayPlaces(places, outbox));
}

export function eventsIn(owner: string, { rows, events, outbox }: LocalStore) {
  const baseById = new Map(rows.map((row) => [row.id, keptWineOf(row)]));
  const baseOf = (wineId: string) => baseById.get(wineId);
  return livingEvents(
    replayEvents({ rows: events, pending: outbox, baseOf, userId: owner, readerId: owner }),
    new Map(),
  );
}

function seqsIn({ rows, places, events, wishes }: LocalStore): ReadonlyMap<string, number> {
  return new Map([...rows, ...places, ...events, ...wishes].map(({ id, seq }) => [id, seq]));
}

/**
 * [O2: numbering] [O5: acknowledgement] Op numbers increase with the position, never repeat, and
 * are above the acknowledged number.
 */
function checkNumbers({ state, outbox }: LocalStore) {
  if (!state) return;
  let last = state.ackThrough;
  let mayBeNumbered = true;
  for (const { opNo } of outbox) {
    if (opNo === undefined) {
      mayBeNumbered = false;
      continue;
    }
    must(mayBeNumbered, () => `[O2] op ${String(opNo)} stands behind one without a number`);
    must(opNo > last, () => `[O5] op ${String(opNo)} is unsettled at or below ${String(last)}`);
    last = opNo;
  }
  must(last < state.nextOpNo, () => "[O2] a number will be given twice");
}

/**
 * [O6: failed changes] Only the server's failure to run an op counts as an attempt. An op moves to
 * the changes that need attention only after three attempts, when the server has run a `noop`
 * instead.
 */
function checkAttempts(
  { before, after, storeId, failuresOf }: StoreCheck,
  judge: PersonHistory | undefined,
) {
  for (const { opId, attempts } of after.outbox) {
    must(attempts <= failuresOf(opId), () => `[O6] ${opId} failed ${String(attempts)} times`);
  }
  // A copied profile contains failed changes that already needed attention on the original device.
  if (!before || !judge) return;
  const failedBefore = new Set(before.attention.map(({ opId }) => opId));
  for (const { opId, finding } of after.attention) {
    if (finding.kind !== "failed" || failedBefore.has(opId)) continue;
    must(
      failuresOf(opId) >= ATTEMPTS_MAX || wasSentByTwin(judge, opId, storeId),
      () => `[O6] ${opId} counts as failed after ${String(failuresOf(opId))} failures`,
    );
    const wasSkipped = judge.verdicts.get(opId)?.kind === "skipped";
    must(wasSkipped, () => `[O6] ${opId} counts as failed on a server that runs nothing`);
  }
}

/**
 * [S3: refused change] An op leaves the outbox only when it was applied, removed by its user, or
 * replaced by an equal change.
 */
function checkNothingVanished(
  { before, after, doing }: StoreCheck,
  person: PersonHistory | undefined,
) {
  if (!before) return;
  const known = namesIn(before);
  const present = namesIn(after);
  const fresh = [...freshOf(after, known).values()];
  const seqs = seqsIn(after);

  for (const { opId, entry, attention } of known.values()) {
    const now = present.get(opId);
    const isFailed = entry && entry.change.kind !== "noop" && now?.entry?.change.kind === "noop";
    must(!isFailed || now.attention !== undefined, () => `[S3] the failed ${opId} has vanished`);
    if (now) continue;
    const verdict = person?.verdicts.get(opId);
    const wineId = entry?.recordId ?? attention?.recordId ?? "";
    if (verdict?.kind === "applied" && (seqs.get(wineId) ?? 0) >= verdict.seq) continue;
    if (entry?.change.kind === "noop" && !attention) continue;
    if (attention && isRetriedAutomatically(attention) && takeSame(fresh, attention.change))
      continue;
    must(
      mayBeRemoved(doing, entry, attention, fresh),
      () => `[S3] ${entry?.change.kind ?? attention?.change.kind ?? "?"} ${opId} has vanished`,
    );
  }
  const isOfMany = doing === "retry" || doing === "import";
  const own = doing === "nothing" ? 0 : isOfMany ? Infinity : 1;
  must(fresh.length <= own, () => `[O1] ${String(fresh.length)} ops came from nowhere`);
}

/**
 * [O6: failed changes] [S4: dependent changes] Whether a change that needs attention is retried
 * automatically.
 */
function isRetriedAutomatically({ finding }: AttentionEntry): boolean {
  return finding.kind === "failed" || finding.kind === "dependant";
}

/**
 * [O7: compaction] Whether this action may remove the change. An unsent change may be merged or
 * undone. A refused change may be retried or discarded.
 */
function mayBeRemoved(
  doing: UserAction,
  entry: OutboxEntry | undefined,
  attention: AttentionEntry | undefined,
  fresh: CellarChange[],
): boolean {
  switch (doing) {
    case "nothing":
      return false;
    case "command":
    case "attach":
      return entry !== undefined && entry.opNo === undefined && canReplace(fresh, entry.change);
    case "import":
      return fresh.some((change) => mayBeRemoved("command", entry, attention, [change]));
    case "undo":
      return entry !== undefined && entry.opNo === undefined;
    case "retry":
      if (!attention || (entry && entry.change.kind !== "noop")) return false;
      return takeSame(fresh, attention.change);
    case "restore":
      if (attention) return attention.finding.kind === "overwrote";
      return mayBeRemoved("command", entry, attention, fresh);
    case "discard":
      return attention !== undefined && entry === undefined;
  }
}

/**
 * [O7: compaction] Whether the new change can replace the unsent change. Only two edits can merge,
 * or an archive with an unarchive.
 */
function canReplace(fresh: readonly CellarChange[], unsent: OutboxEntry["change"]): boolean {
  const [change] = fresh;
  if (!change || fresh.length > 1 || unsent.kind === "noop") return false;
  if (recordIdOf(change) !== recordIdOf(unsent)) return false;
  if (change.kind === "edit" && unsent.kind === "edit") {
    const [base, firstBase] = [change.base, unsent.base];
    return WINE_FIELDS.every(
      (field) => firstBase?.[field] === undefined || isSame(base?.[field], firstBase[field]),
    );
  }
  const sets = ["archive", "unarchive"];
  return sets.includes(change.kind) && sets.includes(unsent.kind);
}

function takeSame(fresh: CellarChange[], change: CellarChange): boolean {
  const index = fresh.findIndex((candidate) =>
    isDeepStrictEqual(withoutEvent(candidate), withoutEvent(change)),
  );
  if (index === -1) return false;
  fresh.splice(index, 1);
  return true;
}

/** The change without its event id. A retry gives an event a new id (rule H1). */
function withoutEvent(change: CellarChange): CellarChange {
  return isOfEvent(change) ? { ...change, eventId: "" } : change;
}

interface EntryName {
  readonly opId: string;
  readonly entry: OutboxEntry | undefined;
  readonly attention: AttentionEntry | undefined;
}

function namesIn({ outbox, attention }: LocalStore): ReadonlyMap<string, EntryName> {
  const names = new Map<string, EntryName>();
  for (const entry of outbox) {
    names.set(entry.opId, { opId: entry.opId, entry, attention: undefined });
  }
  for (const found of attention) {
    const { opId } = found;
    names.set(opId, { opId, entry: names.get(opId)?.entry, attention: found });
  }
  return names;
}

function freshOf({ outbox }: LocalStore, known: ReadonlyMap<string, EntryName>) {
  const fresh = new Map<string, CellarChange>();
  for (const { opId, change } of outbox) {
    if (!known.has(opId) && change.kind !== "noop") fresh.set(opId, change);
  }
  return fresh;
}

/**
 * [R2: page] [R3: newer rows] Base rows equal the server's rows, never become older, and include
 * every row up to the cursor.
 */
function checkRows({ before, after, sameHistory, history }: StoreCheck, person: PersonHistory) {
  const { state, rows, places, events } = after;
  const seqs = seqsIn(after);
  for (const row of [...rows, ...places]) {
    must(
      isDeepStrictEqual(row, person.stamped.get(row.seq)),
      () => `[R3] base row ${row.id} at ${String(row.seq)} is not the server's`,
    );
  }
  for (const event of state?.history?.epoch === history?.epoch ? events : []) {
    must(
      isDeepStrictEqual(event, person.eventsBySeq.get(event.seq)),
      () => `[R3] event ${event.id} at ${String(event.seq)} is not the server's`,
    );
  }
  // The first page replaces every row, even within the same history [D2: repair] [E2: new history].
  const isFirstPage = before?.state?.cursor === 0;
  if (before && sameHistory && !isFirstPage) {
    for (const { id, seq } of [...before.rows, ...before.places]) {
      must((seqs.get(id) ?? 0) >= seq, () => `[R3] base row ${id} went back`);
    }
  }
  if (!state || state.cursor === 0) return;
  const sameEpoch = before?.state?.epoch === state.epoch;
  must(!sameEpoch || state.cursor >= before.state.cursor, () => "[R2] the cursor went back");
  for (const { id, seq } of [...person.rows.values(), ...person.places.values()]) {
    must(
      seq > state.cursor || (seqs.get(id) ?? 0) >= seq,
      () => `[R2] the cursor is at ${String(state.cursor)}, and row ${String(seq)} was skipped`,
    );
  }
  const read = historyCursor(state);
  for (const { id, seq } of person.events.values()) {
    must(
      seq > read || (seqs.get(id) ?? 0) >= seq,
      () => `[H7] events were read up to ${String(read)}, and ${String(seq)} was skipped`,
    );
  }
  for (const { id, seq } of person.wishes.values()) {
    must(
      seq > read || (seqs.get(id) ?? 0) >= seq,
      () => `[T4] wishes were read up to ${String(read)}, and ${String(seq)} was skipped`,
    );
  }
}

/**
 * [S2: settling] Each op of this device counts once: in a base row or in the outbox. An op that a
 * copied profile sent may count twice until this device has the op's verdict or a new first page.
 * Changes of events and wishes are not checked.
 */
function checkCountedOnce({ after, storeId }: StoreCheck, person: PersonHistory) {
  const { outbox, state } = after;
  const awaitsPage = state?.cursor === 0;
  const seqs = seqsIn(after);
  for (const { opId, recordId, change, appliedSeq } of outbox) {
    const verdict = person.verdicts.get(opId);
    if (change.kind === "noop" || verdict?.kind !== "applied") continue;
    // Applying a change of an event or a wish twice has the same result [H7: event pages] [T4: wish
    // pages].
    if (isOfEvent(change) || isOfWish(change)) continue;
    if (!person.effective.has(opId)) continue;
    const mayDouble = appliedSeq === undefined || awaitsPage;
    if (mayDouble && wasSentByTwin(person, opId, storeId)) continue;
    must(
      (seqs.get(recordId) ?? 0) < verdict.seq,
      () => `[S2] ${change.kind} ${opId} counts twice in the view`,
    );
  }
}

function wasSentByTwin({ senders }: PersonHistory, opId: string, storeId: string): boolean {
  return [...(senders.get(opId) ?? [])].some((sender) => sender !== storeId);
}

/**
 * [S3: refused change] Checks that no refused or failed change is still in the outbox, and that a
 * refused change had no effect on the server. Skips the check of the effect if a copied browser
 * profile also sent the change, because a server that was restored later may have applied the
 * change.
 */
function checkAttention({ after, storeId }: StoreCheck, judge: PersonHistory | undefined) {
  const { outbox, attention } = after;
  const sending = new Set(
    outbox.flatMap(({ opId, change }) => (change.kind === "noop" ? [] : opId)),
  );
  for (const { opId, finding, change } of attention) {
    if (finding.kind === "overwrote") continue;
    must(!sending.has(opId), () => `[S3] ${change.kind} ${opId} needs attention and is sent`);
    const verdict = judge?.verdicts.get(opId);
    if (judge && wasSentByTwin(judge, opId, storeId)) continue;
    must(
      finding.kind !== "refused" || verdict?.kind !== "applied",
      () => `[S3] ${change.kind} ${opId} is called refused and took effect`,
    );
  }
}

/**
 * [S4: dependent changes] A change is not sent while the create on which it depends needs
 * attention. Exceptions: another create of the same wine, or a create refused because the wine
 * existed.
 */
function checkDependants({ rows, outbox, attention }: LocalStore) {
  const known = new Set(rows.map(({ id }) => id));
  for (const { recordId, change, finding } of attention) {
    if (change.kind !== "create" || finding.kind === "overwrote" || known.has(recordId)) continue;
    if (finding.kind === "refused" && finding.refusal.code === "wine_exists") continue;
    if (outbox.some((entry) => entry.recordId === recordId && entry.change.kind === "create"))
      continue;
    must(
      outbox.every((entry) => entry.recordId !== recordId || entry.change.kind === "noop"),
      () => `[S4] what builds on ${recordId} is sent without it`,
    );
  }
}

/**
 * [S1: view] [W3: quantity] The view contains only the user's wines, with 0 to 999 bottles, and
 * counts each op once.
 */
function checkView(owner: string, store: LocalStore) {
  const pendingOf = byWine(store.outbox);
  const rowOf = new Map(store.rows.map((row) => [row.id, row]));
  for (const wine of viewOf(owner, store)) {
    must(wine.userId === owner, () => `[P5] ${wine.id} belongs to another person`);
    must(
      wine.quantity >= 0 && wine.quantity <= 999,
      () => `[S1] the view shows ${String(wine.quantity)} bottles`,
    );
    must(
      wine.quantity === heldIn(wine),
      () =>
        `[L1] the view shows ${String(wine.quantity)} bottles, its lots ${String(heldIn(wine))}`,
    );
    const pending = pendingOf.get(wine.id) ?? [];
    const expected = bottlesIn(rowOf.get(wine.id), pending);
    must(
      pending.some(isOfLots) || expected.has(wine.quantity),
      () =>
        `[S1] the view shows ${String(wine.quantity)} bottles, not ${[...expected].join(" or ")}`,
    );
  }
}

/** Whether a change edits lots. Its effect on the bottle count is not a fixed number. */
function isOfLots({ change }: OutboxEntry): boolean {
  return change.kind === "edit" && change.base?.lots !== undefined;
}

/**
 * The bottle counts that may result from these changes. A change that finishes an open bottle
 * removes no bottle if that bottle is already finished [B3: finishing].
 */
function bottlesIn(
  row: WineRow | undefined,
  pending: readonly OutboxEntry[],
): ReadonlySet<number | undefined> {
  let possible = new Set([row?.quantity]);
  let isRemoved = row?.deleted === true;
  for (const { change } of pending) {
    if (change.kind === "remove" || change.kind === "restore") isRemoved = change.kind === "remove";
    if (isRemoved) continue;
    possible = new Set([...possible].flatMap((bottles) => bottlesAfter(change, bottles)));
  }
  return possible;
}

function bottlesAfter(
  change: OutboxEntry["change"],
  before: number | undefined,
): readonly (number | undefined)[] {
  const bottles = change.kind === "create" ? (before ?? change.body.quantity) : before;
  if (bottles === undefined) return [undefined];
  const after = bottles + bottlesAdded(change);
  const counted = after >= 0 && after <= 999 ? after : bottles;
  const mayFindNone = change.kind === "remove-bottles" && change.openedId !== undefined;
  return mayFindNone ? [counted, bottles] : [counted];
}

function bottlesAdded(change: OutboxEntry["change"]): number {
  switch (change.kind) {
    case "add-bottles":
      return change.quantity;
    case "remove-bottles":
      return -change.quantity;
    case "edit":
      return change.base?.quantity === undefined ? 0 : change.body.quantity - change.base.quantity;
    case "create":
    case "archive":
    case "unarchive":
    case "move-bottles":
    case "remove":
    case "restore":
    case "put-place":
    case "remove-place":
    case "put-event":
    case "remove-event":
    case "put-impression":
    case "put-wish":
    case "remove-wish":
    case "noop":
      return 0;
  }
}
