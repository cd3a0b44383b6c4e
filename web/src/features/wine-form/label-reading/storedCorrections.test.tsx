import "fake-indexeddb/auto";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { cellarOf } from "../../../engine/db/cellars.ts";
import type * as reader from "../../../labels/index.ts";
import { readLabelOnDevice } from "../../../labels/index.ts";
import { sessionStore } from "../../../engine/session/sessionStore.ts";
import { fakeServer } from "../../../ui/test/fakeServer.ts";
import { showForm, UPLOAD } from "../test/showForm.tsx";

vi.mock("../../../labels/index.ts", async (original) => ({
  ...(await original<typeof reader>()),
  readLabelOnDevice: vi.fn(),
}));

afterEach(() => {
  sessionStore.setState({ kind: "signedOut" }, true);
});

// Spec 10.87
test("the user's correction applies to the next label with the same misreading", async () => {
  const anna = { id: crypto.randomUUID(), email: "anna@example.org" };
  sessionStore.setState({ kind: "signedIn", user: anna, mustSignIn: false }, true);
  fakeServer(UPLOAD);
  vi.mocked(readLabelOnDevice).mockResolvedValue({
    fields: MISREAD,
    others: [],
    lines: 5,
    flaw: undefined,
  });
  const { person, onDone } = showForm();
  await person.click(screen.getByRole("button", { name: "read here" }));
  await screen.findByText("Analysis Complete");
  for (const [label, value] of [
    ["Producer", "Vietti"],
    ["Varietal", "Nebbiolo"],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await person.click(screen.getByRole("button", { name: "Add Wine" }));
  await waitFor(() => {
    expect(onDone).toHaveBeenCalledOnce();
  });
  await waitFor(async () => {
    expect(await cellarOf(anna.id).drafts.get("label-corrections")).toBeDefined();
  });
  cleanup();

  const next = showForm();
  await next.person.click(screen.getByRole("button", { name: "read here" }));

  await waitFor(() => {
    expect(screen.getByLabelText("Producer")).toHaveProperty("value", "Vietti");
  });
});

const MISREAD: reader.LabelFields = {
  name: { value: "Barolo Castiglione", confidence: 0.9 },
  producer: { value: "Famiglia dal 1873", confidence: 0.9 },
  vintage: { value: 2018, confidence: 0.99 },
  type: { value: "Red Wine", confidence: 0.95 },
  varietal: null,
  country: { value: "Italy", confidence: 0.95 },
  region: { value: "Piedmont", confidence: 0.95 },
};
