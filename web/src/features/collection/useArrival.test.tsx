import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { takeSharedPicture } from "../../platform/sharedPicture.ts";
import { showRoutes } from "../../ui/test/show.tsx";
import { useArrival } from "./useArrival.ts";

vi.mock("../../platform/sharedPicture.ts", () => ({ takeSharedPicture: vi.fn() }));

const actions = { addWine: vi.fn(), addShared: vi.fn(), showPairing: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("reportError", vi.fn());
});

test("a picture shared by another app opens the wine form once", async () => {
  const picture = new Blob(["pixels"]);
  vi.mocked(takeSharedPicture).mockResolvedValue(picture);

  const { router } = arriveAt("/?action=add-shared");

  await waitFor(() => {
    expect(actions.addShared).toHaveBeenCalledExactlyOnceWith(picture);
  });
  expect(router.state.location.search).toBe("");
});

// Spec 10.71
test("if a shared picture is missing, the wine form shows a notice", async () => {
  vi.mocked(takeSharedPicture).mockResolvedValue(undefined);

  arriveAt("/?action=add-shared");

  await screen.findByText("The shared picture could not be kept");
  expect(actions.addWine).toHaveBeenCalledOnce();
});

function arriveAt(address: string) {
  return showRoutes([{ path: "*", element: <Arrival /> }], { at: address });
}

function Arrival() {
  useArrival(actions);
  return null;
}
