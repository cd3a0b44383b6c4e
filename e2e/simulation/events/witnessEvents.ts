import { isDeepStrictEqual } from "node:util";
import { type Change, EVENT_FIELDS, type EventChange, type EventRow, lotsOf } from "sync-protocol";
import type { Decision, LoadedFacts } from "../../../api/src/cellar/ports/cellar.ts";
import { must } from "../RuleViolation.ts";
import type { PersonHistory } from "../server/History.ts";

/** Maximum events of a test cellar. Low, so that histories reach the limit. */
export const EVENTS_ROOM = 12;

/**
 * [H2: sums] [H3: undo] A wine's bottles are the sum of its events. Imported events replace the
 * event made by the wine's create [H8: export].
 */
export function witnessHistory(
  { events, bottles, importedEvents }: PersonHistory,
  wineId: string,
): void {
  const held = [...events.values()]
    .filter(({ id }) => !importedEvents.has(id))
    .filter((event) => event.wineId === wineId && !event.isUncounted && event.kind !== "moved")
    .reduce((sum, event) => sum + event.bottles, 0);
  const has = bottles.get(wineId) ?? 0;
  must(held === has, () => `[H2] events sum up to ${String(held)} bottles, not ${String(has)}`);
}

/**
 * [H4: event merge] [H5: recorded event] An edit changes only its event, field by field. A removed
 * event keeps its fields. An imported event changes no bottles [H8: export].
 */
export function witnessEvent(
  { events, importedEvents, unremoved }: PersonHistory,
  change: EventChange,
  { facts, decision }: { readonly facts: LoadedFacts; readonly decision: Decision },
): void {
  const { wine, events: written = [] } = decision;
  const before = events.get(change.eventId);
  if (change.kind === "put-event") witnessRoom(events.size, before, { facts, decision });
  must(wine === undefined, () => `[H5] ${change.kind} changed a wine`);
  if (change.kind === "remove-event" && !before) unremoved.add(change.eventId);
  if (change.kind === "put-event") witnessPhoto(change, before, { facts, decision });
  if (change.kind === "put-event" && !before) {
    const { wineId, bottles, counted } = change;
    const expected = {
      wineId,
      lotId: counted?.lotId ?? null,
      bottles,
      isUncounted: counted === undefined,
    };
    for (const event of written) {
      must(
        isDeepStrictEqual(keptIn(event), expected),
        () => `[H8] ${event.id} differs from the imported event`,
      );
      if (counted) importedEvents.add(event.id);
    }
  }
  for (const event of written) {
    const goes = change.kind === "remove-event" && event.deleted;
    const isUndone = goes && facts.events.undone.some(({ id }) => id === event.id);
    must(event.id === change.eventId || isUndone, () => "[H4] another event was changed");
    if (change.kind === "put-event") witnessEditedFields(change, before, event);
    if (!before) continue;
    must(
      isDeepStrictEqual(keptIn(event), keptIn(before)),
      () => `[H4] what nobody writes of ${event.id} was changed`,
    );
    must(
      change.kind !== "remove-event" || event.deleted,
      () => `[H5] ${event.id} is there though it was removed`,
    );
  }
}

/**
 * [H9: purchases] The lots of a new wine are purchases. A purchase has the date of its lot. If the
 * lot has no date, the purchase has the day of the change, or no date if it is imported.
 */
export function witnessPurchases(
  change: Change,
  { facts, decision }: { readonly facts: LoadedFacts; readonly decision: Decision },
): void {
  const { wine, events = [] } = decision;
  if (change.kind !== "create" || !wine) return;
  const { importId = null, day } = facts.events;
  const came = new Map<string, number>();
  for (const { state, bottles, boughtOn } of lotsOf(wine)) {
    if (state === "ordered" || bottles === 0) continue;
    const isDated = boughtOn !== null && day !== undefined && boughtOn < day;
    const on = isDated ? boughtOn : "the day of the change";
    came.set(on, (came.get(on) ?? 0) + bottles);
  }
  for (const event of events) {
    must(event.kind === "added", () => `[H9] a create made an event that is ${event.kind}`);
    must(event.importId === importId, () => `[H9] ${event.id} is not of its import`);
    must(
      event.recordedOn === (day ?? event.recordedOn),
      () => `[H9] ${event.id} was recorded on another day`,
    );
    const on = event.day === event.recordedOn ? "the day of the change" : event.day;
    came.set(on, (came.get(on) ?? 0) - event.bottles);
  }
  for (const [on, left] of came) {
    must(left === 0, () => `[H9] ${String(left)} bottles of ${on} came on another day`);
  }
}

