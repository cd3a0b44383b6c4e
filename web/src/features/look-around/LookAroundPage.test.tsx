import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../ui/test/show.tsx";
import { LookAroundPage } from "./LookAroundPage.tsx";

vi.mock("../../sommelier/index.ts", () => {
  throw new Error("Failed to fetch");
});

test("the demo shows a message if the sommelier could not be loaded", async () => {
  vi.stubGlobal("reportError", vi.fn());
  const { person } = show(<LookAroundPage rack={null} />);

  await person.click(screen.getByRole("button", { name: "Oysters" }));

  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("This part could not be loaded. Connect and try again.");
});
