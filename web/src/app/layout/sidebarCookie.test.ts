import { expect, test } from "vitest";
import { readSidebarOpen, sidebarCookie } from "./sidebarCookie.ts";

test("the sidebar is open unless the cookie says it was collapsed", () => {
  expect(readSidebarOpen("")).toBe(true);
  expect(readSidebarOpen("a=1; sidebar_state=true")).toBe(true);
  expect(readSidebarOpen("a=1; sidebar_state=false; b=2")).toBe(false);
});

// Spec 9.1
test("the cookie with the sidebar's state lasts seven days", () => {
  expect(sidebarCookie(false)).toBe("sidebar_state=false; path=/; max-age=604800; samesite=lax");
});