/** [H6: limit] A new event is refused exactly when the cellar has the maximum number of events. */
function witnessRoom(
  held: number,
  before: EventRow | undefined,
  { facts, decision }: { readonly facts: LoadedFacts; readonly decision: Decision },
) {
  const { holds } = facts.events;
  must(holds === held, () => `[H6] ${String(held)} events count as ${String(holds)}`);
  const isFull = before === undefined && held >= EVENTS_ROOM;
  const verdict = decision.verdict(1);
  const code = verdict.kind === "refused" ? verdict.refusal.code : undefined;
  must(!isFull || !decision.events, () => "[H6] an event was recorded beyond the limit");
  must(isFull || code !== "too_many_events", () => "[H6] an event was refused though it has room");
}

/**
 * [H4: event merge] An edit with a base writes only the changed fields. An edit without a base
 * writes all fields.
 */
function witnessEditedFields(
  { base, body }: Extract<EventChange, { kind: "put-event" }>,
  before: EventRow | undefined,
  event: Omit<EventRow, "seq">,
) {
  for (const field of EVENT_FIELDS) {
    if (field === "photoUrl") continue;
    const isSaid = !base || (field in base && !isDeepStrictEqual(base[field], body[field]));
    const wished = isSaid ? body[field] : before?.[field];
    must(
      isDeepStrictEqual(event[field], wished),
      () => `[H4] ${field} of ${event.id} is ${JSON.stringify(event[field])}`,
    );
  }
}

/**
 * [F1: missing photo] An event shows the photo set last. If a new photo is missing on the server,
 * the verdict reports the photo.
 */
function witnessPhoto(
  { body, base }: Extract<EventChange, { kind: "put-event" }>,
  before: EventRow | undefined,
  { facts, decision }: { readonly facts: LoadedFacts; readonly decision: Decision },
) {
  const verdict = decision.verdict(1);
  if (verdict.kind !== "applied") return;
  const shown = before?.deleted === false ? before.photoUrl : null;
  const isUncounted = base
    ? "photoUrl" in base && base.photoUrl !== body.photoUrl
    : body.photoUrl !== null;
  const wished = isUncounted ? body.photoUrl : shown;
  const isThere = wished === null || wished === shown || facts.photoKnown;
  const shows = (decision.events?.[0] ?? before)?.photoUrl;
  must(shows === (isThere ? wished : shown), () => `[F1] the event shows ${String(shows)}`);
  const { missingPhoto } = verdict;
  must(
    missingPhoto === (isThere ? undefined : wished),
    () => `[F1] the verdict misses ${String(missingPhoto)}`,
  );
}

function keptIn({ wineId, lotId, bottles, isUncounted }: Omit<EventRow, "seq">) {
  return { wineId, lotId, bottles, isUncounted };
}

/**
 * [H8: export] If a wine was imported with its events, the event made by its create is removed,
 * unless the removal never reached the server.
 */
export function checkCountedOnce(
  { events, importedEvents, creates, unremoved }: PersonHistory,
  replacedEvents: ReadonlyMap<string, string>,
): void {
  for (const [eventId, wineId] of replacedEvents) {
    const own = events.get(creates.get(wineId) ?? "");
    if (!own || own.deleted || !unremoved.has(eventId)) continue;
    const came = [...importedEvents].some((id) => events.get(id)?.wineId === wineId);
    must(!came, () => `[H8] the bottles of ${wineId} count twice`);
  }
}
