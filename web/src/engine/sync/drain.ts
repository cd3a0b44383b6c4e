import {
  type ErrorCode,
  type EventRow,
  type HistoryAnswer,
  jsonBytes,
  type PullAnswer,
  PUSH_MAX,
  type PushAnswer,
  type PushRequest,
} from "sync-protocol";
import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { partsOfHistory, partsOfPage } from "../db/push-pull/pageParts.ts";
import { renewIdentity } from "../db/push-pull/renewIdentity.ts";
import { type NextPush, preparePush } from "../db/push-pull/preparePush.ts";
import { readState } from "../db/syncState.ts";
import {
  historyCursor,
  mustJudgeFirst,
  wishesCursor,
  type PageQuery,
  writeHistoryPage,
  writePage,
  writePushAnswer,
  writeWishesPage,
  type WriteOutcome,
} from "../db/push-pull/writeAnswer.ts";
import { retryFailed, writeFailedRun } from "../db/push-pull/writeFailedRun.ts";
import type { WriteContext } from "../outbox/outbox.ts";
import { isOfflineFailure, newPushPace, nextPushBytes, type PushPace } from "../outbox/nextPush.ts";
import { isStorageFull } from "../../platform/isStorageFull.ts";
import { Intercepted, Unreachable } from "../../server/callServer.ts";
import { isDeletedRefusal, isSignedOutRefusal, ServerRefusal } from "../../server/ServerRefusal.ts";
import type { SyncServer } from "./SyncServer.ts";

/** How a drain ended. No outcome loses unsent changes. */
export type DrainOutcome =
  /**
   * Device and server agree, except for changes that are retried at `nextAttemptAt` (ms since
   * 1970).
   */
  | { readonly kind: "done"; readonly nextAttemptAt: number | undefined }
  | { readonly kind: "unreachable" }
  /** A proxy or network portal asks the user to sign in [V3: header]. */
  | { readonly kind: "intercepted" }
  /**
   * The server answered with an error. `retryAfterMs`: the delay that the server asked for, if any.
   */
  | { readonly kind: "failing"; readonly retryAfterMs: number | undefined }
  | { readonly kind: "storage-full" }
  /** On the server, nobody or another user is signed in [P5: user] [V4: signed out]. */
  | { readonly kind: "must-sign-in" }
  /** The user's account is deleted, so the local copy must be removed [V5: deleted account]. */
  | { readonly kind: "account-deleted" }
  /** The user is not a member of the cellar, or the cellar is deleted [C19: lost copy]. */
  | { readonly kind: "cellar-lost" }
  /** This build is too old for the server [V1: versions]. */
  | { readonly kind: "outdated" };

export interface DrainDeps {
  readonly server: SyncServer;
  readonly now: () => number;
  readonly random: () => number;
  readonly newId: () => string;
  /** `false` if the browser knows that the device is offline. By default `true`. */
  readonly isOnline?: () => boolean;
  /**
   * Push size that was learned by earlier drains. Without a learned size, a drain starts with the
   * default size.
   */
  readonly pace?: PushPace;
  /** Maximum number of rows per transaction. A user's tap waits for one transaction at most. */
  readonly rowsAtOnce?: number;
  /** Called with new events that other users recorded, after they are written [H11: author]. */
  readonly onOthers?: ((events: readonly EventRow[]) => void) | undefined;
}

type Deps = DrainDeps & Required<Pick<DrainDeps, "isOnline" | "pace" | "rowsAtOnce">>;

/**
 * Maximum number of sent changes whose rows are not read yet. Until their rows are read, each
 * further push reads these changes again.
 */
const UNREAD_MAX = PUSH_MAX;

/**
 * Number of rows in the first page of an empty device, so that cards show while other rows load.
 */
const FIRST_ROWS = 250;

const ROWS_AT_ONCE = 50;

/** Maximum number of new identities in one drain. Further identities would not help. */
const RENEWALS_MAX = 3;

/**
 * Sends pending changes in order, then reads changed rows, until device and server agree.
 *
 * `sealing` is the first push if it was prepared earlier.
 *
 * Two drains may run in parallel: each answer is written in one transaction that checks the
 * device's identity, and the server runs each op once. A lock around a drain only saves work.
 */
