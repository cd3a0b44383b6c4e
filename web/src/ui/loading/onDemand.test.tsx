import { cleanup, screen } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { onDemand } from "./onDemand.tsx";
import { show } from "../test/show.tsx";

const LOST_ON_THE_WAY = new TypeError("Failed to fetch dynamically imported module");

beforeEach(() => {
  vi.stubGlobal("reportError", vi.fn());
});

test("a part that fails to load leaves the rest of the page usable", async () => {
  const Advice = onDemand(lineThatIsUp([false]));
  show(<PageWith part={<Advice />} />);

  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toContain("This part could not be loaded");
  expect(notice.textContent).toContain("Connect and try again.");
  screen.getByText("The cellar");
});

test("each retry requests a missing part again until the part loads", async () => {
  let loseTheSecond: () => void = () => undefined;
  const secondTry = new Promise<never>((_, reject) => {
    loseTheSecond = () => {
      reject(LOST_ON_THE_WAY);
    };
  });
  const Advice = onDemand(
    vi
      .fn(lineThatIsUp([true]))
      .mockRejectedValueOnce(LOST_ON_THE_WAY)
      .mockReturnValueOnce(secondTry),
  );
  const { person } = show(<PageWith part={<Advice />} />);

  await person.click(await screen.findByRole("button", { name: "Retry" }));
  await vi.waitFor(() => {
    expect(screen.queryByRole("alert")).toBeNull();
  });
  loseTheSecond();
  await person.click(await screen.findByRole("button", { name: "Retry" }));

  await screen.findByText("A Chinon with that");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a part that failed to load is retried when the page reopens", async () => {
  const Advice = onDemand(lineThatIsUp([false, true]));
  show(<PageWith part={<Advice />} />);
  await screen.findByRole("alert");
  cleanup();

  show(<PageWith part={<Advice />} />);

  await screen.findByText("A Chinon with that");
});

test("a prefetched part of a page is rendered immediately", async () => {
  const Advice = onDemand(lineThatIsUp([true]));
  await Advice.prefetch();

  show(<PageWith part={<Advice />} />);

  screen.getByText("A Chinon with that");
});

test("a part whose prefetch failed is retried when the page shows it", async () => {
  const Advice = onDemand(lineThatIsUp([false, true]));
  await Advice.prefetch();

  show(<PageWith part={<Advice />} />);

  await screen.findByText("A Chinon with that");
});

function PageWith({ part }: { readonly part: ReactNode }) {
  return (
    <>
      <p>The cellar</p>
      <Suspense>{part}</Suspense>
    </>
  );
}

function lineThatIsUp(tries: readonly boolean[]) {
  const left = [...tries];
  return vi.fn(() =>
    left.shift() === true
      ? Promise.resolve(() => <p>A Chinon with that</p>)
      : Promise.reject(LOST_ON_THE_WAY),
  );
}
