import "fake-indexeddb/auto";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cellarOf } from "../../../engine/db/cellars.ts";
import { sessionStore } from "../../../engine/session/sessionStore.ts";
import { fakeServer } from "../../../ui/test/fakeServer.ts";
import type * as reader from "../../../labels/index.ts";
import { fill, showForm, tab } from "../test/showForm.tsx";

vi.mock("../../../labels/index.ts", async (original) => ({
  ...(await original<typeof reader>()),
  readLabelOnDevice: vi.fn().mockReturnValue(new Promise(() => undefined)),
}));

let anna = { id: "", email: "anna@example.org" };
const drafts = () => cellarOf(anna.id).drafts;

beforeEach(() => {
  anna = { ...anna, id: crypto.randomUUID() };
  sessionStore.setState({ kind: "signedIn", user: anna, mustSignIn: false }, true);
  fakeServer({ "POST /api/objects/upload": undefined });
});

afterEach(() => {
  sessionStore.setState({ kind: "signedOut" }, true);
});

// Spec 10.9
test("a photo survives closing the app and is saved with the wine", async () => {
  await takeOneAndClose();
  const { person, onDone } = showForm();

  await screen.findByText("We restored what you had not saved.");
  expect(tab("Manual Entry").getAttribute("aria-selected")).toBe("true");
  screen.getByAltText("The wine's label");
  await fill(person);
  await person.click(screen.getByRole("button", { name: "Add Wine" }));

  await waitFor(() => {
    expect(onDone).toHaveBeenCalledOnce();
  });
  expect(await cellarOf(anna.id).photos.count()).toBe(1);
  await waitFor(async () => {
    expect(await drafts().count()).toBe(0);
  });
});

test("a removed or discarded photo is not restored from its draft", async () => {
  await takeOneAndClose();
  const { person } = showForm();
  await screen.findByAltText("The wine's label");
  await person.click(screen.getByRole("button", { name: "Remove photo" }));
  await waitFor(async () => {
    expect(await drafts().count()).toBe(0);
  });
  cleanup();

  await takeOneAndClose();
  const again = showForm();
  await screen.findByAltText("The wine's label");
  await again.person.click(screen.getByText("Discard"));
  await waitFor(async () => {
    expect(await drafts().count()).toBe(0);
  });
});

async function takeOneAndClose(): Promise<void> {
  const { person } = showForm();
  await person.click(screen.getByRole("button", { name: "take photo" }));
  await waitFor(async () => {
    expect(await drafts().count()).toBe(1);
  });
  cleanup();
}
