import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { NumberField } from "./NumberField.tsx";
import { show } from "../test/show.tsx";

const field = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Bottles" });

// Spec 10.20
test("the mouse wheel does not change a number field", () => {
  show(<Bottles />);
  field().focus();

  fireEvent.wheel(field(), { deltaY: 100 });

  expect(field().type).toBe("text");
  expect(field().value).toBe("6");
});

// Spec 10.20
test.each([
  ["١٢", "12"],
  ["１２", "12"],
  ["twelve", "twelve"],
])("typing %j in a number field shows %j", (typed, value) => {
  show(<Bottles />);

  fireEvent.change(field(), { target: { value: typed } });

  expect(field().value).toBe(value);
});

test("arrow keys change a number field within its limits", async () => {
  const { person } = show(<Bottles />);

  await person.type(field(), "{ArrowUp}{ArrowUp}");
  expect(field().value).toBe("8");
  await person.type(field(), "{ArrowUp}{ArrowDown}{ArrowDown}");

  expect(field().value).toBe("6");
});

test("a number field converts input-method digits when the composition ends", () => {
  show(<Bottles />);

  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: "１２" }, isComposing: true });
  expect(field().value).toBe("１２");
  fireEvent.compositionEnd(field());

  expect(field().value).toBe("12");
});

function Bottles() {
  const [bottles, setBottles] = useState("6");
  return <NumberField label="Bottles" max={8} min={1} value={bottles} onChange={setBottles} />;
}
