import { describe, expect, test } from "vitest";
import { applyEventChange } from "./applyEventChange.ts";
import type { EventChange } from "./change.ts";
import {
  type EventAuthor,
  eventBodySchema,
  type GivenEventBody,
  quantityChangeOf,
  type KeptEvent,
  NOT_RECORDED,
} from "../records/event.ts";
import { EVENTS_MAX, IMPRESSIONS_MAX } from "../limits.ts";
import { photoPathOf } from "../records/wineFields.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const WINE_ID = "00000000-0000-4000-8000-000000000002";

const DRANK: KeptEvent = {
  ...eventBodySchema.parse({ kind: "drank", day: "2026-05-01" }),
  ...{ id: ID, wineId: WINE_ID, lotId: null, bottles: -1, isUncounted: false, deleted: false },
  ...NOT_RECORDED,
};

test("[H4] a later edit changes only the fields that its editor changed", () => {
  const noted = eventOf(DRANK, put({ note: "Great" }, { note: null }));
  const rated = eventOf(noted, put({ rating: { value: 92, scale: 100 } }, { rating: null }));

  expect(rated).toEqual({ ...DRANK, note: "Great", rating: { value: 92, scale: 100 } });
});

test('[H4] changing an event from "drunk" to "given" keeps its bottle count', () => {
  const event = eventOf(DRANK, { ...put({ kind: "gave" }, { kind: "drank" }), bottles: 7 });

  expect(event).toMatchObject({ kind: "gave", bottles: -1, isUncounted: false });
});

test("[H5] an event that a user records does not change the quantity", () => {
  const event = eventOf(undefined, { ...put({ kind: "drank" }), bottles: -1 });

  expect(event).toMatchObject({ id: ID, wineId: WINE_ID, bottles: -1, isUncounted: true });
  expect(quantityChangeOf(event)).toBe(0);
});

test("[H8] an event from an export changes the quantity and keeps its lot", () => {
  const lotId = "00000000-0000-4000-8000-000000000003";
  const brought = { ...put({}), bottles: -1, counted: { lotId } };

  expect(eventOf(undefined, brought)).toEqual({ ...DRANK, lotId });
  expect(eventOf(DRANK, { ...brought, bottles: -7 })).toEqual(DRANK);
});

test("[H11] a new event has its author, and an edit keeps the author", () => {
  const anna = { id: WINE_ID, name: "Anna" };
  const bob = { id: ID, name: "Bob" };
  const kept = eventOf(undefined, put({}), anna);

  expect(kept.author).toEqual(anna);
  expect(eventOf(kept, put({ note: "Great" }, { note: null }), bob).author).toEqual(anna);
  expect(eventOf({ ...kept, deleted: true }, put({}), bob).author).toEqual(anna);
  expect(eventOf(DRANK, put({ note: "Great" }), bob).author).toBeNull();
});

test("[H11] the author of an event from another cellar has no id", () => {
  const bob = { id: ID, name: "Bob" };

  expect(eventOf(undefined, { ...put({}), authorName: "Anna" }, bob).author).toEqual({
    id: null,
    name: "Anna",
  });
  expect(eventOf(undefined, { ...put({}), authorName: null }, bob).author).toBeNull();
});

test("[H5] a removed event keeps its fields; a put restores the event", () => {
  const removed = eventOf(DRANK, { kind: "remove-event", eventId: ID });

  expect(removed).toEqual({ ...DRANK, deleted: true });
  expect(eventOf(removed, put({}))).toEqual(DRANK);
});

test("[H3] removing an event removes that change's other events of the same wine", () => {
  const other = { ...DRANK, id: "00000000-0000-4000-8000-000000000004" };
  const foreign = { ...other, wineId: "00000000-0000-4000-8000-000000000005" };
  const remove = { kind: "remove-event", eventId: ID } as const;
  const undone = [DRANK, other, { ...other, deleted: true }, foreign];

  const outcome = applyEventChange(remove, { event: DRANK, holds: 0, photoKnown: true, undone });

  expect(outcome).toMatchObject({ kind: "changed", others: [{ ...other, deleted: true }] });
});

