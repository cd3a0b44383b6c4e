import {
  type CellarChange,
  type Change,
  type EventRow,
  eventsOfChange,
  type Holdings,
  isRemoved,
  isOfEvent,
  keptWineOf,
  isOfPlace,
  isOfWine,
  isOfWish,
  type KeptEvent,
  type PlaceFacts,
  recordIdOf,
  UNSETTLED_MAX,
  type WineBody,
  type WineRow,
} from "sync-protocol";
import { changeRefusalBody } from "sync-protocol/refusals";
import type {
  Batch,
  BatchOutcome,
  Decide,
  Decision,
  StoredResult,
  Submission,
} from "../cellar/ports/cellar.ts";
import { actorOf } from "../cellar/personalCellar.ts";
import type { DeviceRecord, Ledger } from "./ledger.ts";
import type { MemberObjection } from "./memberObjection.ts";

/**
 * Runs a batch of changes in the caller's transaction. Checks the whole batch first, then decides
 * and writes each change [P1: push]. In a push by a viewer each change is refused, but the results
 * are stored, so that device and server agree on the op numbers [C7: one decision].
 * Throws if an API call or the store fails; the caller then rolls back.
 */
export function applyBatch(
  ledger: Ledger,
  batch: Batch,
  { decide: asMember, toMember }: DecisionRules,
): BatchOutcome {
  const isViewersPush = toMember?.kind === "viewer" && batch.device !== undefined;
  if (toMember && !isViewersPush) return toMember;
  const decide = isViewersPush ? refuseViewer : asMember;
  const objection = objectionTo(ledger, batch);
  if (objection) return objection;

  const since = ledger.counter();
  acknowledge(ledger, batch.device);
  const { results, failure } = runAll(ledger, batch, decide);
  const rows = touchedIn(batch.submissions, results, isOfWine).flatMap(
    (id) => ledger.row(id) ?? [],
  );
  const places = touchedIn(batch.submissions, results, isOfPlace).flatMap(
    (id) => ledger.place(id) ?? [],
  );
  const events = eventsTouchedBy(ledger, batch.submissions, results);
  const wishes = touchedIn(batch.submissions, results, isOfWish).flatMap(
    (id) => ledger.wish(id) ?? [],
  );
  return {
    kind: "done",
    results,
    rows,
    places,
    events,
    wishes,
    since,
    seq: ledger.counter(),
    failure,
  };
}

interface DecisionRules {
  readonly decide: Decide;
  readonly toMember?: MemberObjection | undefined;
}

function refuseViewer(): Decision {
  const refusal = changeRefusalBody({ code: "insufficient_role", needed: "editor" });
  return { wine: undefined, answer: undefined, verdict: () => ({ kind: "refused", refusal }) };
}

const NEW_DEVICE: DeviceRecord = { lastOpNo: 0, ackThrough: 0 };

const NOTHING: Holdings = { wines: 0, text: 0 };

type Objection = Exclude<BatchOutcome, { kind: "done" }>;

function objectionTo(ledger: Ledger, batch: Batch): Objection | undefined {
  if (batch.epoch !== null && batch.epoch !== ledger.epoch) return { kind: "epoch-changed" };
  if (batch.device) return numberingObjection(ledger, batch.device, batch.submissions);

  const reused = batch.submissions.some(({ key, fingerprint }) => {
    const known = key === undefined ? undefined : ledger.result(key);
    return known !== undefined && known.fingerprint !== fingerprint;
  });
  return reused ? { kind: "key-reused" } : undefined;
}

function numberingObjection(
  ledger: Ledger,
  device: NonNullable<Batch["device"]>,
  submissions: readonly Submission[],
): Objection | undefined {
  const { lastOpNo, ackThrough } = ledger.device(device.id) ?? NEW_DEVICE;
  if (device.ackThrough > lastOpNo) return { kind: "epoch-changed" };
  const unsettled = lastOpNo - Math.max(ackThrough, device.ackThrough);
  if (submissions.length > 0 && unsettled > UNSETTLED_MAX) return { kind: "unsettled" };

  let expected = lastOpNo + 1;
  for (const { opNo, key } of submissions) {
    if (opNo === undefined || key === undefined) continue;
    if (opNo > expected) return { kind: "gap", expected };
    if (opNo === expected) expected += 1;
    else if (!wasSeenAs(ledger, device.id, opNo, key)) return { kind: "cloned" };
  }
  return undefined;
}

/**
 * Whether the op with this number had this key before. After an acknowledgement only the key is
 * stored, without the number.
 */
