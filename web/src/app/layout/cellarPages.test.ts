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
])("at the address %s, the sidebar marks the page %s as current", (pathname, title) => {
  expect(CELLAR_PAGES.filter((page) => isAt(page, pathname)).map((page) => page.title)).toEqual([
    title,
  ]);
});

test("at the address /profile, the sidebar marks no page as current", () => {
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
])("the back link at the address %s leads to %s", (pathname, title) => {
  expect(pageAbove(pathname)?.title).toBe(title);
});
