import "fake-indexeddb/auto";
import { screen, waitFor } from "@testing-library/react";
import { labelOf } from "sync-protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cellarOf } from "../../engine/db/cellars.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { fakeServer } from "../../ui/test/fakeServer.ts";
import type * as reader from "../../labels/index.ts";
import { LabelNotRead, readLabelOnDevice, type ReadingOptions } from "../../labels/index.ts";
import { reloadOverDrafts } from "../../ui/unsavedWork.ts";
import { BODY_FIELDS } from "./formValues.ts";
import { ALL_FILLED, BAROLO, fill, showForm, tab, UPLOAD } from "./test/showForm.tsx";

vi.mock("../../labels/index.ts", async (original) => ({
  ...(await original<typeof reader>()),
  readLabelOnDevice: vi.fn(),
}));

let anna = { id: "", email: "anna@example.org" };
const cellar = () => cellarOf(anna.id);

beforeEach(() => {
  anna = { ...anna, id: crypto.randomUUID() };
  sessionStore.setState({ kind: "signedIn", user: anna, mustSignIn: false }, true);
  vi.stubGlobal("reportError", vi.fn());
  vi.mocked(readLabelOnDevice).mockReset().mockRejectedValue(new LabelNotRead("unavailable"));
});

afterEach(() => {
  vi.restoreAllMocks();
  sessionStore.setState({ kind: "signedOut" }, true);
});

describe("adding a wine", () => {
  // Spec 2.40
  test("saving an empty wine form opens Manual Entry and reports missing fields", async () => {
    const { person } = showForm();
    expect(tab("Photo Entry").getAttribute("aria-selected")).toBe("true");

    await person.click(screen.getByRole("button", { name: "Add Wine" }));

    expect(tab("Manual Entry").getAttribute("aria-selected")).toBe("true");
    screen.getByText("Name is required");
    screen.getByText("Wine type is required");
    expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  });

  // Spec 4.12, 8.18
  test("a saved wine is stored on this device and shows its bottle ID", async () => {
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

  // Spec 5.5
  test.each([
    ["abc", "0"],
    ["-5", "0"],
    ["7", "7"],
    ["1234", "999"],
  ])("typing the quantity %j shows %s", async (typed, shown) => {
    const { person } = showForm();
    await person.click(tab("Manual Entry"));
    const quantity = screen.getByLabelText("Quantity");

    await person.clear(quantity);
    expect(quantity).toHaveProperty("value", "0");
    await person.click(quantity);
    await person.paste(typed);

    expect(quantity).toHaveProperty("value", shown);
  });

  // Spec 8.5
  test("the wine form keeps its input if the local store fails", async () => {
    const { person, onDone } = showForm();
    await fill(person);
    vi.spyOn(cellar().outbox, "add").mockRejectedValue(new Error("The disk is full"));

    await person.click(screen.getByRole("button", { name: "Add Wine" }));

    await screen.findByText("Failed to add wine");
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "Barolo Castiglione");
  });
});

describe("the photo", () => {
  // Spec 4.9, 8.22
  test("a photo is uploaded and read; typed fields are not overwritten", async () => {
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
    expect(
      screen.getAllByText(/90% confidence.*Please review and adjust the details\.$/),
    ).toHaveLength(2);
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "Barolo Castiglione");
    expect(screen.getByLabelText("Producer")).toHaveProperty("value", "My grandfather");
    expect(tab("Manual Entry").getAttribute("aria-selected")).toBe("true");
    screen.getByText("Photo attached");
  });

  // Spec 4.10, 5.6
  test("a photo blocks saving during its upload", async () => {
    fakeServer({ "POST /api/objects/upload": new Promise(() => undefined) });
    const { person } = showForm();

    await person.click(screen.getByRole("button", { name: "take photo" }));
    const submit = screen.getByRole("button", { name: "Add Wine" });
    expect(submit).toHaveProperty("disabled", true);
    expect(screen.getByRole("group", { hidden: true })).toHaveProperty("disabled", true);
    submit.closest("form")?.requestSubmit();

    await screen.findByText("Upload in progress");
    screen.getByText("Please wait for the image upload to complete before submitting.");
  });

  test("a photo taken offline is stored with the wine on this device", async () => {
    fakeServer({ "POST /api/objects/upload": undefined });
    const { person } = showForm();
    await person.click(screen.getByRole("button", { name: "take photo" }));
    await screen.findByText(
      /Label reading isn.t on this device yet.*The photo is saved and will be uploaded later\.$/,
    );

    await fill(person);
    await person.click(screen.getByRole("button", { name: "Add Wine" }));

    await screen.findByText("Wine added successfully");
    expect(await cellar().photos.count()).toBe(1);
  });

  // Spec 8.8
  test("a photo that the server refuses is removed with a notice", async () => {
    fakeServer({
      "POST /api/objects/upload": { status: 500, body: { error: "No", code: "internal" } },
    });
    const { person } = showForm();

    await person.click(screen.getByRole("button", { name: "take photo" }));

    await screen.findByText("Upload failed");
    expect(
      screen.getAllByText("Failed to upload image. Please try again or use a different image."),
    ).toHaveLength(2);
    expect(screen.queryByText("Photo attached")).toBeNull();
    expect(screen.getByRole("button", { name: "Add Wine" })).toHaveProperty("disabled", false);
  });

  // Spec 8.8
  test.each(["POST /api/objects/upload", "POST /api/objects/finalize"])(
    "a label photo that the server refuses at %s leaves no preview",
    async (call) => {
      let refuse: (answer: { status: number; body: unknown }) => void = () => undefined;
      fakeServer({ ...UPLOAD, [call]: new Promise((resolve) => (refuse = resolve)) });
      const { person } = showForm();
      await person.click(screen.getByRole("button", { name: "take photo" }));
      screen.getByAltText("What the camera took");

      refuse({ status: 500, body: { error: "No", code: "internal" } });

      await waitFor(() => {
        expect(screen.queryByAltText("What the camera took")).toBeNull();
      });
    },
  );
});

