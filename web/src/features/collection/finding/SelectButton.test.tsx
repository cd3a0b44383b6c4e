import { act, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "../../../ui/test/show.tsx";
import { endSelecting, useSelection } from "../selection/selection.ts";
import { useMarking } from "../view/marking.ts";
import { SelectButton } from "./SelectButton.tsx";

afterEach(() => {
  endSelecting();
  useMarking.setState({ markOf: undefined });
});

// Spec 10.40
test("a first tap on Select starts selection mode, a second ends it", async () => {
  const { person } = show(<SelectButton />);
  const button = screen.getByRole("button", { name: "Select wines" });

  await person.click(button);
  expect(useSelection.getState().ids?.size).toBe(0);
  expect(button).toHaveProperty("disabled", true);

  act(() => {
    useMarking.setState({ markOf: () => null });
  });
  expect(button.getAttribute("aria-pressed")).toBe("true");
  await person.click(button);
  expect(useSelection.getState().ids).toBeUndefined();
});