test("[H5] an edit of a removed or missing event is refused", () => {
  const refused = { kind: "refused", refusal: { code: "not_found", what: "event" } };
  const removed = { ...DRANK, deleted: true };
  const edit = put({ note: "Great" }, { note: null });
  const remove = { kind: "remove-event", eventId: ID } as const;

  expect(applyEventChange(edit, { event: removed, holds: 0, photoKnown: true })).toEqual(refused);
  expect(applyEventChange(edit, { event: undefined, holds: 0, photoKnown: true })).toEqual(refused);
  expect(applyEventChange(remove, { event: undefined, holds: 0, photoKnown: true })).toEqual(
    refused,
  );
  expect(applyEventChange(remove, { event: removed, holds: 0, photoKnown: true }).kind).toBe(
    "unchanged",
  );
});

test("[H6] at the event limit, recording an event is refused, editing is accepted", () => {
  const full = { holds: EVENTS_MAX, photoKnown: true };

  expect(applyEventChange(put({}), { ...full, event: undefined })).toMatchObject({
    refusal: { code: "too_many_events" },
  });
  expect(applyEventChange(put({ note: "Great" }), { ...full, event: DRANK }).kind).toBe("changed");
});

describe("a photo of an event", () => {
  const [OWN, OTHER] = [photoPathOf(ID), photoPathOf(WINE_ID)];
  const shown = { ...DRANK, photoUrl: OWN };

  test("[H4] an event shows the photo that was set last", () => {
    const first = eventOf(DRANK, put({ photoUrl: OWN }, { photoUrl: null }));
    const noted = eventOf(first, put({ note: "Great" }, { note: null }));

    expect(noted).toEqual({ ...shown, note: "Great" });
    expect(eventOf(noted, put({ photoUrl: OTHER }, { photoUrl: null })).photoUrl).toBe(OTHER);
    expect(eventOf(noted, put({}, { photoUrl: OWN })).photoUrl).toBeNull();
  });

  test("[H4] a put without base and photo keeps the event's photo", () => {
    expect(eventOf(shown, put({ note: "Great" }))).toEqual({ ...shown, note: "Great" });
    expect(eventOf({ ...shown, deleted: true }, put({}))).toEqual(DRANK);
  });

  test("[F1] a missing photo is reported, and the other fields are applied", () => {
    const unknown = { holds: 0, photoKnown: false };
    const edit = put({ note: "Great", photoUrl: OTHER }, { note: null, photoUrl: OWN });
    const made = put({ photoUrl: OTHER });

    expect(applyEventChange(edit, { ...unknown, event: shown })).toEqual({
      kind: "changed",
      event: { ...shown, note: "Great" },
      missingPhoto: OTHER,
    });
    expect(applyEventChange(made, { ...unknown, event: undefined })).toMatchObject({
      event: { photoUrl: null },
      missingPhoto: OTHER,
    });
    const again = applyEventChange(put({ photoUrl: OWN }), { ...unknown, event: shown });
    expect(again).toEqual({ kind: "unchanged", event: shown });
  });

  test("[F1] [F2] a restored event has its photo if the server has the photo", () => {
    const back = put({ photoUrl: OWN });
    const removed = { ...shown, deleted: true };

    expect(eventOf(removed, back)).toEqual(shown);
    expect(applyEventChange(back, { event: removed, holds: 0, photoKnown: false })).toMatchObject({
      event: { photoUrl: null },
      missingPhoto: OWN,
    });
  });
});

