import { NOT_RECORDED, type WineEvent } from "sync-protocol";
import { expect, test } from "vitest";
import { journalOf } from "./cellarSummaries.ts";

const CELLAR = "0a0a0a0a-0000-4000-8000-000000000000";
const WINE = "0a0a0a0a-0000-4000-8000-000000000001";

test("[A2] the journal for assistants has the newest tastings, with other members' impressions", async () => {
  const impressions = [
    { author: { id: CELLAR, name: "Ben" }, rating: { value: 4, scale: 5 as const }, note: null },
  ];
  const events = [
    tasting({ day: "2026-05-03", impressions }),
    tasting({ day: "2026-05-01" }),
    tasting({ day: "2026-05-02", note: "x".repeat(600) }),
  ];

  const { entries } = await journalOf(readsOf(events), CELLAR, { limit: 2 });

  expect(entries.map(({ day }) => day)).toEqual(["2026-05-03", "2026-05-02"]);
  expect(entries[0]?.othersSaid).toEqual([
    { by: "Ben", rating: { value: 4, scale: 5 }, note: null },
  ]);
  expect(entries[1]?.note).toHaveLength(501);
});

function readsOf(events: readonly WineEvent[]) {
  const rows = events.map((event) => ({ ...event, seq: 1, deleted: false }));
  return {
    store: {
      async *wines() {
        yield await Promise.resolve([]);
      },
      places: () => Promise.resolve([]),
      historySince: () =>
        Promise.resolve({ events: rows, cursor: 1, hasMore: false, wishesSeq: 0 }),
    },
    now: () => Date.UTC(2026, 10, 27),
  };
}

function tasting(values: Partial<WineEvent>): WineEvent {
  return {
    ...NOT_RECORDED,
    ...{ id: CELLAR, wineId: WINE, lotId: null, bottles: 0, isUncounted: true },
    ...{ kind: "tasted", day: "2026-05-01", occasion: null, meal: null, company: null },
    ...{ rating: null, flaw: null, note: null, price: null, photoUrl: null, shop: null },
    ...values,
  };
}
