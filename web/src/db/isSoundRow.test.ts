import { wineRowSchema } from "sync-protocol";
import { expect, test } from "vitest";
import { aRow } from "../rules/testBuilders.ts";
import { isSoundRow } from "./isSoundRow.ts";

test("a row that the contract lets in is sound", () => {
  expect(isSoundRow(aRow())).toBe(true);
  expect(isSoundRow(aRow({ notes: "Closed still", photoUrl: null, deleted: true }))).toBe(true);
});

test.each(Object.keys(wineRowSchema.shape))("a row whose %s is garbage is not sound", (field) => {
  expect(isSoundRow({ ...aRow(), [field]: { garbage: true } })).toBe(false);
});

test.each(Object.keys(wineRowSchema.shape))("a row without %s is not sound", (field) => {
  expect(isSoundRow({ ...aRow(), [field]: undefined })).toBe(false);
});