function wasSeenAs(ledger: Ledger, deviceId: string, opNo: number, key: string): boolean {
  const seen = ledger.opKey(deviceId, opNo);
  return seen === undefined ? ledger.result(key) !== undefined : seen === key;
}

function acknowledge(ledger: Ledger, device: Batch["device"]): void {
  if (!device) return;
  const known = ledger.device(device.id) ?? NEW_DEVICE;
  if (device.ackThrough <= known.ackThrough) return;

  ledger.forgetThrough(device.id, device.ackThrough);
  ledger.keepDevice(device.id, { ...known, ackThrough: device.ackThrough });
}

interface BatchRun {
  readonly results: readonly StoredResult[];
  readonly failure?: Extract<BatchOutcome, { kind: "done" }>["failure"];
}

/**
 * Runs all changes in one attempt, so that the ledger writes a record only once. If a change of a
 * push fails, runs each change again in its own attempt, up to the failed one [P7: failed op].
 */
function runAll(ledger: Ledger, batch: Batch, decide: Decide): BatchRun {
  const runOne = (submission: Submission) => run(ledger, batch, submission, decide);
  try {
    return { results: ledger.attempt(() => batch.submissions.map(runOne)) };
  } catch (cause) {
    if (!batch.device || ledger.isStoreFailure(cause)) throw cause;
  }
  const results: StoredResult[] = [];
  for (const [at, submission] of batch.submissions.entries()) {
    try {
      results.push(ledger.attempt(() => runOne(submission)));
    } catch (cause) {
      if (ledger.isStoreFailure(cause)) throw cause;
      return { results, failure: { at, cause } };
    }
  }
  return { results };
}

function run(ledger: Ledger, batch: Batch, submission: Submission, decide: Decide): StoredResult {
  const { key, opNo } = submission;
  const known = key === undefined ? undefined : ledger.result(key);
  const result = known
    ? repeated(known, submission)
    : decideChange(ledger, batch, submission, decide);

  if (key !== undefined && !known) ledger.keepResult(key, result);
  if (key !== undefined && opNo !== undefined && batch.device) {
    consume(ledger, batch.device.id, opNo, key);
  }
  return result;
}

/**
 * The stored result of a repeated change; a refusal if the key belongs to another request [I3:
 * key]. A `noop` accepts any stored result of its key. If the `noop` ran first, the change itself
 * later gets the result of the `noop` [O6: failed changes].
 */
function repeated(known: StoredResult, { fingerprint, change }: Submission): StoredResult {
  const same = known.fingerprint === fingerprint;
  if (same || change.kind === "noop" || known.verdict.kind === "skipped") return known;

  const refusal = changeRefusalBody({ code: "idempotency_key_reused" });
  return { fingerprint, answer: undefined, verdict: { kind: "refused", refusal } };
}

function decideChange(
  ledger: Ledger,
  batch: Batch,
  submission: Submission,
  decide: Decide,
): StoredResult {
  const { change, fingerprint } = submission;
  if (change.kind === "noop") {
    return { fingerprint, answer: undefined, verdict: { kind: "skipped" } };
  }
  const row = isOfWine(change) ? ledger.row(change.wineId) : undefined;
  const place = isOfPlace(change) ? ledger.place(change.placeId) : undefined;
  const wish = isOfWish(change) ? ledger.wish(change.wishId) : undefined;
  const events = { ...eventFacts(ledger, submission), author: ledger.author(actorOf(batch)) };
  const decision = decide(change, {
    cellarId: batch.cellarId,
    wine: row && keptWineOf(row),
    bottleIdTaken: change.kind === "create" && ledger.bottleIdTaken(change.bottleId),
    photoKnown: photoKnown(ledger, change),
    holds: isWritten(change) ? ledger.holds() : NOTHING,
    places: placeFacts(ledger, change),
    wishes: { wish, holds: change.kind === "put-wish" ? ledger.wishesHeld() : 0 },
    events,
  });
  const before = row ?? place ?? wish ?? events.event;
  const seq = write(ledger, row, decision) ?? before?.seq ?? 0;
  return { fingerprint, answer: decision.answer, verdict: decision.verdict(seq) };
}

function placeFacts(ledger: Ledger, { kind }: CellarChange): PlaceFacts {
  const holds = kind === "put-place" ? ledger.placesHeld() : 0;
  return { placeOf: (placeId) => ledger.place(placeId), holds };
}

