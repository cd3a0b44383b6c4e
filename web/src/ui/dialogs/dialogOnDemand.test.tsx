import { screen } from "@testing-library/react";
import { type ComponentType, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { dialogOnDemand } from "./dialogOnDemand.tsx";
import { useMainContentSignal } from "../loading/mainContent.ts";
import { show } from "../test/show.tsx";

beforeEach(() => {
  vi.stubGlobal("reportError", vi.fn());
});

test("a dialog is not prefetched before the page's main content", async () => {
  const line = lineThatIsUp([true]);
  const { person } = show(<Page isFetchedAhead fetchDialog={line} />);
  await person.click(screen.getByRole("button", { name: "Look around" }));
  expect(line).not.toHaveBeenCalled();

  await person.click(screen.getByRole("button", { name: "See" }));

  await vi.waitFor(() => {
    expect(line).toHaveBeenCalledOnce();
  });
});

test("a dialog that fails to load shows a message and retries when reopened", async () => {
  const line = lineThatIsUp([false, true]);
  const { person } = show(<Page fetchDialog={line} />);

  await person.click(screen.getByRole("button", { name: "Open" }));
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toBe("This part could not be loadedConnect and try again.");
  expect(line).toHaveBeenCalledOnce();
  await person.click(screen.getByRole("button", { name: "Open" }));

  await screen.findByRole("dialog");
});

test("a dialog whose prefetch failed shows no message until opened", async () => {
  const line = lineThatIsUp([false, true]);
  const { person } = show(<Page isFetchedAhead fetchDialog={line} />);
  await person.click(screen.getByRole("button", { name: "See" }));
  await vi.waitFor(() => {
    expect(reportError).toHaveBeenCalledOnce();
  });
  expect(screen.queryByRole("alert")).toBeNull();

  await person.click(screen.getByRole("button", { name: "Open" }));

  await screen.findByRole("dialog");
});

interface SheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

interface PageProps {
  readonly fetchDialog: () => Promise<ComponentType<SheetProps>>;
  /** Whether the dialog is rendered before it is opened. */
  readonly isFetchedAhead?: boolean;
}

function Page({ fetchDialog, isFetchedAhead = false }: PageProps) {
  const [Sheet] = useState(() => dialogOnDemand(fetchDialog, "onClose"));
  const [isOpen, setOpen] = useState(false);
  const [stands, setStands] = useState(isFetchedAhead);
  const [isSeen, setSeen] = useState(false);
  useMainContentSignal(isSeen);
  const show = (opened: boolean) => () => {
    setStands(true);
    setOpen(opened);
  };
  return (
    <>
      <button onClick={show(true)}>Open</button>
      <button>Look around</button>
      <button
        onClick={() => {
          setSeen(true);
        }}
      >
        See
      </button>
      {stands && <Sheet opened={isOpen} onClose={show(false)} />}
    </>
  );
}

function lineThatIsUp(tries: readonly boolean[]) {
  const left = [...tries];
  return vi.fn(() =>
    left.shift() === true
      ? Promise.resolve(({ opened }: SheetProps) => opened && <div role="dialog" />)
      : Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
  );
}
