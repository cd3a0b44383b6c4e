// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { noteLanguage } from "./noteLanguage.ts";
import { pageLanguage } from "./pageLanguage.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  vi.restoreAllMocks();
});

test("[U6] a page uses the device's language, else the account's, else the browser's", () => {
  prefers("gsw", "de-CH", "fr");
  expect(pageLanguage()).toBe("de");

  noteLanguage("account", "fr");
  expect(pageLanguage()).toBe("fr");

  noteLanguage("device", "it");
  expect(pageLanguage()).toBe("it");

  noteLanguage("device", null);
  expect(pageLanguage()).toBe("fr");
});

test("[U6] a page is in English if its browser's languages are not supported", () => {
  prefers("pt-BR", "ja");
  noteLanguage("account", "tlh");

  expect(pageLanguage()).toBe("en");
});

test("with blocked storage, a page is in the browser's language", () => {
  prefers("es-MX");
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });

  noteLanguage("device", "de");

  expect(pageLanguage()).toBe("es");
});

function prefers(...languages: string[]): void {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
}

function refuse(): never {
  throw new DOMException("Storage is blocked", "SecurityError");
}
