import { type OpResult, placeBodySchema, type PullAnswer } from "sync-protocol";
import { describe, expect, it } from "vitest";
import { anEvent, aRow, id } from "../../../rules/testBuilders.ts";
import { partsOfHistory, partsOfPage } from "./pageParts.ts";

const ROWS_MAX = 4;
const ROOM = placeBodySchema.parse({ name: "Cellar", kind: "room" });

const seqsOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const wines = (from: number, to: number) =>
  seqsOf(from, to).map((seq) => aRow({ id: id(seq), seq }));

function pageOf(rows: PullAnswer["rows"], more: Partial<PullAnswer> = {}): PullAnswer {
  return { epoch: "a", rows, places: [], cursor: 0, hasMore: false, results: [], ...more };
}

describe("parts of a page", () => {
  it("a small page stays one part", () => {
    const page = pageOf(wines(1, 3), { cursor: 9 });

    expect(partsOfPage(page, ROWS_MAX)).toEqual([page]);
  });

  it("an empty page stays one part", () => {
    const page = pageOf([], { cursor: 7, hasMore: true });

    expect(partsOfPage(page, ROWS_MAX)).toEqual([page]);
  });

  it("a page's wines and places are split together, in order", () => {
    const last = 2 * ROWS_MAX + 3;
    const rows = wines(1, last).filter(({ seq }) => seq % 2 === 0);
    const places = seqsOf(1, last)
      .filter((seq) => seq % 2 === 1)
      .map((seq) => ({ ...ROOM, id: id(seq), seq, deleted: false }));

    const parts = partsOfPage(pageOf(rows, { places, cursor: 900 }), ROWS_MAX);

    expect(parts.map(({ cursor }) => cursor)).toEqual([ROWS_MAX, 2 * ROWS_MAX, 900]);
    expect(parts.map((part) => part.rows.length + part.places.length)).toEqual([
      ROWS_MAX,
      ROWS_MAX,
      3,
    ]);
    expect(parts.flatMap((part) => part.rows)).toEqual(rows);
    expect(parts.flatMap((part) => part.places)).toEqual(places);
  });

  it("every part of a page except the last announces more rows", () => {
    const rows = wines(1, 2 * ROWS_MAX);

    expect(partsOfPage(pageOf(rows), ROWS_MAX).map(({ hasMore }) => hasMore)).toEqual([
      true,
      false,
    ]);
    expect(
      partsOfPage(pageOf(rows, { hasMore: true }), ROWS_MAX).map(({ hasMore }) => hasMore),
    ).toEqual([true, true]);
  });

  it("[R2] the first part of a page has all verdicts", () => {
    const results: OpResult[] = [
      { opNo: 1, opId: id(1), verdict: { kind: "applied", recordId: id(2), seq: 2 } },
    ];

    const parts = partsOfPage(pageOf(wines(1, 3 * ROWS_MAX), { results }), ROWS_MAX);

    expect(parts.map((part) => part.results.length)).toEqual([1, 0, 0]);
  });
});

describe("parts of a history page", () => {
  it("the last part of a split history page has the page's cursor", () => {
    const events = seqsOf(5, ROWS_MAX + 6).map((seq) => ({
      ...anEvent(seq),
      seq,
      deleted: false,
    }));

    const parts = partsOfHistory({ epoch: "a", events, cursor: 999, hasMore: false }, ROWS_MAX);

    expect(parts.map(({ cursor }) => cursor)).toEqual([ROWS_MAX + 4, 999]);
    expect(parts.flatMap((part) => part.events)).toEqual(events);
  });
});
