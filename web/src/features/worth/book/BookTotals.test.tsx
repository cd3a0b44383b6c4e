import { screen } from "@testing-library/react";
import { plainLot } from "sync-protocol";
import { test } from "vitest";
import { lotsInState } from "../../../rules/counting/statistics.ts";
import { aCellarWine, id } from "../../../rules/testBuilders.ts";
import { countWorth } from "../../../rules/worth/worth.ts";
import { show } from "../../../ui/test/show.tsx";
import { BookTotals } from "./BookTotals.tsx";

const PRICE = { minor: 3000, currency: "EUR" };

test.each([
  ["without a valuation", { price: PRICE, isValued: false }, "2 bottles without a valuation."],
  ["without a price", { price: null, isValued: true }, "2 bottles without a price."],
])("the cellar book's totals list bottles %s as not included", (_, { price, isValued }, words) => {
  const valuation = { id: id(9), day: "2026-01-01", price: PRICE, millilitres: 750, source: null };
  const wine = aCellarWine({
    lots: [{ ...plainLot(id(2), 2), price }],
    valuations: isValued ? [valuation] : [],
  });
  const held = lotsInState("held", [wine]);

  show(<BookTotals held={held} worth={countWorth(held)} />);

  screen.getByText(`Not included: ${words}`);
});
