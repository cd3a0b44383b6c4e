import { isDeepStrictEqual } from "node:util";
import {
  type CellarChange,
  type Change,
  type Edit,
  isOfEvent,
  isOfPlace,
  isOfWine,
  isOfWish,
  isRemoved,
  recordIdOf,
  RESTORABLE_MS,
  WINE_FIELDS,
  type Wine,
} from "sync-protocol";
import type {
  Batch,
  BatchOutcome,
  Decision,
  LoadedFacts,
  StoredResult,
  Submission,
} from "../../../api/src/cellar/ports/cellar.ts";
import { must } from "../RuleViolation.ts";
import { expectedStock, heldIn, isSameStock } from "../expectedStock.ts";
import { isFinishedBefore, witnessOpened } from "../witnessOpened.ts";
import { witnessEvent, witnessHistory, witnessPurchases } from "../events/witnessEvents.ts";
import { witnessPlace } from "../places/expectedPlaces.ts";
import { witnessWish } from "../wishes/expectedWishes.ts";
import { isSame, mergedValue } from "../mergedValue.ts";
import { type History, type PersonHistory, personIn, recordOf } from "./History.ts";
import { lengthAfter, textLength } from "./textLength.ts";

/** Maximum wines of a test cellar. Low, so that histories reach the limit. */
export const WINES_ROOM = 3;

/**
 * Maximum characters of a test cellar. Three wines fit, but not all edits that make the wines
 * longer.
 */
export const TEXT_ROOM = 104;

export interface DecisionRun {
  readonly change: CellarChange;
  readonly facts: LoadedFacts;
  readonly decision: Decision;
}

export interface Origin {
  readonly userId: string;
  /** The op's position in the local store that sent it. */
  readonly position: number | undefined;
}

export interface WitnessedBatch {
  readonly batch: Batch;
  readonly runs: readonly DecisionRun[];
  readonly outcome: BatchOutcome;
  /** When the batch was decided, ms since 1970. */
  readonly now: number;
  /** The local store that sent the batch, or `undefined` for an API client. */
  readonly sender: string | undefined;
  readonly session: string;
  readonly originOf: (opId: string) => Origin | undefined;
}

/**
 * Checks a batch's result against the rules, without the app's code, and records the result in the
 * history.
 */
export function witness(history: History, witnessed: WitnessedBatch): void {
  const { batch, runs, outcome } = witnessed;
  const person = personIn(history, batch.cellarId);
  if (outcome.kind !== "done") {
    must(runs.length === 0, () => `a batch refused whole ran ${String(runs.length)} changes`);
    witnessObjection(history, person, batch, outcome);
    return;
  }
  must(batch.cellarId === witnessed.session, () => "[P5] it ran under another person's session");
  const runOf = new Map(runs.map((run) => [run.change, run]));
  for (const [index, result] of outcome.results.entries()) {
    const submission = batch.submissions[index];
    must(submission !== undefined, () => "[P6] a result for no op");
    const run = submission.change.kind === "noop" ? undefined : runOf.get(submission.change);
    witnessNumber(person, batch, submission);
    witnessSender(person, witnessed, submission);
    if (run) witnessRun(person, witnessed, submission, run, result);
    else witnessRepeat(person, submission, result);
  }
  must(outcome.seq === person.counter, () => "[R1] the counter counts this person's changes");
  for (const row of [outcome.rows, outcome.places, outcome.events, outcome.wishes].flat()) {
    const held = recordOf(person, row.id);
    must(isDeepStrictEqual(row, held), () => `[P6] row ${row.id} is present`);
  }
}

/** [E1: epoch] [O4: refusals] A whole batch is refused only if the history requires the refusal. */
function witnessObjection(
  history: History,
  person: PersonHistory,
  { device, epoch }: Batch,
  outcome: Exclude<BatchOutcome, { kind: "done" }>,
) {
  const last = person.lastOpNo.get(device?.id ?? "") ?? 0;
  if (outcome.kind === "gap") {
    must(outcome.expected === last + 1, () => `[O4] after ${String(last)} comes the next`);
  }
  if (outcome.kind === "epoch-changed") {
    const isOther = epoch !== null && epoch !== history.epoch;
    must(isOther || (device?.ackThrough ?? 0) > last, () => "[O4] the device is known so far");
  }
}

