import { cleanup, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { afterMainContent } from "./afterMainContent.tsx";
import { show } from "../test/show.tsx";

const Advice = () => <p>A Chinon with that</p>;

test("a deferred page part loads after 5 s without the main-content signal", async () => {
  vi.useFakeTimers();
  const Later = afterMainContent(() => Promise.resolve(Advice));
  show(<Later />);
  expect(screen.queryByText("A Chinon with that")).toBeNull();

  await vi.advanceTimersByTimeAsync(4_000);
  vi.useRealTimers();

  await screen.findByText("A Chinon with that");
});

test("a page's deferred part does not load after the page is left", async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.resolve(Advice));
  const Later = afterMainContent(load);
  show(<Later />);

  cleanup();
  await vi.advanceTimersByTimeAsync(4_000);
  vi.useRealTimers();

  expect(load).not.toHaveBeenCalled();
});
