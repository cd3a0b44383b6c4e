import { afterEach, expect, test } from "vitest";
import { signupSchema } from "../account/account.ts";
import { setTextLanguage } from "../language/index.ts";
import { lotLabelOf } from "./lots/lot.ts";
import { eventLabelOf } from "./event.ts";
import { placeBodySchema, placeLabelOf } from "./place.ts";
import { labelOf, wineBodySchema } from "./wine.ts";

afterEach(() => {
  setTextLanguage("en");
});

const germanWords = (text: string, values: object) => `DE ${text} ${Object.values(values).join()}`;

test("a field's label is in the current language", () => {
  expect([labelOf("drinkTo"), lotLabelOf("price")]).toEqual(["Drink Until", "Price per Bottle"]);
  setTextLanguage("de", germanWords);

  expect([
    labelOf("drinkTo"),
    lotLabelOf("price"),
    eventLabelOf("day"),
    placeLabelOf("rows"),
  ]).toEqual(["DE Drink Until ", "DE Price per Bottle ", "DE Day ", "DE Rows "]);
});

test("a schema's error message is in the language current at parsing", () => {
  const errorOf = () => placeBodySchema.safeParse({ name: " " }).error?.issues[0]?.message;
  expect(errorOf()).toBe("Name is required");
  setTextLanguage("de", germanWords);

  expect(errorOf()).toBe("DE {label} is required DE Name ");
  expect(signupSchema.safeParse({ email: "a@b.example", password: "short" }).error?.issues).toEqual(
    [expect.objectContaining({ message: "DE Password must be at least {min} characters 6" })],
  );
  expect(wineBodySchema.shape.quantity.safeParse(1.5).error?.issues[0]?.message).toBe(
    "DE {label} must be a whole number DE Quantity ",
  );
});
