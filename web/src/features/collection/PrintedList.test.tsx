import { act, screen, within } from "@testing-library/react";
import { WINE_ADDITIONS, WINE_FIELDS } from "sync-protocol";
import { expect, test } from "vitest";
import { aCellarWine, id } from "../../rules/testBuilders.ts";
import { show } from "../../ui/test/show.tsx";
import { PrintedList } from "./PrintedList.tsx";

// Spec 10.25
test("the table of all wines exists only while the page is printed", () => {
  const wines = Array.from({ length: 200 }, (_, n) =>
    aCellarWine({ id: id(n), name: `Wine ${String(n)}` }),
  );
  show(<PrintedList wines={wines} />);
  expect(screen.queryByRole("table")).toBeNull();

  window.dispatchEvent(new Event("beforeprint"));
  const table = within(screen.getByRole("table"));
  table.getByText("Wine 0");
  table.getByText("Wine 199");

  act(() => {
    window.dispatchEvent(new Event("afterprint"));
  });
  expect(screen.queryByRole("table")).toBeNull();
});

test("a printed wine shows its details, number of bottles and bottle ID", () => {
  const wine = aCellarWine({ quantity: 12, isArchived: true });
  show(<PrintedList wines={[wine]} />);

  window.dispatchEvent(new Event("beforeprint"));

  const cells = within(screen.getAllByRole("row")[1]!).getAllByRole("cell");
  const onPaper = cells.map((cell) => cell.textContent).join();
  const elsewhere = new Set(["notes", "photoUrl", ...Object.keys(WINE_ADDITIONS)]);
  for (const field of WINE_FIELDS.filter((one) => !elsewhere.has(one))) {
    expect(onPaper).toContain(String(wine[field] as string | number));
  }
  expect(cells.map((cell) => cell.textContent)).toEqual([
    "Barolo CannubiBrezza · Archived",
    "2016",
    "Red Wine",
    "Nebbiolo",
    "Piedmont, Italy",
    "12",
    wine.bottleId,
  ]);
});
