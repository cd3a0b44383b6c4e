import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "../../ui/test/show.tsx";
import { InOneCurrency } from "./InOneCurrency.tsx";
import { keepRates } from "./ratesStore.ts";

const HINT = "Enter exchange rates to see one total.";
const WORTH = {
  values: [{ minor: 27_000, currency: "EUR", bottles: 6 }],
  gains: [],
  unvalued: 0,
  unpriced: 0,
};

afterEach(() => {
  keepRates(undefined);
});

test("the worth page asks for exchange rates until some are saved", () => {
  show(<InOneCurrency worth={WORTH} />);
  screen.getByText(HINT);
  cleanup();
  keepRates({ day: "2026-11-26", currency: "EUR", per: { USD: 1.25 }, source: null });

  show(<InOneCurrency worth={WORTH} />);

  expect(screen.queryByText(HINT)).toBeNull();
  screen.getByRole("button", { name: "Change rates" });
});