describe("a label read on this device", () => {
  test("a read label fills all untyped fields and marks fields to check", async () => {
    fakeServer({ "POST /api/objects/upload": undefined });
    vi.mocked(readLabelOnDevice).mockResolvedValue({
      fields: FIELDS,
      others: [],
      lines: 5,
      flaw: undefined,
    });
    const { person } = showForm();
    await person.click(tab("Manual Entry"));
    await person.type(screen.getByLabelText("Name"), "My name for it");
    await person.click(tab("Photo Entry"));

    await person.click(screen.getByRole("button", { name: "read here" }));

    await screen.findByText("Analysis Complete");
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "My name for it");
    const producer = screen.getByLabelText("Producer");
    expect(producer).toHaveProperty("value", "Vietti");
    screen.getByText("We're not sure. Please check.");
    screen.getByText("Not read: please fill in");
    screen.getByText("Photo kept here");

    await person.type(producer, " & figli");
    expect(screen.queryByText("We're not sure. Please check.")).toBeNull();
  });

  test("without server label reading, this device reads the photo automatically", async () => {
    const refusal = { error: "Label analysis needs an AI key", code: "ai_unconfigured" };
    fakeServer({ ...UPLOAD, "POST /api/wines/analyze-label": { status: 503, body: refusal } });
    vi.mocked(readLabelOnDevice).mockResolvedValue({
      fields: FIELDS,
      others: [],
      lines: 5,
      flaw: undefined,
    });
    const { person } = showForm();

    await person.click(screen.getByRole("button", { name: "take photo" }));

    await waitFor(() => {
      expect(screen.getByLabelText("Name")).toHaveProperty("value", "Barolo");
    });
    screen.getByText("Photo attached");
  });

  test("with data saving on, the label reader does not load automatically", async () => {
    Object.defineProperty(navigator, "connection", {
      configurable: true,
      value: { saveData: true },
    });
    const refusal = { error: "Label analysis needs an AI key", code: "ai_unconfigured" };
    fakeServer({ ...UPLOAD, "POST /api/wines/analyze-label": { status: 503, body: refusal } });
    const { person } = showForm();

    await person.click(screen.getByRole("button", { name: "take photo" }));

    await screen.findByText(/18 MB were not loaded .* “Read on this device” loads them/);
    expect(readLabelOnDevice).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, "connection");
  });

  test("a blurred photo without readable text shows advice to hold still", async () => {
    fakeServer({ "POST /api/objects/upload": undefined });
    vi.mocked(readLabelOnDevice).mockResolvedValue({
      fields: NOTHING,
      others: [],
      lines: 0,
      flaw: "blurred",
    });
    const { person } = showForm();

    await person.click(screen.getByRole("button", { name: "read here" }));

    await screen.findByText(/^This photo is too blurred to read\. Hold still/);
  });

  // Spec 10.85
  test("retaking a bad photo corrects the values of the first reading", async () => {
    fakeServer(UPLOAD);
    const better = { ...FIELDS, name: { value: "Barolo Cannubi", confidence: 0.9 } };
    vi.mocked(readLabelOnDevice)
      .mockResolvedValueOnce({ fields: FIELDS, others: [], lines: 5, flaw: "dark" })
      .mockResolvedValueOnce({ fields: better, others: [], lines: 5, flaw: undefined });
    const { person } = showForm();
    await person.click(screen.getByRole("button", { name: "read here" }));

    await person.click(await screen.findByRole("button", { name: "Take another photo" }));
    expect(tab("Photo Entry").getAttribute("aria-selected")).toBe("true");
    expect(screen.queryByText("Photo attached")).toBeNull();
    await person.click(screen.getByRole("button", { name: "read here" }));

    await waitFor(() => {
      expect(screen.getByLabelText("Name")).toHaveProperty("value", "Barolo Cannubi");
    });
    expect(screen.queryByRole("button", { name: "Take another photo" })).toBeNull();
  });

  test("the user can stop a label reading on this device", async () => {
    fakeServer(UPLOAD);
    vi.mocked(readLabelOnDevice).mockImplementation(untilStopped);
    const { person } = showForm();

    await person.click(screen.getByRole("button", { name: "read here" }));
    await screen.findByText("Reading the label on this device…");
    await person.click(screen.getByRole("button", { name: "Stop reading" }));

    await screen.findByText(/^Reading the label was stopped\./);
  });

  test("the back label fills fields that the front label lacks", async () => {
    fakeServer(UPLOAD);
    const varietal = { value: "Nebbiolo", confidence: 0.9 };
    vi.mocked(readLabelOnDevice)
      .mockResolvedValueOnce({ fields: FIELDS, others: [], lines: 5, flaw: undefined })
      .mockResolvedValueOnce({
        fields: { ...NOTHING, varietal },
        others: [],
        lines: 9,
        flaw: undefined,
      });
    const { person } = showForm();
    await person.click(screen.getByRole("button", { name: "read here" }));

    await person.click(await screen.findByRole("button", { name: "Add the back label" }));
    await person.click(screen.getByRole("button", { name: "read here" }));

    await waitFor(() => {
      expect(screen.getByLabelText("Varietal")).toHaveProperty("value", "Nebbiolo");
    });
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "Barolo");
    expect(screen.queryByText("Not read: please fill in")).toBeNull();
  });
});

