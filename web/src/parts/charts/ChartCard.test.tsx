import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../../ui/test/show.tsx";
import { ChartCard } from "./ChartCard.tsx";

test("a chart card without a drawing shows its table and no button", () => {
  show(
    <ChartCard drawing={false} name="Origin">
      <table aria-label="Origin" />
    </ChartCard>,
  );

  expect(screen.getByRole("table", { name: "Origin" })).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});