/**
 * [P3: gaps] [P4: clones] [O4: refusals] A device's op numbers have no gaps, and each number is
 * used for one op.
 */
function witnessNumber(person: PersonHistory, { device }: Batch, { opNo, key }: Submission) {
  if (!device || opNo === undefined || key === undefined) return;
  const last = person.lastOpNo.get(device.id) ?? 0;
  must(opNo <= last + 1, () => `[P3] op ${String(opNo)} ran after ${String(last)}`);
  const isNew = !person.verdicts.has(key);
  must(!isNew || opNo > last, () => `[P4] number ${String(opNo)} was given to two ops`);
  person.lastOpNo.set(device.id, Math.max(last, opNo));
}

function witnessSender(person: PersonHistory, { sender }: WitnessedBatch, { key }: Submission) {
  if (sender === undefined || key === undefined) return;
  person.senders.set(key, new Set(person.senders.get(key)).add(sender));
}

function witnessRun(
  person: PersonHistory,
  { batch, sender, originOf, now }: WitnessedBatch,
  { key, opNo }: Submission,
  { change, facts, decision }: DecisionRun,
  result: StoredResult,
) {
  if (key !== undefined) {
    must(!person.decidedKeys.has(key), () => `[P2] ${change.kind} ${key} ran twice`);
    person.decidedKeys.add(key);
  }
  const origin = key === undefined ? undefined : originOf(key);
  if (origin) {
    must(origin.userId === batch.cellarId, () => `[P5] ${String(key)} ran for another person`);
    if (sender !== undefined && opNo !== undefined) witnessOrder(person, sender, origin, change);
  }
  if (isOfPlace(change)) witnessPlace(person, change, decision);
  else if (isOfEvent(change)) witnessEvent(person, change, { facts, decision });
  else if (isOfWish(change)) witnessWish(person, change, decision);
  else {
    witnessRemoval(person, change, { decision, now });
    witnessWine(person, change, facts, decision);
    witnessPurchases(change, { facts, decision });
  }
  const { wine, place, wish, events = [] } = decision;
  if (key !== undefined && (wine ?? place ?? wish ?? events[0])) person.effective.add(key);
  if (change.kind === "create" && wine && key !== undefined) person.creates.set(wine.id, key);
  recordDecision(person, decision);
  const seq = recordOf(person, recordIdOf(change))?.seq ?? 0;
  if (isOfWine(change)) witnessHistory(person, change.wineId);
  const verdict = decision.verdict(seq);
  must(isDeepStrictEqual(result.verdict, verdict), () => `[R1] the verdict has seq ${String(seq)}`);
  if (key !== undefined) person.verdicts.set(key, verdict);
}

function witnessWine(
  person: PersonHistory,
  change: Change,
  facts: LoadedFacts,
  decision: Decision,
) {
  witnessBottles(person, change, facts, decision);
  witnessStock(change, facts, decision);
  witnessOpened(change, facts, decision);
  witnessMerge(change, facts, decision);
  witnessWindow(change, facts, decision);
  witnessArchive(change, facts, decision);
  witnessCreate(change, facts, decision);
  witnessRoom(person, change, facts, decision);
  witnessPhoto(change, facts, decision);
}

/** [R1: counter] Each changed record gets the counter's next value. */
function recordDecision(person: PersonHistory, { wine, place, wish, events = [] }: Decision) {
  if (wish) person.wishes.set(wish.id, { ...wish, seq: ++person.counter });
  if (wine) {
    const seq = ++person.counter;
    const { removedAt = null } = wine;
    const added = person.rows.get(wine.id)?.added ?? seq;
    const row = { ...wine, seq, added, deleted: removedAt !== null, removedAt };
    person.rows.set(row.id, row);
    person.stamped.set(seq, row);
  }
  if (place) {
    const seq = ++person.counter;
    const row = { ...place, seq };
    person.places.set(row.id, row);
    person.stamped.set(seq, row);
  }
  for (const [index, event] of events.entries()) {
    const seq = index === 0 && wine ? person.counter : ++person.counter;
    person.events.set(event.id, { ...event, seq });
    person.eventsBySeq.set(seq, { ...event, seq });
  }
}