describe("impressions", () => {
  const anna = { id: WINE_ID, name: "Anna" };
  const bob = { id: ID, name: "Bob" };
  const rating = { value: 17, scale: 20 } as const;
  const rated = eventOf(DRANK, rate({ rating }), anna);

  test("[H12] each user has one impression per event; edits merge by field", () => {
    const noted = eventOf(rated, rate({ note: "Tar" }), { ...anna, name: "Ann" });
    const both = eventOf(noted, rate({ note: "Roses" }), bob);

    expect(both).toEqual({
      ...DRANK,
      impressions: [
        { author: anna, rating, note: "Tar" },
        { author: bob, rating: null, note: "Roses" },
      ],
    });
  });

  test("[H12] an impression with neither rating nor note is removed", () => {
    expect(eventOf(rated, rate({ rating: null }), anna)).toEqual(DRANK);
    expect(outcomeOf(DRANK, rate({ note: null }), anna).kind).toBe("unchanged");
  });

  test("[H12] a repeated impression changes nothing", () => {
    expect(outcomeOf(rated, rate({ rating }), anna)).toEqual({ kind: "unchanged", event: rated });
  });

  test("[H12] impressions stay after an edit, removal or restore of the event", () => {
    const edited = eventOf(rated, put({ note: "Great" }, { note: null }), bob);
    const removed = eventOf(edited, { kind: "remove-event", eventId: ID });
    const back = eventOf(removed, put({}), bob);

    expect([edited, removed, back].map(({ impressions }) => impressions)).toEqual(
      Array.from({ length: 3 }, () => rated.impressions),
    );
    expect(outcomeOf(removed, rate({ note: "Tar" }), bob)).toMatchObject({
      refusal: { code: "not_found" },
    });
  });

  test("[H12] the author of an impression from another cellar has no id", () => {
    const brought = { ...rate({ note: "Tar" }), authorName: "Anna" };
    const twice = eventOf(eventOf(rated, brought, bob), { ...brought, values: { note: "Ash" } });

    expect(twice.impressions).toEqual([
      { author: anna, rating, note: null },
      { author: { id: null, name: "Anna" }, rating: null, note: "Ash" },
    ]);
  });

  test("[H12] at the limit, a new impression is refused and an edit accepted", () => {
    const impressions = Array.from({ length: IMPRESSIONS_MAX }, (_, at) => ({
      author: { id: null, name: String(at) },
      ...{ rating: null, note: "Tar" },
    }));
    const full = { ...DRANK, impressions };

    expect(outcomeOf(full, rate({ note: "Tar" }), bob)).toMatchObject({
      refusal: { code: "too_many_impressions" },
    });
    expect(outcomeOf(full, { ...rate({ note: "Ash" }), authorName: "7" }).kind).toBe("changed");
  });
});

test("[H4] a rating is stored with its scale and checked against it", () => {
  const rated = (value: number, scale: number) =>
    eventBodySchema.safeParse({ kind: "tasted", day: "2026-05-01", rating: { value, scale } });

  expect(rated(17.5, 20).data?.rating).toEqual({ value: 17.5, scale: 20 });
  expect(rated(21, 20).success).toBe(false);
  expect(rated(3, 10).success).toBe(false);
});

type Put = Extract<EventChange, { kind: "put-event" }>;
type PutImpression = Extract<EventChange, { kind: "put-impression" }>;

function put(values: Partial<GivenEventBody>, base?: Put["base"]): Put {
  const body = eventBodySchema.parse({ kind: "drank", day: "2026-05-01", ...values });
  return { kind: "put-event", eventId: ID, wineId: WINE_ID, bottles: 0, body, base };
}

function rate(values: PutImpression["values"]): PutImpression {
  return { kind: "put-impression", eventId: ID, values };
}

function outcomeOf(event: KeptEvent | undefined, change: EventChange, author?: EventAuthor) {
  return applyEventChange(change, { event, holds: 0, photoKnown: true, author });
}

function eventOf(
  event: KeptEvent | undefined,
  change: EventChange,
  author?: EventAuthor,
): KeptEvent {
  const outcome = outcomeOf(event, change, author);
  if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
  return outcome.event;
}
