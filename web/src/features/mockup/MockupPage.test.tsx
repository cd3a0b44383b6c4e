import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../../ui/test/show.tsx";
import { MockupPage } from "./MockupPage.tsx";

const SAMPLES = ["Château Margaux", "Riesling Smaragd Achleiten", "Blanc de Blancs"];

// Spec 2.49
test("the mockup page shows four ways to fit a photo", () => {
  show(<MockupPage />);

  const names = screen.getAllByRole("heading", { level: 2 }).map((name) => name.textContent);

  expect(names).toEqual(["Object cover", "Object contain", "Taller containers", "Hybrid"]);
});

// Spec 2.49
test.each([
  ["Object cover", "slice"],
  ["Object contain", "meet"],
  ["Taller containers", "slice"],
  ["Hybrid", "meet"],
])("the mockup's section %s scales every sample photo with the mode %s", (treatment, fit) => {
  show(<MockupPage />);

  const region = within(screen.getByRole("region", { name: treatment }));
  const photos = region.getAllByRole("img");

  expect(photos.map((photo) => photo.getAttribute("aria-label"))).toEqual(
    SAMPLES.map((name) => `Label of ${name}`),
  );
  for (const photo of photos) {
    expect(photo.getAttribute("preserveAspectRatio")).toBe(`xMidYMid ${fit}`);
  }
  region.getByText("FC002");
});
