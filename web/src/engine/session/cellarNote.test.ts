// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { forgetCellarNote, hintsAtCellar, noteCellar, notedCellar } from "./cellarNote.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = "wine_cellar_signed_in=; expires=Thu, 01 Jan 1970 00:00:00 GMT";
  localStorage.clear();
});

test("a sign-in cookie or saved note means this device may have a cellar", () => {
  expect(hintsAtCellar()).toBe(false);

  noteCellar("anna");
  expect(hintsAtCellar()).toBe(true);
  expect(notedCellar()).toBe("anna");

  forgetCellarNote();
  expect(hintsAtCellar()).toBe(false);

  document.cookie = "wine_cellar_signed_in=1";
  expect(hintsAtCellar()).toBe(true);
});

test("a device with blocked storage counts as a device without a cellar", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });

  noteCellar("anna");
  expect(hintsAtCellar()).toBe(false);
});
