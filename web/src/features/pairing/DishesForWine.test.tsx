import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test } from "vitest";
import { aWine } from "../../rules/testBuilders.ts";
import { DishesForWine } from "./DishesForWine.tsx";

// Loads the large lexicon before the test, so that the test waits only for the answer.
beforeAll(() => import("../../sommelier/index.ts"));
afterEach(cleanup);

// Spec 10.96
test("a wine's page suggests dishes on request, each with a reason", async () => {
  render(
    <MantineProvider>
      <DishesForWine wine={aWine({ type: "Red Wine", varietal: "Nebbiolo", region: "Barolo" })} />
    </MantineProvider>,
  );
  expect(screen.queryByRole("list")).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "What Goes with It?" }));

  const dishes = within(await screen.findByRole("list")).getAllByRole("listitem");
  expect(dishes.length).toBeGreaterThan(1);
  for (const dish of dishes) {
    expect(within(dish).getByRole("heading").textContent).not.toBe("");
    expect(dish.lastElementChild?.textContent).toMatch(/\.$/);
  }
  expect(screen.queryByRole("button", { name: "What Goes with It?" })).toBeNull();
});
