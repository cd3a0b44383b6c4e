import { expect, test } from "vitest";
import { readSidebarOpen, sidebarCookie } from "./sidebarCookie.ts";

test("the sidebar starts open, unless it was left collapsed", () => {
  expect(readSidebarOpen("")).toBe(true);
  expect(readSidebarOpen("a=1; sidebar_state=true")).toBe(true);
  expect(readSidebarOpen("a=1; sidebar_state=false; b=2")).toBe(false);
});

// Spec 9.1
test("the sidebar's state is stored for seven days", () => {
  expect(sidebarCookie(false)).toBe("sidebar_state=false; path=/; max-age=604800; samesite=lax");
});
