import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { cellarOf } from "../../engine/db/cellars.ts";
import type * as reader from "../../labels/index.ts";
import { readLabelOnDevice } from "../../labels/index.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { fakeServer } from "../../ui/test/fakeServer.ts";
import { show } from "../../ui/test/show.tsx";
import { FakeCamera, FakeChooser, UPLOAD } from "./test/showForm.tsx";
import { WineFormDialog } from "./WineFormDialog.tsx";

vi.mock("../../labels/index.ts", async (original) => ({
  ...(await original<typeof reader>()),
  readLabelOnDevice: vi.fn(),
}));

afterEach(() => {
  sessionStore.setState({ kind: "signedOut" }, true);
});

// Spec 10.88
test("from a photo of two bottles, both wines are added in turn", async () => {
  const anna = { id: crypto.randomUUID(), email: "anna@example.org" };
  sessionStore.setState({ kind: "signedIn", user: anna, mustSignIn: false }, true);
  fakeServer({ ...UPLOAD });
  const [fields, ...others] = [labelOf("Cannubi"), labelOf("Bussia")];
  vi.mocked(readLabelOnDevice).mockResolvedValue({ fields, others, lines: 9, flaw: undefined });
  const { person } = show(
    <WineFormDialog
      opened
      wine={undefined}
      LabelCamera={FakeCamera}
      PhotoChooser={FakeChooser}
      onDone={vi.fn()}
      onExited={vi.fn()}
    />,
  );
  await person.click(screen.getByRole("button", { name: "read here" }));
  await screen.findByText(/^1 more bottle in this photo/);
  fireEvent.change(screen.getByLabelText("Varietal"), { target: { value: "Nebbiolo" } });

  await person.click(screen.getByRole("button", { name: "Add this one and go on" }));

  await waitFor(() => {
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "Bussia");
  });
  expect(screen.queryByText(/more bottle/)).toBeNull();
  fireEvent.change(screen.getByLabelText("Varietal"), { target: { value: "Nebbiolo" } });
  await waitFor(() => {
    expect(screen.getByRole("button", { name: "Add Wine" })).toHaveProperty("disabled", false);
  });
  await person.click(screen.getByRole("button", { name: "Add Wine" }));

  await waitFor(async () => {
    const changes = await cellarOf(anna.id).outbox.toArray();
    const names = changes.map(({ change }) => change.kind === "create" && change.body.name);
    expect(names).toEqual(["Cannubi", "Bussia"]);
  });
});

function labelOf(name: string): reader.LabelFields {
  const read = <T,>(value: T) => ({ value, confidence: 0.9 });
  return {
    name: read(name),
    producer: read("Vietti"),
    vintage: read(2018),
    type: read("Red Wine"),
    varietal: null,
    country: read("Italy"),
    region: read("Piedmont"),
  };
}
