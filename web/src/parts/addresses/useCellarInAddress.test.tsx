import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useLocation } from "react-router";
import { show } from "../../ui/test/show.tsx";
import { useCellarInAddress } from "./useCellarInAddress.ts";

const switchCellar = vi.fn();

vi.mock("../../engine/index.ts", () => ({
  switchCellar: (id: string) => void switchCellar(id),
  useCellars: () => [{ id: "own" }, { id: "house" }],
  useOpenCellar: () => ({ id: "own" }),
}));

test.each([
  ["house", ["house"], "?page=2"],
  ["own", [], "?page=2"],
  ["unknown", [], "?page=2&cellar=unknown"],
])("[C21] a link with the cellar ID %s opens these other cellars: %j", (cellar, opened, search) => {
  switchCellar.mockClear();

  show(<Page />, { at: `/reminders?page=2&cellar=${cellar}` });

  expect(switchCellar.mock.calls.flat()).toEqual(opened);
  expect(screen.getByText(search)).toBeTruthy();
});

function Page() {
  useCellarInAddress();
  return <p>{useLocation().search}</p>;
}
