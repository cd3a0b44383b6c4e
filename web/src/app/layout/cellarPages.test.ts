import { expect, test } from "vitest";
import { CELLAR_PAGES, isAt, pageAbove } from "./cellarPages.ts";

test.each([
  ["/", "Collection"],
  ["/wines/1", "Collection"],
  ["/import", "Collection"],
  ["/places", "Places"],
  ["/places/1", "Places"],
  ["/years/2026", "Journal"],
  ["/recently-removed", "Past Bottles"],
  ["/reminders", "Reminders"],
  ["/statistics/worth", "Statistics"],
])("at %s, the current page in the sidebar is %s", (pathname, title) => {
  expect(CELLAR_PAGES.filter((page) => isAt(page, pathname)).map((page) => page.title)).toEqual([
    title,
  ]);
});

test("at the profile's address, no page in the sidebar is current", () => {
  expect(CELLAR_PAGES.some((page) => isAt(page, "/profile"))).toBe(false);
});

test.each([
  ["/", undefined],
  ["/wines/1", undefined],
  ["/places", "Wine Collection"],
  ["/places/1", "Places"],
  ["/journal", "Wine Collection"],
  ["/years/2026", "Journal"],
  ["/recently-removed", "Past Bottles"],
  ["/statistics/cellar-book", "Statistics"],
  ["/profile", "Wine Collection"],
  ["/import", "Wine Collection"],
  ["/no-such-page", "Wine Collection"],
])("the back link at %s leads to %s", (pathname, title) => {
  expect(pageAbove(pathname)?.title).toBe(title);
});
