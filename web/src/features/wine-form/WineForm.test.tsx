import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { Wine } from "sync-protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cellarOf } from "../../db/cellars.ts";
import { sessionStore } from "../../sync/sessionStore.ts";
import { fakeServer } from "../../ui/test/fakeServer.ts";
import { show } from "../../ui/test/show.tsx";
import { WineForm } from "./WineForm.tsx";

/** Each test has a person of its own, and so an empty local store. */
let anna = { id: "", email: "anna@example.org" };
const cellar = () => cellarOf(anna.id);
const jpeg = new ArrayBuffer(8);

beforeEach(() => {
  anna = { ...anna, id: crypto.randomUUID() };
  sessionStore.setState({ kind: "signedIn", user: anna, mustSignIn: false }, true);
});

afterEach(() => {
  sessionStore.setState({ kind: "signedOut" }, true);
});

describe("adding", () => {
  test("starts with the photo; what is missing is named and the first of it focused", async () => {
    const { person } = showForm();
    expect(tab("Photo Entry").getAttribute("aria-selected")).toBe("true");

    await person.click(screen.getByRole("button", { name: "Add Wine" }));

    expect(tab("Manual Entry").getAttribute("aria-selected")).toBe("true");
    screen.getByText("Name is required");
    screen.getByText("Wine type is required");
    expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  });

  test("saves a wine on this device and says its name and bottle ID", async () => {
    const { person, onDone } = showForm();

    await fill(person);
    await person.click(screen.getByRole("button", { name: "Add Wine" }));

    await screen.findByText("Wine added successfully");
    screen.getByText(/^Barolo Castiglione \(bottle ID [0-9a-f-]{36}\) has been added/);
    expect(onDone).toHaveBeenCalledOnce();
    const [entry] = await cellar().outbox.toArray();
    expect(entry?.change).toMatchObject({
      kind: "create",
      body: { name: "Barolo Castiglione", quantity: 1, notes: null, photoUrl: null },
    });
  });

  test.each([
    ["abc", "0"],
    ["-5", "0"],
    ["7", "7"],
    ["1234", "999"],
  ])("a quantity of %j becomes %s", async (typed, shown) => {
    const { person } = showForm();
    await person.click(tab("Manual Entry"));
    const quantity = screen.getByLabelText("Quantity");

    await person.clear(quantity);
    expect(quantity).toHaveProperty("value", "0");
    await person.click(quantity);
    await person.paste(typed);

    expect(quantity).toHaveProperty("value", shown);
  });

  test("loses nothing when the local store fails", async () => {
    const { person, onDone } = showForm();
    await fill(person);
    vi.spyOn(cellar().outbox, "add").mockRejectedValue(new Error("The disk is full"));

    await person.click(screen.getByRole("button", { name: "Add Wine" }));

    await screen.findByText("Failed to add wine");
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "Barolo Castiglione");
  });

  test("brings back what was typed when the app was closed under it", async () => {
    await cellar().drafts.put({ key: "add-wine", values: { ...DRAFT, name: "Half a name" } });
    showForm();

    await waitFor(() => {
      expect(screen.getByLabelText("Name")).toHaveProperty("value", "Half a name");
    });
    screen.getByText("Here is what you had typed before.");
  });
});

describe("the photo", () => {
  test("is uploaded and read; the form is filled but for what was typed", async () => {
    fakeServer({
      ...UPLOAD,
      "POST /api/wines/analyze-label": { body: { ...READING, confidence: 0.9 } },
    });
    const { person } = showForm();
    await person.click(tab("Manual Entry"));
    await person.type(screen.getByLabelText("Producer"), "My grandfather");
    await person.click(tab("Photo Entry"));

    await person.click(screen.getByRole("button", { name: "take photo" }));

    await screen.findByText("Analysis Complete");
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "Barolo Castiglione");
    expect(screen.getByLabelText("Producer")).toHaveProperty("value", "My grandfather");
    expect(tab("Manual Entry").getAttribute("aria-selected")).toBe("true");
    screen.getByText("Photo attached");
  });

  test("blocks saving while it is uploaded", async () => {
    fakeServer({ "POST /api/objects/upload": new Promise(() => undefined) });
    const { person } = showForm();

    await person.click(screen.getByRole("button", { name: "take photo" }));
    const submit = screen.getByRole("button", { name: "Add Wine" });
    expect(submit).toHaveProperty("disabled", true);
    submit.closest("form")?.requestSubmit();

    await screen.findByText("Upload in progress");
    screen.getByText("Please wait for the image upload to complete before submitting.");
  });

  test("is kept with the wine on this device when there is no signal", async () => {
    fakeServer({ "POST /api/objects/upload": undefined });
    const { person } = showForm();
    await person.click(screen.getByRole("button", { name: "take photo" }));
    await screen.findByText(
      "Without signal the label can't be read. The photo is kept and goes up later.",
    );

    await fill(person);
    await person.click(screen.getByRole("button", { name: "Add Wine" }));

    await screen.findByText("Wine added successfully");
    expect(await cellar().photos.count()).toBe(1);
  });

  test("that the server does not take is gone, and the form says so", async () => {
    fakeServer({
      "POST /api/objects/upload": { status: 500, body: { error: "No", code: "internal" } },
    });
    const { person } = showForm();

    await person.click(screen.getByRole("button", { name: "take photo" }));

    await screen.findByText("Upload failed");
    expect(screen.queryByText("Photo attached")).toBeNull();
    expect(screen.getByRole("button", { name: "Add Wine" })).toHaveProperty("disabled", false);
  });
});

