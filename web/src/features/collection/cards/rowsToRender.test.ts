import { expect, test } from "vitest";
import { rowsToRender } from "./rowsToRender.ts";

const MIDDLE = { startIndex: 50, endIndex: 54, count: 100 };

test("a page that does not scroll renders only visible rows until idle", () => {
  expect(rowsToRender(MIDDLE, 0, undefined)).toEqual([50, 51, 52, 53, 54]);
});

test("a scroll down also renders the next four rows below", () => {
  expect(rowsToRender(MIDDLE, 1, undefined)).toEqual([50, 51, 52, 53, 54, 55, 56, 57, 58]);
});

test("a scroll up also renders the next four rows above", () => {
  expect(rowsToRender(MIDDLE, -1, undefined)).toEqual([46, 47, 48, 49, 50, 51, 52, 53, 54]);
});

test("a scroll renders no row before the first or after the last", () => {
  expect(rowsToRender({ ...MIDDLE, startIndex: 1 }, -1, undefined)[0]).toBe(0);
  expect(rowsToRender({ ...MIDDLE, endIndex: 98 }, 1, undefined).at(-1)).toBe(99);
});

test("an idle page also renders two rows above and two rows below", () => {
  const rows = rowsToRender(MIDDLE, 0, MIDDLE);
  expect([rows[0], rows.at(-1)]).toEqual([48, 56]);
});

test("after a jump the rows near the former position are not rendered", () => {
  const settled = { startIndex: 0, endIndex: 4, count: 100 };
  expect(rowsToRender(MIDDLE, 0, settled)).toEqual([50, 51, 52, 53, 54]);
});
