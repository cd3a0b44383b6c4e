import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { fakeServer } from "../../ui/test/fakeServer.ts";
import { showForm, tab, UPLOAD } from "./test/showForm.tsx";

beforeEach(() => {
  const anna = { id: crypto.randomUUID(), email: "anna@example.org" };
  sessionStore.setState({ kind: "signedIn", user: anna, mustSignIn: false }, true);
});

afterEach(() => {
  sessionStore.setState({ kind: "signedOut" }, true);
});

test("a label reading replaces a value that a region or producer suggested", async () => {
  const reading = { name: "Coste", vintage: 2018, type: "Rosé Wine", varietal: "Chiavennasca" };
  const unread = { country: null, region: null, producer: null, notes: null };
  fakeServer({ ...UPLOAD, "POST /api/wines/analyze-label": { body: { ...reading, ...unread } } });
  const { person } = showForm();
  await settleRegion(person, "Barolo");
  await person.click(tab("Photo Entry"));

  await person.click(screen.getByRole("button", { name: "take photo" }));

  await waitFor(() => {
    expect(screen.getByLabelText("Varietal")).toHaveProperty("value", "Chiavennasca");
  });
  expect(typeOfWine()).toHaveProperty("value", "Rosé Wine");
  expect(screen.getByLabelText("Country")).toHaveProperty("value", "Italy");
  expect(screen.getAllByText(/^Suggested by Barolo/)).toHaveLength(1);
});

test("a suggestion that the label confirms stays when the region changes", async () => {
  const reading = { name: "Coste", vintage: 2018, type: "Red Wine", varietal: "Nebbiolo" };
  const unread = { country: null, region: null, producer: null, notes: null };
  fakeServer({ ...UPLOAD, "POST /api/wines/analyze-label": { body: { ...reading, ...unread } } });
  const { person } = showForm();
  await settleRegion(person, "Barolo");
  await person.click(tab("Photo Entry"));
  await person.click(screen.getByRole("button", { name: "take photo" }));
  await screen.findByText("Photo attached");

  await settleRegion(person, "Chablis");

  await waitFor(() => {
    expect(screen.getByLabelText("Country")).toHaveProperty("value", "France");
  });
  expect(typeOfWine()).toHaveProperty("value", "Red Wine");
  expect(screen.getByLabelText("Varietal")).toHaveProperty("value", "Nebbiolo");
});

test("Clear next to a suggestion empties and focuses the field", async () => {
  const { person } = showForm();
  await settleRegion(person, "Barolo");

  await person.click(await screen.findByRole("button", { name: "Clear Country" }));

  expect(screen.getByLabelText("Country")).toHaveProperty("value", "");
  expect(document.activeElement).toBe(screen.getByLabelText("Country"));
});

const typeOfWine = () => screen.getByLabelText("Wine Type", { selector: "input" });

async function settleRegion(person: ReturnType<typeof showForm>["person"], region: string) {
  await person.click(tab("Manual Entry"));
  const field = screen.getByLabelText("Region");
  fireEvent.change(field, { target: { value: region } });
  fireEvent.blur(field);
  await screen.findAllByText(new RegExp(`^Suggested by ${region}`));
}
