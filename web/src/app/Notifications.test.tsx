import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { toast } from "../ui/toasts/toast.ts";
import { Notifications } from "./App.tsx";

vi.mock("../ui/toasts/Toaster.tsx", () => {
  throw new Error("Failed to fetch dynamically imported module");
});

test("the page stays visible if the code of toasts fails to load", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  render(
    <>
      <p>The cellar</p>
      <Notifications />
    </>,
  );

  act(() => {
    toast({ title: "Wine updated successfully" });
  });

  await waitFor(() => {
    expect(reported).toHaveBeenCalled();
  });
  screen.getByText("The cellar");
});
