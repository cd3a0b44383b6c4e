import { describe, expect, it } from "vitest";
import { partsOfHistory, partsOfPage } from "./pageParts.ts";

const ROWS_MAX = 4;

type Page = Parameters<typeof partsOfPage>[0];

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: String(from + at), seq: from + at }));

function pageOf(rows: readonly unknown[], more: Partial<Page> = {}): Page {
  return { epoch: "a", rows, places: [], cursor: 0, hasMore: false, results: [], ...more } as Page;
}

describe("partsOfPage", () => {
  it("leaves a small page whole", () => {
    const page = pageOf(numbered(1, 3), { cursor: 9 });

    expect(partsOfPage(page, ROWS_MAX)).toEqual([page]);
  });

  it("leaves an empty page whole", () => {
    const page = pageOf([], { cursor: 7, hasMore: true });

    expect(partsOfPage(page, ROWS_MAX)).toEqual([page]);
  });

  it("parts wines and places together, by their order", () => {
    const last = 2 * ROWS_MAX + 3;
    const rows = numbered(1, last).filter(({ seq }) => seq % 2 === 0);
    const places = numbered(1, last).filter(({ seq }) => seq % 2 === 1);

    const parts = partsOfPage(
      pageOf(rows, { places: places as Page["places"], cursor: 900 }),
      ROWS_MAX,
    );

    expect(parts.map(({ cursor }) => cursor)).toEqual([ROWS_MAX, 2 * ROWS_MAX, 900]);
    expect(parts.map((part) => part.rows.length + part.places.length)).toEqual([
      ROWS_MAX,
      ROWS_MAX,
      3,
    ]);
    expect(parts.flatMap((part) => part.rows)).toEqual(rows);
    expect(parts.flatMap((part) => part.places)).toEqual(places);
  });

  it("says that more follows until the last part", () => {
    const rows = numbered(1, 2 * ROWS_MAX);

    expect(partsOfPage(pageOf(rows), ROWS_MAX).map(({ hasMore }) => hasMore)).toEqual([
      true,
      false,
    ]);
    expect(
      partsOfPage(pageOf(rows, { hasMore: true }), ROWS_MAX).map(({ hasMore }) => hasMore),
    ).toEqual([true, true]);
  });

  it("[E3] gives the verdicts with the first part", () => {
    const results = [{ opId: "op" }] as unknown as Page["results"];

    const parts = partsOfPage(pageOf(numbered(1, 3 * ROWS_MAX), { results }), ROWS_MAX);

    expect(parts.map((part) => part.results.length)).toEqual([1, 0, 0]);
  });
});

describe("partsOfHistory", () => {
  it("parts events by their order and ends at the page's cursor", () => {
    const events = numbered(5, ROWS_MAX + 6) as unknown as Parameters<
      typeof partsOfHistory
    >[0]["events"];

    const parts = partsOfHistory({ epoch: "a", events, cursor: 999, hasMore: false }, ROWS_MAX);

    expect(parts.map(({ cursor }) => cursor)).toEqual([ROWS_MAX + 4, 999]);
    expect(parts.flatMap((part) => part.events)).toEqual(events);
  });
});
