import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { cellarYear } from "../../../rules/counting/cellarYear.ts";
import { yearTotals } from "../../../rules/counting/yearTotals.ts";
import { journalOf } from "../../../rules/history/journal.ts";
import { aCellarWine, anEvent } from "../../../rules/testBuilders.ts";
import { show } from "../../../ui/test/show.tsx";
import { YearImage } from "./YearImage.tsx";

const made = vi.hoisted(() => vi.fn());
vi.mock("./makeYearImage.ts", () => ({ makeYearImage: made }));

test("if the browser refuses sharing, a second press shares the year's image", async () => {
  const image = new File([], "year.png");
  made.mockResolvedValue(image);
  const share = vi
    .fn<(data: ShareData) => Promise<void>>()
    .mockRejectedValueOnce(new DOMException("No press", "NotAllowedError"))
    .mockResolvedValue();
  vi.stubGlobal("navigator", Object.assign(navigator, { share, canShare: () => true }));
  const entries = journalOf([anEvent(1, { day: "2026-05-01" })], [aCellarWine()]);
  const sums = cellarYear(2026, entries, []);
  if (!sums) throw new Error("There is nothing of that year");
  const totals = yearTotals(2026, entries);
  const { person } = show(<YearImage best={entries} sums={sums} totals={totals} year={2026} />);

  await person.click(screen.getByRole("button", { name: "Share" }));
  await screen.findByText("The image is ready");
  await person.click(screen.getByRole("button", { name: "Share" }));

  expect(share.mock.calls).toEqual([[{ files: [image] }], [{ files: [image] }]]);
  expect(made).toHaveBeenCalledOnce();
});
