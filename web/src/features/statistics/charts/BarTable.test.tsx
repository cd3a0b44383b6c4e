import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../../../ui/test/show.tsx";
import { BarTable } from "./BarTable.tsx";

const YEARS = Array.from({ length: 20 }, (_, ago) => String(2026 - ago));

// Spec 10.42
test("a printed bar table has all rows, also those hidden on screen", async () => {
  await showYears();
  expect(rows()).toEqual([...YEARS.slice(0, 8), "12 others"]);

  print("beforeprint");
  expect(rows()).toEqual(YEARS);

  print("afterprint");
  expect(rows()).toEqual([...YEARS.slice(0, 8), "12 others"]);
});

test('rows opened under "others" stay visible after printing', async () => {
  const { person } = await showYears();
  await person.click(screen.getByRole("button", { name: "12 others" }));

  print("beforeprint");
  print("afterprint");

  expect(rows()).toEqual([...YEARS, "Show fewer"]);
});

async function showYears() {
  const shown = show(
    <BarTable
      columns={["Vintage", "Paid", "Bottles"]}
      most={8}
      othersName={(count) => `${String(count)} others`}
      parts={YEARS}
      rowOf={(name) => ({ name, bars: [], figures: ["–", 1], onChoose: () => undefined })}
      title="By Vintage"
    />,
  );
  await shown.person.click(screen.getByRole("button", { name: "Show as table: By Vintage" }));
  return shown;
}

function rows(): readonly (string | null)[] {
  const table = within(screen.getByRole("table", { name: "By Vintage" }));
  return table.getAllByRole("rowheader").map((header) => header.textContent);
}

function print(event: "beforeprint" | "afterprint") {
  act(() => {
    window.dispatchEvent(new Event(event));
  });
}