/** [O2: numbering] A device's ops are decided in the order in which the device made them. */
function witnessOrder(person: PersonHistory, sender: string, origin: Origin, change: CellarChange) {
  if (origin.position === undefined) return;
  const last = person.lastPosition.get(sender) ?? 0;
  must(origin.position > last, () => `[O2] ${change.kind} ran out of the order of its device`);
  person.lastPosition.set(sender, origin.position);
}

/**
 * [L1: first lot] A wine's lots follow the rules L1 to L6. The quantity counts the bottles in the
 * cellar, not the ordered bottles.
 */
function witnessStock(change: Change, { wine: before }: LoadedFacts, { wine }: Decision) {
  if (!wine) return;
  must(wine.quantity === heldIn(wine), () => `[L1] ${change.kind} left ${JSON.stringify(wine)}`);
  if (!before) return;
  const expected = expectedStock(before, change);
  must(
    isSameStock(wine, expected),
    () =>
      `[L4] ${change.kind} left ${JSON.stringify(wine.lots)}, not ${JSON.stringify(expected.lots)}`,
  );
  const isMove = change.kind === "move-bottles";
  must(!isMove || wine.quantity === before.quantity, () => "[L6] a move changed the sum");
}

/**
 * [W3: quantity] [M4: quantity] A wine's bottles are the sum of accepted changes, from 0 to 999.
 */
function witnessBottles(
  { bottles }: PersonHistory,
  change: Change,
  facts: LoadedFacts,
  decision: Decision,
) {
  const before = bottles.get(change.wineId);
  must(facts.wine?.quantity === before, () => `the wine has ${String(before)} bottles`);
  const after = bottlesAfter(facts.wine, change);
  if (decision.wine) {
    must(
      decision.wine.quantity === after && after >= 0 && after <= 999,
      () => `[W3] ${change.kind} left ${String(decision.wine?.quantity)}, not ${String(after)}`,
    );
    bottles.set(change.wineId, after);
  } else if (
    (change.kind === "add-bottles" || change.kind === "remove-bottles") &&
    facts.wine &&
    !isRemoved(facts.wine) &&
    !isFinishedBefore(facts.wine, change)
  ) {
    const fits = after !== undefined && after >= 0 && after <= 999;
    must(!fits, () => `[W3] ${change.kind} was refused though it fits`);
  }
}

function bottlesAfter(wine: Wine | undefined, change: Change): number | undefined {
  if (change.kind === "create") return change.body.quantity;
  const before = wine?.quantity;
  if (wine === undefined || before === undefined) return undefined;
  switch (change.kind) {
    case "add-bottles":
      return before + change.quantity;
    case "remove-bottles":
      return before - change.quantity;
    case "edit": {
      if (change.base?.lots !== undefined) return expectedStock(wine, change).quantity;
      if (!change.base) return change.body.quantity;
      return change.base.quantity === undefined
        ? before
        : before + change.body.quantity - change.base.quantity;
    }
    case "archive":
    case "unarchive":
    case "move-bottles":
    case "remove":
    case "restore":
      return before;
  }
}

/**
 * [M1: field merge] [M2: no conflict] [M3: conflicts] An edit sets only the fields that its user
 * changed. The verdict returns the replaced values that the user had not seen.
 */
function witnessMerge(change: Change, { wine, photoKnown }: LoadedFacts, decision: Decision) {
  if (change.kind !== "edit" || !wine || !decision.wine) return;
  const verdict = decision.verdict(1);
  const overwritten = verdict.kind === "applied" ? verdict.overwritten : undefined;
  for (const field of WINE_FIELDS) {
    if (field === "quantity" || field === "lots" || field === "opened") continue;
    const wished = mergedValue(change, wine, field);
    const expected = field === "photoUrl" ? expectedPhoto(wished, wine, photoKnown) : wished;
    must(
      isSame(decision.wine[field], expected),
      () => `[M1] ${field} is not ${JSON.stringify(expected)}`,
    );
    must(
      !isReplaced(change, wine, field, expected) || isSame(overwritten?.[field], wine[field]),
      () => `[M3] the replaced ${field} ${JSON.stringify(wine[field])} comes back`,
    );
  }
}

