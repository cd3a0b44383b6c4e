import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cellarOf } from "../../engine/db/cellars.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { ALL_FILLED, BAROLO, fill, showForm } from "./test/showForm.tsx";

let anna = { id: "", email: "anna@example.org" };
const cellar = () => cellarOf(anna.id);

beforeEach(() => {
  anna = { ...anna, id: crypto.randomUUID() };
  sessionStore.setState({ kind: "signedIn", user: anna, mustSignIn: false }, true);
});

afterEach(() => {
  sessionStore.setState({ kind: "signedOut" }, true);
});

test("the wine form's section More starts closed and opens on request", async () => {
  const { person } = showForm(BAROLO);
  expect(screen.queryByLabelText("Drink Until")).toBeNull();

  await person.click(screen.getByRole("button", { name: "More" }));
  expect(screen.getByLabelText("Drink Until")).toHaveProperty("value", "");
  await person.click(screen.getByRole("button", { name: "More" }));

  expect(screen.queryByLabelText("Drink Until")).toBeNull();
});

test("a switch in the wine form marks a wine as non-vintage", async () => {
  await cellar().wines.put({ ...BAROLO, seq: 1, deleted: false });
  const { person, onDone } = showForm(BAROLO);

  await person.click(screen.getByRole("button", { name: "More" }));
  await person.click(screen.getByRole("switch", { name: "Non-vintage" }));
  await person.click(screen.getByRole("button", { name: "Update Wine" }));

  await waitFor(() => {
    expect(onDone).toHaveBeenCalledOnce();
  });
  const [entry] = await cellar().outbox.toArray();
  expect(entry?.change).toMatchObject({ body: { nonVintage: true, vintage: 2018 } });
});

test("a new wine can be on order, with its arrival date", async () => {
  const { person, onDone } = showForm();
  await fill(person);
  await person.click(screen.getByRole("button", { name: "More" }));
  expect(screen.queryByLabelText("Arrives On")).toBeNull();

  await person.click(screen.getByRole("switch", { name: "On order" }));
  type("Arrives On", "2027-03-01");
  await person.click(screen.getByRole("button", { name: "Add Wine" }));

  await waitFor(() => {
    expect(onDone).toHaveBeenCalledOnce();
  });
  const [entry] = await cellar().outbox.toArray();
  const ordered = { bottles: 1, state: "ordered", arrivesOn: "2027-03-01" };
  expect(entry?.change).toMatchObject({ body: { quantity: 0, lots: [{ bottles: 0 }, ordered] } });
});

test("the form of an existing wine has no order switch", async () => {
  const { person } = showForm(BAROLO);

  await person.click(screen.getByRole("button", { name: "More" }));

  expect(screen.queryByRole("switch", { name: "On order" })).toBeNull();
});

test("[W8] a drinking window that ends before it begins is refused", async () => {
  await cellar().wines.put({ ...BAROLO, seq: 1, deleted: false });
  const { person, onDone } = showForm(BAROLO);

  await person.click(screen.getByRole("button", { name: "More" }));
  type("Drink From", "2030");
  type("Drink Until", "2028");
  await person.click(screen.getByRole("button", { name: "Update Wine" }));

  await waitFor(() => {
    expect(screen.getByLabelText("Drink Until").getAttribute("aria-invalid")).toBe("true");
  });
  const field = screen.getByLabelText("Drink Until");
  const error = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(error?.textContent).toBe("Drink Until must be 2030 or later");
  expect(onDone).not.toHaveBeenCalled();
});

test("saving with an invalid field under More opens and focuses that field", async () => {
  const { person } = showForm(BAROLO);

  await person.click(screen.getByRole("button", { name: "More" }));
  type("Drink From", "12");
  await person.click(screen.getByRole("button", { name: "More" }));
  await person.click(screen.getByRole("button", { name: "Update Wine" }));

  await screen.findByText("Drink From must be a year from 1800 to 2999");
  expect(document.activeElement).toBe(screen.getByLabelText("Drink From"));
});

test("the section More starts open if one of its fields is filled", () => {
  showForm({ ...BAROLO, ...ALL_FILLED });

  expect(screen.getByLabelText("Drink Until")).toHaveProperty("value", "2040");
});

function type(label: string, text: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}