export async function drain(
  cellar: CellarDatabase,
  given: DrainDeps,
  sealing?: Promise<NextPush>,
): Promise<DrainOutcome> {
  const defaults = { isOnline: () => true, pace: newPushPace(), rowsAtOnce: ROWS_AT_ONCE };
  const deps = { ...defaults, ...given };
  try {
    const first = await (sealing ?? sealNext(cellar, deps));
    return await drainOnce(cellar, deps, { first, renewalsLeft: RENEWALS_MAX });
  } catch (error) {
    const outcome = outcomeOf(error, cellar);
    if (!outcome) throw error;
    return outcome;
  }
}

function sealNext(cellar: CellarDatabase, { now, pace }: Deps): Promise<NextPush> {
  return preparePush(cellar, now(), pace.bytesMax);
}

interface DrainStart {
  readonly first: NextPush;
  readonly renewalsLeft: number;
}

async function drainOnce(
  cellar: CellarDatabase,
  deps: Deps,
  { first, renewalsLeft }: DrainStart,
): Promise<DrainOutcome> {
  const again = async (left: number) =>
    drainOnce(cellar, deps, { first: await sealNext(cellar, deps), renewalsLeft: left });
  const { deviceId } = first;
  try {
    const { nextAttemptAt, isCaughtUp } = await pushAll(cellar, first, deps);
    if (nextAttemptAt !== undefined && (await mustJudgeFirst(cellar))) {
      return { kind: "done", nextAttemptAt };
    }
    const isRead = await readAll(cellar, deps, isCaughtUp);
    if (!isRead) return await again(renewalsLeft);
    return { kind: "done", nextAttemptAt };
  } catch (error) {
    const renewal = renewalOf(error);
    if (!renewal || renewalsLeft === 0) throw error;
    await renewIdentity(cellar, { deviceId }, { deviceId: deps.newId(), ...renewal });
    return again(renewalsLeft - 1);
  }
}

interface PushResult {
  /** Milliseconds since 1970. */
  readonly nextAttemptAt: number | undefined;
  /** Whether the last answer left nothing to pull [R6: push answer]. */
  readonly isCaughtUp: boolean;
}

async function pushAll(cellar: CellarDatabase, first: NextPush, deps: Deps): Promise<PushResult> {
  let unread = 0;
  let isCaughtUp = false;
  for (let sealed = first; ; sealed = await sealNext(cellar, deps)) {
    if (sealed.kind === "push") {
      if (unread >= UNREAD_MAX) {
        await readAll(cellar, deps);
        unread = 0;
      }
      isCaughtUp = await pushOnce(cellar, sealed.request, deps);
      unread = isCaughtUp ? 0 : unread + sealed.request.ops.length;
      continue;
    }
    const { nextAttemptAt } = sealed;
    if (nextAttemptAt !== undefined) return { nextAttemptAt, isCaughtUp };
    const failed = await retryFailed(cellar, deps.now());
    if (failed.kind === "nothing") return { nextAttemptAt: failed.nextAt, isCaughtUp };
  }
}

/**
 * Sends one push. Returns whether its answer left nothing to pull [R6: push answer]. While a full
 * push is sent, numbers the changes of the next one [O2: numbering].
 */
async function pushOnce(
  cellar: CellarDatabase,
  request: PushRequest,
  deps: Deps,
): Promise<boolean> {
  const isFull = jsonBytes(request) > deps.pace.bytesMax / 2;
  // An error is ignored here, because preparing the next push would report it.
  const numbering = isFull && preparePush(cellar, deps.now()).catch(() => undefined);
  const answer = await pushInTime(request, deps).catch(async (error: unknown) => {
    await numbering;
    const [first] = request.ops;
    if (!first || !isRunFailure(error)) throw error;
    await noteFailure(cellar, request, first.opNo, deps);
    return undefined;
  });
  await numbering;
  if (!answer) return false;

  const written = await writePushAnswer(cellar, request, answer, contextOf(deps));
  throwIfOtherEpoch(written);
  if (answer.failedAt !== undefined) await noteFailure(cellar, request, answer.failedAt, deps);
  return written === "caught-up";
}

/** Sends a push. Its duration decides the size of the next push. */
async function pushInTime(
  request: PushRequest,
  { server, now, isOnline, pace }: Deps,
): Promise<PushAnswer> {
  const bytes = jsonBytes(request);
  const startedAt = now();
  const learn = (tookMs: number | undefined) => {
    pace.bytesMax = nextPushBytes(pace.bytesMax, { bytes, tookMs });
  };
  try {
    const answer = await server.push(request);
    learn(now() - startedAt);
    return answer;
  } catch (error) {
    const wasOffline = isOfflineFailure(isOnline(), now() - startedAt);
    if (error instanceof Unreachable && !wasOffline) learn(undefined);
    throw error;
  }
}

