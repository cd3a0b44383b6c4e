import "fake-indexeddb/auto";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sessionStore } from "../../../engine/session/sessionStore.ts";
import type * as reader from "../../../labels/index.ts";
import { readLabelOnDevice } from "../../../labels/index.ts";
import { fakeServer } from "../../../ui/test/fakeServer.ts";
import { showForm, tab } from "../test/showForm.tsx";

vi.mock("../../../labels/index.ts", async (original) => ({
  ...(await original<typeof reader>()),
  readLabelOnDevice: vi.fn(),
}));

beforeEach(() => {
  const user = { id: crypto.randomUUID(), email: "anna@example.org" };
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
  vi.stubGlobal("reportError", vi.fn());
});

afterEach(() => {
  sessionStore.setState({ kind: "signedOut" }, true);
});

describe("a reading's confidence", () => {
  test.each([
    [0.49, "note"],
    [0.5, "success"],
  ])("a label reading with confidence %d shows a message of tone %s", async (confidence, tone) => {
    await readLabelWith(confidence, 2018);

    const words = await screen.findByText("Analysis Complete");
    expect(words.closest("li")?.dataset["tone"]).toBe(tone);
  });

  test("a label reading without a vintage empties the vintage, which blocks saving", async () => {
    const person = await readLabelWith(0.9, undefined);
    await screen.findByText("Analysis Complete");
    expect(screen.getByLabelText("Vintage")).toHaveProperty("value", "");

    await person.click(screen.getByRole("button", { name: "Add Wine" }));

    expect(screen.getByLabelText("Vintage").getAttribute("aria-invalid")).toBe("true");
    expect(screen.queryByText("Wine added successfully")).toBeNull();
  });
});

async function readLabelWith(confidence: number, vintage: number | undefined) {
  fakeServer({ "POST /api/objects/upload": undefined });
  const read = <T,>(value: T) => ({ value, confidence });
  vi.mocked(readLabelOnDevice).mockResolvedValue({
    fields: {
      name: read("Barolo"),
      producer: read("Vietti"),
      vintage: vintage === undefined ? null : read(vintage),
      type: read("Red Wine"),
      varietal: read("Nebbiolo"),
      country: read("Italy"),
      region: read("Piedmont"),
    },
    others: [],
    lines: 5,
    flaw: undefined,
  });
  const { person } = showForm();
  await person.click(tab("Photo Entry"));
  await person.click(screen.getByRole("button", { name: "read here" }));
  return person;
}
