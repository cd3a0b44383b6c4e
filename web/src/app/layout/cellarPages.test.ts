import { expect, test } from "vitest";
import { CELLAR_PAGES, isAt } from "./cellarPages.ts";

test.each([
  ["/", "Collection"],
  ["/wines/1", "Collection"],
  ["/import", "Collection"],
  ["/places", "Places"],
  ["/places/1", "Places"],
  ["/years/2026", "Journal"],
  ["/recently-removed", "Past Bottles"],
  ["/reminders", "Reminders"],
])("the page at %s belongs to %s", (pathname, title) => {
  expect(CELLAR_PAGES.filter((page) => isAt(page, pathname)).map((page) => page.title)).toEqual([
    title,
  ]);
});

test("the profile belongs to no page of the cellar", () => {
  expect(CELLAR_PAGES.some((page) => isAt(page, "/profile"))).toBe(false);
});
