// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useUnsavedWork } from "../ui/unsavedWork.ts";
import { recoverMissingParts } from "./recoverMissingParts.ts";

const OWN = pageOf("/assets/index-own.js");
const NEWER = pageOf("/assets/index-newer.js");
const PORTAL = pageOf("https://wifi.example/portal.js");

const reload = vi.spyOn(window.location, "reload").mockReturnValue();
let end: () => void;

beforeEach(() => {
  vi.stubGlobal("reportError", vi.fn());
  document.head.innerHTML = OWN;
  end = recoverMissingParts();
});

afterEach(() => {
  end();
  reload.mockClear();
  sessionStorage.clear();
  useUnsavedWork.setState({ forms: 0 });
  vi.unstubAllGlobals();
});

// Spec 10.51
test("a failed script load after a new build reloads the page once", async () => {
  await missAPart(NEWER);
  expect(reload).toHaveBeenCalledOnce();

  await missAPart(NEWER);
  expect(reload).toHaveBeenCalledOnce();
});

test("without the server, a failed script load does not reload the page", async () => {
  await missAPart(undefined);
  await missAPart(undefined);
  expect(reload).not.toHaveBeenCalled();
});

test("a failed script load behind a captive portal does not reload the page", async () => {
  await missAPart(PORTAL);
  await missAPart(PORTAL);
  expect(reload).not.toHaveBeenCalled();
});

test("a second failed script load reloads the page if the server answers", async () => {
  await missAPart(OWN);
  expect(reload).not.toHaveBeenCalled();

  await missAPart(OWN);
  expect(reload).toHaveBeenCalledOnce();
});

test("a failed script load does not reload a page with unsaved work", async () => {
  useUnsavedWork.setState({ forms: 1 });
  await missAPart(NEWER);
  expect(reload).not.toHaveBeenCalled();
});

/**
 * Simulates a lazily loaded module that fails. Meanwhile the server answers with `page`, or does
 * not answer.
 */
async function missAPart(page: string | undefined): Promise<void> {
  const asked = vi.fn(() =>
    page === undefined
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve(new Response(page)),
  );
  vi.stubGlobal("fetch", asked);
  window.dispatchEvent(new Event("vite:preloadError"));
  await vi.waitFor(() => {
    expect(asked).toHaveBeenCalledOnce();
  });
  await everythingSettled();
}

function pageOf(entry: string): string {
  return `<script type="module" src="${entry}"></script>`;
}

const everythingSettled = () => new Promise((resolve) => setTimeout(resolve));