describe("a reload into a newer build", () => {
  test("with only typed input, reloading into a newer build needs no confirmation", async () => {
    const { person } = showForm();
    await fill(person);
    expect(asksToLeave()).toBe(true);

    expect(reloadAsks()).toBe(false);
  });

  test("reloading into a newer build asks for confirmation before losing a photo", async () => {
    fakeServer({ "POST /api/objects/upload": undefined });
    const { person } = showForm();
    await person.click(screen.getByRole("button", { name: "take photo" }));
    await screen.findByText("Photo kept here");

    expect(reloadAsks()).toBe(true);
  });
});

describe("editing a wine", () => {
  // Spec 2.40
  test("the edit form opens with the wine's values and read-only bottle ID", () => {
    showForm(BAROLO);

    expect(tab("Photo Entry")).toHaveProperty("disabled", true);
    expect(tab("Manual Entry").getAttribute("aria-selected")).toBe("true");
    expect(screen.getByLabelText("Name")).toHaveProperty("value", BAROLO.name);
    expect(screen.getByLabelText("Bottle ID")).toMatchObject({
      value: BAROLO.bottleId,
      readOnly: true,
    });
  });

  test.each(BODY_FIELDS.filter((field) => field !== "nonVintage"))(
    "the field %s has a labelled control with the wine's value",
    (field) => {
      const filled = { ...BAROLO, ...ALL_FILLED };
      showForm(filled);

      expect(screen.getByLabelText(labelOf(field))).toHaveProperty("value", String(filled[field]));
    },
  );

  // Spec 4.12, 8.19
  test("[M1] a saved edit's op contains the new and the previous values", async () => {
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

  // Spec 8.5
  test("if the store fails, 'Failed to update wine' appears and input stays", async () => {
    await cellar().wines.put({ ...BAROLO, seq: 1, deleted: false });
    vi.spyOn(cellar().outbox, "add").mockRejectedValue(new Error(""));
    const { person, onDone } = showForm(BAROLO);

    await person.type(screen.getByLabelText("Tasting Notes"), "Tar");
    await person.click(screen.getByRole("button", { name: "Update Wine" }));

    await screen.findByText("Failed to update wine");
    await waitFor(() => {
      expect(screen.getAllByText("Something went wrong")).toHaveLength(2);
    });
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.getByLabelText("Tasting Notes")).toHaveProperty("value", "Tar");
  });
});

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

const NOTHING: reader.LabelFields = {
  ...{ name: null, producer: null, vintage: null, type: null },
  ...{ varietal: null, country: null, region: null },
};
const FIELDS: reader.LabelFields = {
  name: { value: "Barolo", confidence: 0.9 },
  producer: { value: "Vietti", confidence: 0.5 },
  vintage: { value: 2018, confidence: 0.99 },
  type: { value: "Red Wine", confidence: 0.95 },
  varietal: null,
  country: { value: "Italy", confidence: 0.95 },
  region: { value: "Piedmont", confidence: 0.95 },
};

function untilStopped(_: Blob, { signal, onProgress }: ReadingOptions) {
  onProgress?.({ kind: "reading", share: 0.5 });
  return new Promise<never>((_resolve, reject) => {
    signal?.addEventListener("abort", () => {
      reject(new DOMException("Stopped", "AbortError"));
    });
  });
}

function asksToLeave(): boolean {
  return !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

function reloadAsks(): boolean {
  let asks = false;
  vi.spyOn(window.location, "reload").mockImplementation(() => {
    asks = asksToLeave();
  });
  reloadOverDrafts();
  return asks;
}