function eventFacts(ledger: Ledger, { change, eventId, day, importId, undoes }: Submission) {
  const isOf = change.kind !== "noop" && isOfEvent(change);
  return {
    id: eventId,
    day,
    importId,
    undone: undoes === undefined ? [] : eventsOfChange(undoes, (of) => ledger.event(of)),
    event: isOf ? ledger.event(change.eventId) : undefined,
    holds: change.kind === "put-event" ? ledger.eventsHeld() : 0,
  };
}

function photoKnown(ledger: Ledger, change: CellarChange): boolean {
  if (!isWritten(change) && change.kind !== "put-event") return false;
  return change.body.photoUrl !== null && ledger.photoKnown(change.body.photoUrl);
}

function isWritten(change: CellarChange): change is Extract<Change, { readonly body: WineBody }> {
  return change.kind === "create" || change.kind === "edit";
}

/** Writes the decided record with the next `seq` and returns the `seq` [R1: counter]. */
function write(
  ledger: Ledger,
  before: WineRow | undefined,
  { wine, place, wish, events = [] }: Decision,
): number | undefined {
  if (place) {
    const seq = ledger.nextSeq();
    ledger.keepPlace({ ...place, seq });
    return seq;
  }
  if (wish) {
    const seq = ledger.nextSeq();
    ledger.keepWish({ ...wish, seq });
    return seq;
  }
  if (!wine) return keepEvents(ledger, events);
  const { photoUrl, removedAt = null } = wine;
  const deleted = isRemoved(wine);
  showPhotoOf(ledger, before, { photoUrl, deleted });
  const seq = ledger.nextSeq();
  ledger.keepRow({ ...wine, seq, added: before?.added ?? seq, deleted, removedAt });
  keepEvents(ledger, events, seq);
  return seq;
}

/**
 * Writes events. The first event gets the change's `seq`, each further event a new `seq` [R1:
 * counter]. Returns the change's `seq`.
 */
function keepEvents(
  ledger: Ledger,
  events: readonly KeptEvent[],
  taken?: number,
): number | undefined {
  let first = taken;
  for (const [index, event] of events.entries()) {
    if (event.photoUrl !== null) showPhotoOf(ledger, ledger.event(event.id), event);
    const seq = index === 0 && taken !== undefined ? taken : ledger.nextSeq();
    first ??= seq;
    ledger.keepEvent({ ...event, seq });
  }
  return first;
}

type PhotoFields = Pick<WineRow, "photoUrl" | "deleted">;

/** Restarts the retention of a photo that the record did not show before [F2: retention]. */
function showPhotoOf(
  ledger: Ledger,
  before: PhotoFields | undefined,
  { photoUrl, deleted }: PhotoFields,
): void {
  const shownBefore = before?.deleted === false ? before.photoUrl : null;
  if (!deleted && photoUrl !== null && photoUrl !== shownBefore) ledger.showPhoto(photoUrl);
}

function consume(ledger: Ledger, deviceId: string, opNo: number, key: string): void {
  const known = ledger.device(deviceId) ?? NEW_DEVICE;
  if (opNo <= known.lastOpNo) return;
  ledger.keepDevice(deviceId, { ...known, lastOpNo: opNo });
  ledger.keepOpKey(deviceId, opNo, key);
}

/**
 * Ids of the records of one kind that the batch changes. Includes ids from repeated results of
 * `noop`, which may be of any kind.
 */
function touchedIn(
  submissions: readonly Submission[],
  results: readonly StoredResult[],
  isOfKind: (change: CellarChange) => boolean,
): readonly string[] {
  const touched = new Set<string>();
  for (const [index, { verdict }] of results.entries()) {
    const change = submissions[index]?.change;
    if (!change || (change.kind !== "noop" && !isOfKind(change))) continue;
    if (verdict.kind === "applied") touched.add(verdict.recordId);
    else if (change.kind !== "noop") touched.add(recordIdOf(change));
  }
  return [...touched];
}

function eventsTouchedBy(
  ledger: Ledger,
  submissions: readonly Submission[],
  results: readonly StoredResult[],
): readonly EventRow[] {
  const touched = new Map<string, EventRow>();
  for (const [index, { verdict }] of results.entries()) {
    const submission = submissions[index];
    if (verdict.kind !== "applied" || submission?.opNo === undefined) continue;
    const { eventId, undoes } = submission;
    for (const id of [verdict.recordId, eventId, ...(undoes === undefined ? [] : [undoes])]) {
      const events = eventsOfChange(id, (of) => ledger.event(of));
      for (const event of events) touched.set(event.id, event);
    }
  }
  return [...touched.values()];
}
