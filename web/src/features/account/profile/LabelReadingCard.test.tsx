import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type * as reader from "../../../labels/index.ts";
import { forgetReader, isReaderKept, keepReader } from "../../../labels/index.ts";
import { show } from "../../../ui/test/show.tsx";
import { LabelReadingCard } from "./LabelReadingCard.tsx";

vi.mock("../../../labels/index.ts", async (original) => ({
  ...(await original<typeof reader>()),
  isReaderKept: vi.fn(),
  keepReader: vi.fn(),
  forgetReader: vi.fn(),
}));

vi.mock("../../../platform/code-reader/openCodeReader.ts", () => ({
  keepCodeReader: () => Promise.resolve(),
}));

beforeEach(() => {
  vi.stubGlobal("reportError", vi.fn());
  vi.mocked(isReaderKept).mockReset().mockResolvedValue(false);
  vi.mocked(keepReader).mockReset().mockResolvedValue(undefined);
  vi.mocked(forgetReader).mockReset().mockResolvedValue(undefined);
});

test("turning label reading on loads the reader and shows progress", async () => {
  let loaded: () => void = () => undefined;
  vi.mocked(keepReader).mockImplementation((onLoaded) => {
    onLoaded?.(0.5);
    return new Promise((resolve) => (loaded = resolve));
  });
  const { person } = show(<LabelReadingCard />);

  await person.click(await offered());
  expect(screen.getByRole("progressbar")).toHaveProperty("value", 0.5);
  loaded();

  await screen.findByText("Labels are read on this device, offline too.");
  expect(toggle()).toHaveProperty("checked", true);
});

test("turning label reading off deletes the reader", async () => {
  vi.mocked(isReaderKept).mockResolvedValue(true);
  const { person } = show(<LabelReadingCard />);

  await person.click(await offered());

  await waitFor(() => {
    expect(toggle()).toHaveProperty("checked", false);
  });
  expect(forgetReader).toHaveBeenCalledOnce();
});

test("offline, label reading stays off with a message", async () => {
  vi.mocked(keepReader).mockRejectedValue(new TypeError("Failed to fetch"));
  const { person } = show(<LabelReadingCard />);

  await person.click(await offered());

  expect((await screen.findByRole("alert")).textContent).toMatch(/Connect to the internet/);
  expect(toggle()).toHaveProperty("checked", false);
});

test("if deleting the reader fails, label reading stays on with a message", async () => {
  vi.mocked(isReaderKept).mockResolvedValue(true);
  vi.mocked(forgetReader).mockRejectedValue(new DOMException("Failed", "UnknownError"));
  const { person } = show(<LabelReadingCard />);

  await person.click(await offered());

  expect((await screen.findByRole("alert")).textContent).toBe(
    "Label reading could not be removed from this device. Try again.",
  );
  expect(toggle()).toHaveProperty("checked", true);
});

const toggle = () => screen.getByRole("switch", { name: "Keep label reading on this device" });

async function offered(): Promise<HTMLElement> {
  await waitFor(() => {
    expect(toggle()).toHaveProperty("disabled", false);
  });
  return toggle();
}
