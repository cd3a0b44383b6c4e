import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { show } from "../../ui/test/show.tsx";
import { PriceFields } from "./PriceFields.tsx";

const amount = () => screen.getByLabelText<HTMLInputElement>("Price per Bottle");
const currency = () => screen.getByLabelText<HTMLInputElement>("Currency");

// Spec 10.54
test("an ambiguous price offers both amounts, and a tap chooses one", async () => {
  const { person } = show(<Price />);

  await person.type(amount(), "1.250");
  expect(screen.queryByRole("group", { name: "Choose one" })).toBeNull();
  await person.tab();
  screen.getByText("Do you mean €1.25 or €1,250.00?");
  await person.click(screen.getByRole("button", { name: "€1,250.00" }));

  expect(amount().value).toBe("1250.00");
  expect(screen.queryByRole("group", { name: "Choose one" })).toBeNull();
});

test.each([
  ["$1,250", "USD"],
  ["£45", "GBP"],
  ["CHF 45", "CHF"],
  ["1,250", "EUR"],
])("typing the price %j sets the currency to %s", async (typed, code) => {
  const { person } = show(<Price />);

  await person.type(amount(), typed);

  expect(currency().value).toBe(code);
});

test("a currency that contradicts the typed currency sign offers both prices", async () => {
  const { person } = show(<Price />);

  await person.type(amount(), "£45");
  await person.clear(currency());
  await person.type(currency(), "EUR");

  screen.getByRole("button", { name: "£45.00" });
  await person.click(screen.getByRole("button", { name: "€45.00" }));
  expect(amount().value).toBe("45.00");
});

function Price() {
  const [values, setValues] = useState({ amount: "", currency: "EUR" });
  return (
    <PriceFields
      inputOf={(name) => ({
        value: values[name],
        onChange: (typed) => {
          const text = typeof typed === "string" ? typed : typed.currentTarget.value;
          setValues((before) => ({ ...before, [name]: text }));
        },
      })}
      own={() => []}
    />
  );
}
