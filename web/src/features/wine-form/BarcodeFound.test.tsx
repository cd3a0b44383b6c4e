import "fake-indexeddb/auto";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { cellarOf } from "../../engine/db/cellars.ts";
import { fakeServer } from "../../ui/test/fakeServer.ts";
import { BARCODE, fill, showForm } from "./test/showForm.tsx";

let anna = { id: "", email: "anna@example.org" };

beforeEach(() => {
  fakeServer({});
  anna = { ...anna, id: crypto.randomUUID() };
  sessionStore.setState({ kind: "signedIn", user: anna, mustSignIn: false }, true);
});

afterEach(() => {
  sessionStore.setState({ kind: "signedOut" }, true);
});

test("a barcode in the photo is shown and saved with the wine", async () => {
  const { person, onDone } = showForm();

  await person.click(screen.getByRole("button", { name: "see barcode" }));
  await fill(person);
  screen.getByText(`Barcode ${BARCODE} is kept with the wine.`);
  await person.click(screen.getByRole("button", { name: "Add Wine" }));

  await waitFor(() => {
    expect(onDone).toHaveBeenCalledOnce();
  });
  expect(await savedBarcodes()).toEqual([BARCODE]);
});

// Spec 10.83
test("a barcode that the user removes is not saved", async () => {
  const { person, onDone } = showForm();
  await person.click(screen.getByRole("button", { name: "see barcode" }));
  await fill(person);

  await person.click(screen.getByRole("button", { name: "Leave it out" }));
  expect(screen.queryByText(/^Barcode/)).toBeNull();
  await person.click(screen.getByRole("button", { name: "Add Wine" }));

  await waitFor(() => {
    expect(onDone).toHaveBeenCalledOnce();
  });
  expect(await savedBarcodes()).toEqual([]);
});

async function savedBarcodes() {
  const [entry] = await cellarOf(anna.id).outbox.toArray();
  if (entry?.change.kind !== "create") throw new Error("No wine was added");
  return entry.change.body.barcodes;
}