async function noteFailure(
  cellar: CellarDatabase,
  request: PushRequest,
  opNo: number | undefined,
  { now, random }: Deps,
) {
  const failed = request.ops.find((op) => op.opNo === opNo);
  if (failed) await writeFailedRun(cellar, failed.opId, { now: now(), random: random() });
}

/**
 * Reads all changed rows, events last. Returns `false` if pending changes need verdicts before rows
 * are read [E3: verdicts first].
 */
async function readAll(cellar: CellarDatabase, deps: Deps, isCaughtUp = false): Promise<boolean> {
  if (!isCaughtUp && !(await pullAll(cellar, deps))) return false;
  await pullHistory(cellar, deps);
  return true;
}

/**
 * Reads page after page. Requests the next page while a page is written. Returns `false` if
 * another drain has renewed the identity, so that pending changes need verdicts before rows are
 * read [E3: verdicts first].
 */
async function pullAll(cellar: CellarDatabase, deps: Deps): Promise<boolean> {
  let page: Page | undefined = await pullFromHere(cellar, deps);
  while (page) {
    const { query, answer }: Page = page;
    const next: Promise<Page> | undefined = answer.hasMore
      ? pullPage(cellar, following(query, answer), deps)
      : undefined;
    // Avoids an unhandled rejection if writing this page fails.
    next?.catch(() => undefined);
    const written = await writePageInParts(cellar, page, deps);
    throwIfOtherEpoch(written);
    if (written === "unjudged") return false;
    page = await (next && written === "stale" ? pullFromHere(cellar, deps) : next);
  }
  return true;
}

/** Writes a page in short transactions, so that a user's tap does not wait for long. */
async function writePageInParts(
  cellar: CellarDatabase,
  { query, answer }: Page,
  deps: Deps,
): Promise<WriteOutcome> {
  let written: WriteOutcome = "written";
  let partQuery = query;
  for (const part of partsOfPage(answer, deps.rowsAtOnce)) {
    written = await writePage(cellar, partQuery, part, contextOf(deps));
    if (written !== "written") break;
    partQuery = following(partQuery, part);
  }
  return written;
}

/**
 * Reads new and changed events after all other rows, because they are less urgent [H7: event
 * pages]. Requests the next page while a page is written.
 */
async function pullHistory(cellar: CellarDatabase, deps: Deps): Promise<void> {
  const state = await readState(cellar);
  const { epoch, cursor } = state;
  const since = historyCursor(state);
  const areWishesRead = state.wishes?.epoch === epoch;
  if (epoch === null || (since >= cursor && areWishesRead)) return;

  const pullEvents = (after: number): Promise<HistoryAnswer> =>
    deps.server.pullHistory({ since: after, epoch, userId: cellar.userId });
  let from = since;
  let answer: HistoryAnswer | undefined = await pullEvents(from);
  while (answer) {
    if (!(await pullWishes(cellar, deps, answer.wishesSeq))) return;
    const next: Promise<HistoryAnswer> | undefined = answer.hasMore
      ? pullEvents(answer.cursor)
      : undefined;
    // Avoids an unhandled rejection if writing this page fails.
    next?.catch(() => undefined);
    for (const part of partsOfHistory(answer, deps.rowsAtOnce)) {
      const others = deps.onOthers ? await newOfOthers(cellar, part.events) : [];
      const written = await writeHistoryPage(cellar, { since: from, epoch }, part, contextOf(deps));
      throwIfOtherEpoch(written);
      if (written === "stale") return;
      if (others.length > 0) deps.onOthers?.(others);
      from = part.cursor;
    }
    answer = await next;
  }
}

/**
 * Reads wishes up to `wishesSeq`, the `seq` of the last changed wish in the history's answer [T4:
 * wish pages]. An older server sends no `wishesSeq`. Must run before the history's answer is
 * written, because the history's cursor covers the wishes too. Returns `false` if another drain has
 * renewed the identity.
 */
