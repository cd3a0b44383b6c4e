import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../../../ui/test/show.tsx";
import { useMarking } from "../view/marking.ts";
import { endSelecting, useSelection } from "../selection/selection.ts";
import { ViewSheet } from "./ViewSheet.tsx";

afterEach(() => {
  endSelecting();
  useMarking.setState({ markOf: undefined });
});

test("it covers the wines until the part that selects is there: a tap before that would open one", async () => {
  const onClose = vi.fn();
  const { person } = show(<ViewSheet opened onClose={onClose} />);

  await person.click(screen.getByRole("button", { name: "Select wines" }));
  expect(useSelection.getState().ids?.size).toBe(0);
  expect(onClose).not.toHaveBeenCalled();

  act(() => {
    useMarking.setState({ markOf: () => null });
  });
  expect(onClose).toHaveBeenCalledOnce();
});
