import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show } from "../../ui/test/show.tsx";
import { untilPrefetched } from "../../ui/loading/prefetched.ts";
import { useHoldUpdates } from "../../ui/unsavedWork.ts";
import { UpdatePrompt } from "./UpdatePrompt.tsx";
import { watchVersions } from "./watchVersions.ts";

vi.mock("../../ui/loading/mainContent.ts", () => ({
  untilAfterMainContent: () => Promise.resolve(),
}));
vi.mock("../../ui/loading/prefetched.ts", () => ({ untilPrefetched: vi.fn() }));
vi.mock("./watchVersions.ts", () => ({ watchVersions: vi.fn(() => vi.fn()) }));

beforeEach(() => {
  vi.mocked(untilPrefetched).mockResolvedValue();
  vi.stubEnv("PROD", true);
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
  Object.defineProperty(navigator, "serviceWorker", { value: {}, configurable: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, "serviceWorker");
  vi.mocked(watchVersions).mockClear();
});

test("a new version is offered, and activated only on request", async () => {
  const { person } = show(<UpdatePrompt />);
  const takeOver = await newVersionWaits();

  await screen.findByText("A new version is ready");
  expect(takeOver).not.toHaveBeenCalled();
  await person.click(screen.getByRole("button", { name: "Reload" }));

  expect(takeOver).toHaveBeenCalledOnce();
  expect(screen.getByRole("button", { name: "Reload" })).toHaveProperty("disabled", true);
});

test("a new version is offered after the code of other pages is prefetched", async () => {
  let signalPrefetched: () => void = () => undefined;
  vi.mocked(untilPrefetched).mockReturnValue(
    new Promise((resolve) => {
      signalPrefetched = resolve;
    }),
  );
  show(<UpdatePrompt />);
  await newVersionWaits();
  expect(screen.queryByText("A new version is ready")).toBeNull();

  signalPrefetched();

  await screen.findByText("A new version is ready");
});

test("a new version is not offered while a form has unsaved work", async () => {
  const { person } = show(
    <>
      <UpdatePrompt />
      <Form />
    </>,
  );
  await person.type(screen.getByLabelText("Notes"), "plum");
  await newVersionWaits();
  expect(screen.queryByText("A new version is ready")).toBeNull();

  await person.clear(screen.getByLabelText("Notes"));

  await screen.findByText("A new version is ready");
});

async function newVersionWaits() {
  const takeOver = vi.fn();
  await waitFor(() => {
    expect(watchVersions).toHaveBeenCalledOnce();
  });
  act(() => {
    vi.mocked(watchVersions).mock.calls[0]![0](takeOver);
  });
  return takeOver;
}

function Form() {
  const [notes, setNotes] = useState("");
  useHoldUpdates(notes !== "");
  return (
    <input
      aria-label="Notes"
      value={notes}
      onChange={(event) => {
        setNotes(event.target.value);
      }}
    />
  );
}