async function pullWishes(
  cellar: CellarDatabase,
  deps: Deps,
  wishesSeq: number | undefined,
): Promise<boolean> {
  const state = await readState(cellar);
  const { epoch } = state;
  let since = wishesCursor(state);
  let isRead = state.wishes?.epoch === epoch;
  while (epoch !== null && wishesSeq !== undefined && (since < wishesSeq || !isRead)) {
    const answer = await deps.server.pullWishes({ since, epoch, userId: cellar.userId });
    const written = await writeWishesPage(cellar, { since, epoch }, answer, contextOf(deps));
    throwIfOtherEpoch(written);
    if (written === "stale") return false;
    since = answer.cursor;
    isRead = true;
  }
  return true;
}

/** New events of other users that this device does not have yet. An edited event is not new. */
async function newOfOthers(
  { events, userId }: CellarDatabase,
  rows: readonly EventRow[],
): Promise<readonly EventRow[]> {
  const others = rows.filter(
    ({ author, deleted }) => !deleted && author && author.id !== null && author.id !== userId,
  );
  if (others.length === 0) return others;
  const known = await events.bulkGet(others.map(({ id }) => id));
  return others.filter((_, at) => !known[at]);
}

interface Page {
  readonly query: PageQuery;
  readonly answer: PullAnswer;
}

async function pullFromHere(cellar: CellarDatabase, deps: Deps): Promise<Page> {
  const { cursor, epoch, deviceId } = await readState(cellar);
  return pullPage(cellar, { since: cursor, epoch, deviceId }, deps);
}

async function pullPage(cellar: CellarDatabase, query: PageQuery, { server }: Deps): Promise<Page> {
  const limit = query.since === 0 ? FIRST_ROWS : undefined;
  const answer = await server.pull({ ...query, limit, userId: cellar.userId });
  if (answer.rows.some((row) => row.userId !== cellar.cellarId)) throw new OtherUser();
  return { query, answer };
}

function following({ deviceId }: PageQuery, { cursor, epoch }: PullAnswer): PageQuery {
  return { since: cursor, epoch, deviceId };
}

class OtherEpoch extends Error {
  override readonly name = "OtherEpoch";
}

class OtherUser extends Error {
  override readonly name = "OtherUser";
}

function throwIfOtherEpoch(written: WriteOutcome) {
  if (written === "other-epoch") throw new OtherEpoch();
}

function contextOf({ now, newId }: Deps): WriteContext {
  return { now: now(), newId };
}

/**
 * Refusals of a push that one of its changes may have caused: a server error, or invalid content
 * because of a bug. The next push contains only the first change.
 */
const RUN_FAILURES = ["internal", "invalid", "malformed_json", "too_large"] as const;

function isRunFailure(error: unknown): boolean {
  return refusedFor(error, RUN_FAILURES);
}

/**
 * How to renew the identity after the server no longer recognizes this device [P3: gaps] [P4:
 * clones] [E1: epoch].
 */
function renewalOf(error: unknown): { otherStore: boolean } | undefined {
  if (error instanceof OtherEpoch) return { otherStore: true };
  if (refusedFor(error, ["epoch_changed"])) return { otherStore: true };
  return refusedFor(error, ["device_cloned", "op_gap"]) ? { otherStore: false } : undefined;
}

function outcomeOf(error: unknown, { userId, cellarId }: CellarDatabase): DrainOutcome | undefined {
  if (error instanceof Intercepted) return { kind: "intercepted" };
  if (error instanceof Unreachable) return { kind: "unreachable" };
  if (isStorageFull(error)) return { kind: "storage-full" };
  if (error instanceof OtherUser) return { kind: "must-sign-in" };
  if (error instanceof OtherEpoch) return { kind: "failing", retryAfterMs: undefined };
  if (isDeletedRefusal(error, userId)) return { kind: "account-deleted" };
  if (isSignedOutRefusal(error) || refusedFor(error, ["user_mismatch"]))
    return { kind: "must-sign-in" };
  if (refusedFor(error, ["upgrade_required"])) return { kind: "outdated" };
  if (cellarId !== userId && refusedFor(error, ["not_found"])) return { kind: "cellar-lost" };
  if (!(error instanceof ServerRefusal)) return undefined;
  return { kind: "failing", retryAfterMs: error.retryAfterMs };
}

function refusedFor(error: unknown, codes: readonly ErrorCode[]): boolean {
  return error instanceof ServerRefusal && codes.some((code) => code === error.code);
}
