import "fake-indexeddb/auto";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { Wine } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cellarOf } from "../../engine/db/cellars.ts";
import { aWine } from "../../rules/testBuilders.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { show } from "../../ui/test/show.tsx";
import { valuesOf } from "./formValues.ts";
import { WineForm } from "./WineForm.tsx";

let ada = { id: "", email: "ada@cellar.example" };
const drafts = () => cellarOf(ada.id).drafts;

beforeEach(() => {
  ada = { ...ada, id: crypto.randomUUID() };
  sessionStore.setState({ kind: "signedIn", user: ada, mustSignIn: false }, true);
});

afterEach(() => {
  sessionStore.setState({ kind: "signedOut" }, true);
});

// Spec 10.9
test("typed input is restored after closing the app", async () => {
  showForm();
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Half a name" } });
  await waitFor(async () => {
    expect(await drafts().count()).toBe(1);
  });

  cleanup();
  showForm();

  await waitFor(() => {
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "Half a name");
  });
});

// Spec 4.11
test("after saving a wine, the next form is empty except for defaults", async () => {
  const values = valuesOf(aWine({ quantity: 6 }));
  await drafts().put({ key: "add-wine", values });
  const { person, onDone } = showForm();
  await screen.findByDisplayValue(values.name);

  await person.click(screen.getByRole("button", { name: "Add Wine" }));
  await waitFor(() => {
    expect(onDone).toHaveBeenCalledOnce();
  });
  cleanup();
  showForm();

  await waitFor(async () => {
    expect(await drafts().count()).toBe(0);
  });
  const lines = ["Name", "Producer", "Varietal", "Country", "Region", "Tasting Notes"];
  for (const label of lines) expect(screen.getByLabelText(label)).toHaveProperty("value", "");
  const year = String(new Date().getFullYear());
  expect(screen.getByLabelText("Vintage")).toHaveProperty("value", year);
  expect(screen.getByLabelText("Quantity")).toHaveProperty("value", "1");
});

// Spec 10.9
test("a discarded draft is not restored", async () => {
  await drafts().put({ key: "add-wine", values: valuesOf(aWine()) });
  const { person } = showForm();
  await screen.findByDisplayValue(aWine().name);

  await person.click(screen.getByText("Discard"));

  await waitFor(async () => {
    expect(await drafts().count()).toBe(0);
  });
});

// Spec 10.9
test("a wine's unsaved changes are restored over its newest values", async () => {
  showForm(aWine({ notes: "Young" }));
  fireEvent.change(screen.getByLabelText("Tasting Notes"), { target: { value: "Tar and roses" } });
  await waitFor(async () => {
    expect(await drafts().count()).toBe(1);
  });

  cleanup();
  showForm(aWine({ notes: "Young", quantity: 3 }));

  await screen.findByDisplayValue("Tar and roses");
  expect(screen.getByLabelText("Quantity")).toHaveProperty("value", "3");
  screen.getByText("We restored what you had not saved.");
});

test("input that the user reverted leaves no draft", async () => {
  showForm();
  const name = screen.getByLabelText("Name");
  fireEvent.change(name, { target: { value: "Half a name" } });
  await waitFor(async () => {
    expect(await drafts().count()).toBe(1);
  });

  fireEvent.change(name, { target: { value: "" } });

  await waitFor(async () => {
    expect(await drafts().count()).toBe(0);
  });
});

function showForm(wine?: Wine) {
  const onDone = vi.fn();
  const { person } = show(
    <WineForm
      wine={wine}
      LabelCamera={() => null}
      PhotoChooser={() => null}
      onFurther={vi.fn()}
      onDone={onDone}
    />,
  );
  return { person, onDone };
}
