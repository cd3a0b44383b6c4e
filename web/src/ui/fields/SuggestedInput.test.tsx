import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { show } from "../test/show.tsx";
import { SuggestedInput } from "./SuggestedInput.tsx";

// Spec 10.8
test("a field suggests the cellar's values first; the keyboard can choose one", async () => {
  const { person } = show(<Varietal />);

  await person.type(screen.getByLabelText("Varietal"), "pinot");
  const offered = await screen.findAllByRole("option");
  expect(offered.map((option) => option.textContent)).toEqual([
    "Pinot Noir Précoce",
    "Pinot Noir",
    "Pinot Gris",
  ]);
  await person.keyboard("{ArrowDown}{Enter}");

  expect(screen.getByLabelText("Varietal")).toHaveProperty("value", "Pinot Noir Précoce");
  expect(screen.queryByRole("option")).toBeNull();
});

test("a field with suggestions accepts other text as typed", async () => {
  const { person } = show(<Varietal />);

  await person.type(screen.getByLabelText("Varietal"), "Hibernal{Tab}");

  expect(screen.getByLabelText("Varietal")).toHaveProperty("value", "Hibernal");
});

function Varietal() {
  const [value, setValue] = useState("");
  return (
    <SuggestedInput
      label="Varietal"
      own={() => ["Pinot Noir Précoce"]}
      world={["Pinot Noir", "Pinot Gris"]}
      value={value}
      onChange={setValue}
    />
  );
}
