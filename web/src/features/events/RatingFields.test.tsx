import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { show } from "../../ui/test/show.tsx";
import { RatingFields } from "./RatingFields.tsx";

const rating = () => screen.getByLabelText<HTMLInputElement>("Rating");
const scale = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Out of" });

// Spec 10.22
test("for a rating that fits two scales, the form offers both scales", async () => {
  const { person } = show(<Fields />);

  await person.type(rating(), "17");
  await person.tab();
  screen.getByText("Do you mean 17 of 20 or 17 of 100?");
  await person.click(screen.getByRole("button", { name: "17 of 20" }));

  expect([rating().value, scale().value]).toEqual(["17", "20"]);
  expect(screen.queryByText(/Do you mean/)).toBeNull();
});

test("choosing a suggested rating scale sets that scale and hides the question", async () => {
  const { person } = show(<Fields />);

  await person.type(rating(), "17");
  await person.tab();
  await person.click(screen.getByRole("button", { name: "17 of 100" }));

  expect([rating().value, scale().value]).toEqual(["17/100", "100"]);
  expect(screen.queryByText(/Do you mean/)).toBeNull();
});

test.each([
  ["9/10", "90", "100"],
  ["17/20", "17", "20"],
  ["4 of 5", "4", "5"],
])("typing %j sets rating %s out of %s", async (typed, value, outOf) => {
  const { person } = show(<Fields />);

  await person.type(rating(), typed);
  await person.tab();

  expect([rating().value, scale().value]).toEqual([value, outOf]);
});

function Fields() {
  const [typed, setTyped] = useState({ rating: "", scale: "100" });
  return (
    <RatingFields
      {...typed}
      before={null}
      onChange={(value, outOf) => {
        setTyped({ rating: value, scale: outOf });
      }}
    />
  );
}