/**
 * [W8: window] A change that sets a drinking window is refused only if the window ends before it
 * begins.
 */
function witnessWindow(change: Change, { wine }: LoadedFacts, decision: Decision) {
  if (change.kind !== "create" && change.kind !== "edit") return;
  const wished = (end: "drinkFrom" | "drinkTo") =>
    change.kind === "edit" && wine ? mergedValue(change, wine, end) : change.body[end];
  const [from, to] = [wished("drinkFrom"), wished("drinkTo")];
  const isSet = from !== (wine?.drinkFrom ?? null) || to !== (wine?.drinkTo ?? null);
  const isTorn = isSet && from !== null && to !== null && from > to;
  const verdict = decision.verdict(1);
  const issues = verdict.kind === "refused" ? (verdict.refusal.issues ?? []) : [];
  const isRefused = issues.some(({ path }) => path[0] === "drinkTo");
  must(!isTorn || !decision.wine, () => `[W8] a window was set that ends before it begins`);
  must(isTorn || !isRefused, () => `[W8] a window was refused that ends when it may`);
}

/** Whether an edit replaces a value that its user did not see. */
function isReplaced({ base }: Edit, wine: Wine, field: keyof Edit["body"], by: unknown): boolean {
  const isOfMany = ["tags", "barcodes", "valuations"].includes(field);
  if (!base || isSame(by, wine[field]) || isOfMany) return false;
  const isEnd = field === "drinkFrom" || field === "drinkTo";
  return base[field] === undefined ? isEnd : !isSame(wine[field], base[field]);
}

/**
 * The wine's photo after the change. A new photo that is missing on the server is not used [F1:
 * missing photo].
 */
function expectedPhoto(wished: unknown, wine: Wine | undefined, photoKnown: boolean) {
  const before = wine?.photoUrl ?? null;
  return wished === null || wished === before || photoKnown ? wished : before;
}

/**
 * [F1: missing photo] No change is refused because of a missing photo. The verdict reports the
 * missing photo.
 */
function witnessPhoto(change: Change, { wine, photoKnown }: LoadedFacts, decision: Decision) {
  if (change.kind !== "create" && change.kind !== "edit") return;
  const verdict = decision.verdict(1);
  if (verdict.kind === "refused") {
    const { code, issues } = verdict.refusal;
    const isOfPhoto = code === "invalid" && !issues?.some(({ path }) => path[0] !== "photoUrl");
    must(!isOfPhoto, () => `[F1] ${change.kind} was refused for its photo`);
    return;
  }
  const wished =
    change.kind === "edit" && wine ? mergedValue(change, wine, "photoUrl") : change.body.photoUrl;
  const taken = expectedPhoto(wished, wine, photoKnown);
  const after = decision.wine ?? wine;
  must(after?.photoUrl === taken, () => `[F1] the wine shows ${String(after?.photoUrl)}`);
  const missing = verdict.kind === "applied" ? verdict.missingPhoto : undefined;
  must(
    missing === (taken === wished ? undefined : wished),
    () => `[F1] the verdict misses ${String(missing)}`,
  );
}

/**
 * [W9: tombstone] [W10: removed] [W11: restore] A removed wine keeps its fields, accepts no change,
 * and can be restored for 30 days.
 */