describe("editing", () => {
  test("starts by hand with the wine's values and its bottle ID, read-only", () => {
    showForm(BAROLO);

    expect(tab("Photo Entry")).toHaveProperty("disabled", true);
    expect(tab("Manual Entry").getAttribute("aria-selected")).toBe("true");
    expect(screen.getByLabelText("Name")).toHaveProperty("value", BAROLO.name);
    expect(screen.getByLabelText("Bottle ID")).toMatchObject({
      value: BAROLO.bottleId,
      readOnly: true,
    });
  });

  test("[M1] saves what was changed, with what the editor saw", async () => {
    await cellar().wines.put({ ...BAROLO, seq: 1, deleted: false });
    const { person, onDone } = showForm(BAROLO);

    await person.type(screen.getByLabelText("Tasting Notes"), "Tar and roses");
    await person.click(screen.getByRole("button", { name: "Update Wine" }));

    await screen.findByText("Wine updated successfully");
    expect(onDone).toHaveBeenCalledOnce();
    const [entry] = await cellar().outbox.toArray();
    expect(entry?.change).toMatchObject({
      kind: "edit",
      body: { notes: "Tar and roses" },
      base: { notes: null },
    });
  });
});

const UPLOAD_ADDRESS = "http://localhost/objects/uploads/one?signature=x";
const UPLOAD = {
  "POST /api/objects/upload": { body: { uploadURL: UPLOAD_ADDRESS } },
  [`PUT ${UPLOAD_ADDRESS}`]: {},
  "POST /api/objects/finalize": {
    body: { objectPath: "/objects/uploads/4b7a5c0e-8d44-4df1-9b5e-0d8c3ad2a111" },
  },
  "POST /api/objects/uploads/4b7a5c0e-8d44-4df1-9b5e-0d8c3ad2a111/base64": {
    body: { base64: "AAAA" },
  },
};

const READING = {
  name: "Barolo Castiglione",
  vintage: 2018,
  type: "Red Wine",
  varietal: "Nebbiolo",
  country: "Italy",
  region: "Piedmont",
  producer: "Vietti",
  notes: null,
};

const DRAFT = {
  ...{ name: "", producer: "", vintage: "2020", quantity: "2", type: "", varietal: "" },
  ...{ country: "", region: "", notes: "" },
};

const BAROLO: Wine = {
  id: "0b7a5c0e-8d44-4df1-9b5e-0d8c3ad2a111",
  userId: "3e0a5c0e-8d44-4df1-9b5e-0d8c3ad2a222",
  name: "Barolo Castiglione",
  vintage: 2018,
  type: "Red Wine",
  varietal: "Nebbiolo",
  country: "Italy",
  region: "Piedmont",
  producer: "Vietti",
  notes: null,
  bottleId: "1b7a5c0e-8d44-4df1-9b5e-0d8c3ad2a111",
  quantity: 2,
  photoUrl: null,
  isArchived: false,
};

function showForm(wine?: Wine) {
  const onDone = vi.fn();
  const { person } = show(<WineForm wine={wine} LabelCamera={FakeCamera} onDone={onDone} />);
  return { person, onDone };
}

function FakeCamera({ onPhoto }: { readonly onPhoto: (jpeg: ArrayBuffer) => void }) {
  return (
    <button
      type="button"
      onClick={() => {
        onPhoto(jpeg);
      }}
    >
      take photo
    </button>
  );
}

const tab = (name: string) => screen.getByRole("tab", { name });

async function fill(person: ReturnType<typeof showForm>["person"]) {
  await person.click(tab("Manual Entry"));
  const lines = { Name: "Barolo Castiglione", Producer: "Vietti", Varietal: "Nebbiolo" };
  for (const [label, value] of Object.entries({ ...lines, Country: "Italy", Region: "Piedmont" })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await person.click(screen.getByLabelText("Wine Type", { selector: "input" }));
  await person.click(screen.getByText("Red Wine"));
}
