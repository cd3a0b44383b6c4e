// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { afterEach, expect, test, vi } from "vitest";
import { sessionStore } from "../../engine/index.ts";
import { useUnsavedWork } from "../../ui/unsavedWork.ts";
import { followAccountLanguage } from "./followAccountLanguage.ts";
import { CATALOGUES } from "./loadLanguage.ts";
import { noteLanguage } from "./noteLanguage.ts";
import { pageLanguage } from "./pageLanguage.ts";

const reload = vi.spyOn(window.location, "reload").mockReturnValue();
type Catalogue = Awaited<ReturnType<typeof CATALOGUES.fr>>;
const fetchFrench = vi.spyOn(CATALOGUES, "fr").mockResolvedValue({ messages: {} } as Catalogue);
followAccountLanguage();

afterEach(() => {
  sessionStore.setState({ kind: "signedOut" }, true);
  useUnsavedWork.setState({ forms: 0 });
  localStorage.clear();
  vi.clearAllMocks();
});

test("[U6] after the sign-in a page reloads once in the account's language", async () => {
  signIn("fr");
  await vi.waitFor(() => {
    expect(reload).toHaveBeenCalledOnce();
  });
  expect(pageLanguage()).toBe("fr");

  signIn("fr");
  await elapse();
  expect(reload).toHaveBeenCalledOnce();
});

test("[U6] the account's language replaces the language chosen before the sign-in", async () => {
  noteLanguage("device", "en");

  signIn("fr");
  await vi.waitFor(() => {
    expect(reload).toHaveBeenCalledOnce();
  });

  expect(pageLanguage()).toBe("fr");
});

test("[U6] a language chosen on the device stays until the account's language changes", async () => {
  noteLanguage("account", "it");
  noteLanguage("device", "en");

  signIn("it");
  await elapse();
  expect(pageLanguage()).toBe("en");

  signIn("fr");
  await vi.waitFor(() => {
    expect(pageLanguage()).toBe("fr");
  });
  expect(reload).not.toHaveBeenCalled();
});

test("[U6] without an account language, the next start uses the browser's language", async () => {
  noteLanguage("account", "de");

  signIn(undefined);
  await elapse();

  expect(pageLanguage()).toBe("en");
  expect(reload).not.toHaveBeenCalled();
});

test("[U6] sign-out keeps the language; the next sign-in uses the account's language", async () => {
  noteLanguage("account", "de");

  sessionStore.setState({ kind: "signedOut" }, true);
  expect(pageLanguage()).toBe("de");

  noteLanguage("device", "it");
  signIn("fr");
  await vi.waitFor(() => {
    expect(reload).toHaveBeenCalledOnce();
  });
  expect(pageLanguage()).toBe("fr");
});

test("[U6] with unsaved input, the language changes only at the next start", async () => {
  useUnsavedWork.setState({ forms: 1 });

  signIn("fr");
  await vi.waitFor(() => {
    expect(pageLanguage()).toBe("fr");
  });

  expect(reload).not.toHaveBeenCalled();
});

test("a page keeps its language if the account language's texts cannot load", async () => {
  fetchFrench.mockRejectedValueOnce(new TypeError("Failed to fetch"));

  signIn("fr");
  await elapse();

  expect(reload).not.toHaveBeenCalled();
  expect(pageLanguage()).toBe("en");
});

function signIn(language: string | undefined): void {
  const user = { id: crypto.randomUUID(), email: "bob@cellar.example" };
  const session = { user: { ...user, ...(language !== undefined && { language }) } };
  sessionStore.setState({ kind: "signedIn", mustSignIn: false, ...session }, true);
}

async function elapse(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