function witnessRemoval(
  { rows }: PersonHistory,
  change: Change,
  { decision, now }: { readonly decision: Decision; readonly now: number },
) {
  const row = rows.get(change.wineId);
  const { removedAt = null } = decision.wine ?? {};
  if (change.kind === "remove" && row) {
    const isNew = !row.deleted;
    must(isNew === (decision.wine !== undefined), () => "[W9] a repeated remove changed");
    must(!isNew || removedAt === now, () => `[W9] a wine is removed at ${String(removedAt)}`);
    must(!decision.wine || isSameWine(decision.wine, row), () => "[W9] a remove changed more");
    return;
  }
  must(removedAt === null, () => `[W9] ${change.kind} removed ${change.wineId}`);
  if (!row?.deleted || change.kind === "create") {
    must(!decision.wine || change.kind !== "restore", () => "[W9] it restored what was there");
    return;
  }
  const verdict = decision.verdict(1);
  const code = verdict.kind === "refused" ? verdict.refusal.code : undefined;
  if (change.kind !== "restore") {
    must(code === "wine_removed", () => `[W10] ${change.kind} changed a removed wine`);
    return;
  }
  const isLate = now - (row.removedAt ?? 0) > RESTORABLE_MS;
  must(isLate === (code === "restore_expired"), () => `[W11] a restore came to ${String(code)}`);
  const isRestored = decision.wine !== undefined && isSameWine(decision.wine, row);
  must(isRestored !== isLate, () => "[W11] a wine was not restored as it was");
}

function isSameWine(one: Wine, other: Wine): boolean {
  return (
    one.isArchived === other.isArchived &&
    WINE_FIELDS.every((field) => isDeepStrictEqual(one[field], other[field]))
  );
}

/** [W4: archive] Only archive and unarchive change whether a wine is archived. */
function witnessArchive({ kind }: Change, { wine: before }: LoadedFacts, { wine }: Decision) {
  if (!wine) return;
  const wasArchived = before?.isArchived === true;
  const sets = kind === "archive" || kind === "unarchive";
  const isRight = sets ? wine.isArchived === (kind === "archive") : wine.isArchived === wasArchived;
  must(isRight, () => `[W4] ${kind} left it ${wine.isArchived ? "archived" : "active"}`);
  must(!sets || wine.isArchived !== wasArchived, () => `[W4] a repeated ${kind} changed`);
}

/** [W5: ids] A create makes a wine only if its id is new. */
function witnessCreate(
  { kind, wineId }: Change,
  { wine: before }: LoadedFacts,
  { wine }: Decision,
) {
  const replaces = kind === "create" && before !== undefined && wine !== undefined;
  must(!replaces, () => `[W5] a create replaced ${wineId}`);
}

/**
 * [W7: size limits] A change is refused exactly when the cellar would exceed the limit of wines or
 * of characters.
 */
function witnessRoom(
  { rows }: PersonHistory,
  change: Change,
  { wine, holds }: LoadedFacts,
  decision: Decision,
) {
  if (change.kind !== "create" && change.kind !== "edit") return;
  const held = Array.from(rows.values(), textLength).reduce((sum, length) => sum + length, 0);
  must(
    holds.wines === rows.size && holds.text === held,
    () => `[W7] ${String(rows.size)} wines of ${String(held)} characters count as others`,
  );
  const longer = lengthAfter(change, wine) - (wine ? textLength(wine) : 0);
  const isFull = change.kind === "create" && rows.size >= WINES_ROOM;
  const isTooLong = longer > 0 && held + longer > TEXT_ROOM;
  const verdict = decision.verdict(1);
  const code = verdict.kind === "refused" ? verdict.refusal.code : undefined;
  must(!isFull || decision.wine === undefined, () => "[W7] a wine was made beyond the last");
  must(isFull || code !== "too_many_wines", () => "[W7] a wine was refused though it has room");
  must(!isTooLong || decision.wine === undefined, () => "[W7] a text was taken without room");
  must(isTooLong || code !== "too_much_text", () => "[W7] a text was refused though it has room");
}

/** [P2: repeats] [I2: repeats] A repeated change gets the first verdict and has no effect. */
function witnessRepeat(person: PersonHistory, { key, change }: Submission, result: StoredResult) {
  must(key !== undefined, () => "[P1] a change without a key was not run");
  const known = person.verdicts.get(key);
  const { verdict } = result;
  if (!known) {
    must(change.kind === "noop", () => `[P1] ${change.kind} ${key} has a verdict but never ran`);
    must(verdict.kind === "skipped", () => "[O6] a noop of its own is skipped");
    person.verdicts.set(key, verdict);
    return;
  }
  must(
    isDeepStrictEqual(verdict, known),
    () => `[P2] the verdict on ${key} was ${known.kind} and became ${verdict.kind}`,
  );
}
