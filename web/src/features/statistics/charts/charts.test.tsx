import { fireEvent, screen, within } from "@testing-library/react";
import { plainLot } from "sync-protocol";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { atOnce } from "../../../rules/atOnce.ts";
import type { MonthFlow } from "../../../rules/counting/bottleFlow.ts";
import { ratedPrices } from "../../../rules/counting/ratedPrices.ts";
import { ratedIn, ratingsBy } from "../../../rules/counting/ratingShares.ts";
import { countSharesBy, lotsInState } from "../../../rules/counting/statistics.ts";
import { AS_WRITTEN, wineNames } from "../../../rules/cellar/wineNames.ts";
import { journalOf } from "../../../rules/history/journal.ts";
import { showRatingsOutOf } from "../../../rules/history/shownScale.ts";
import { aCellarWine, anEvent, id } from "../../../rules/testBuilders.ts";
import { EverythingInSight } from "../../../ui/test/EverythingInSight.ts";
import { show } from "../../../ui/test/show.tsx";
import { DIMENSION_WORDS } from "./dimensionWords.ts";
import { FlowChart } from "./FlowChart.tsx";
import { RatedPriceChart } from "./RatedPriceChart.tsx";
import { RatingChart } from "./RatingChart.tsx";
import { ShareChart } from "./ShareChart.tsx";

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", EverythingInSight);
});

test('the "others" row counts a blend with several hidden grapes once', async () => {
  const grapes = Array.from({ length: 8 }, (_, at) => [`Grape ${String(at)}`, 2] as const);
  const wines = [...grapes, ["Malbec, Merlot", 1] as const].map(([varietal, bottles], at) => {
    const lot = { ...plainLot(id(at), bottles), price: { minor: 1_000, currency: "EUR" } };
    return aCellarWine({ id: id(at), varietal, quantity: bottles, lots: [lot] });
  });
  const held = lotsInState("held", wines);
  const shares = atOnce(countSharesBy("varietal", held, undefined, wineNames()));
  const { person } = show(
    <ShareChart shares={shares} words={DIMENSION_WORDS.varietal} onShow={vi.fn()} />,
  );

  await person.click(screen.getByRole("button", { name: "Show as table: By Grape" }));

  expect(cells("2 others")).toEqual(["€10.00", "1"]);
});

test("a touch on an empty month selects the nearest month with bottles", () => {
  const months = [aMonth("2026-06", 2), aMonth("2025-01", 3)];
  const onShow = vi.fn();
  show(<FlowChart months={months} today="2026-08-10" onShow={onShow} />);

  fireEvent.click(screen.getByRole("button", { name: "In 5, out 0" }), { detail: 0 });

  expect(onShow).toHaveBeenCalledWith(expect.objectContaining({ sum: "2 in" }));
});

test("without bottles in recent months, the flow chart shows only its table", () => {
  show(<FlowChart months={[aMonth("2020-01", 3)]} today="2026-08-10" onShow={vi.fn()} />);

  expect(screen.getByRole("heading").textContent).toBe("In and Out by Month");
  expect(screen.getByRole("table", { name: "In and Out by Month" })).toBeDefined();
});

test("rated wines with equal names are separate rows that show their producers", async () => {
  const wines = ["Krug", "Salon", "Pol Roger"].map((producer, at) =>
    aCellarWine({
      ...{ id: id(at + 1), name: "Brut Réserve", nonVintage: true, producer },
      lots: [{ ...plainLot(id(at), 1), price: { minor: 1_000, currency: "EUR" } }],
    }),
  );
  const events = wines.map((wine, at) =>
    anEvent(at + 1, { wineId: wine.id, rating: { value: 100, scale: 100 } }),
  );
  const rated = ratedPrices(ratedIn(journalOf(events, wines)));
  const { person } = show(<RatedPriceChart rated={rated} onShow={vi.fn()} />);

  const drawing = screen.getByRole("button", { name: "Rating and price of 3 wines" });
  const axis = Array.from(drawing.querySelectorAll("text"), ({ textContent }) => textContent);
  expect(axis.filter((words) => /^\d+$/u.test(words))).toEqual(["99", "100"]);

  await person.click(screen.getByRole("button", { name: "Show as table: Rating and Price" }));
  const names = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(names).toEqual([
    "Brut Réserve NV, Krug",
    "Brut Réserve NV, Salon",
    "Brut Réserve NV, Pol Roger",
  ]);
});

test("the rating and price chart uses the user's rating scale", async () => {
  const wine = aCellarWine({
    lots: [{ ...plainLot(id(1), 1), price: { minor: 1_000, currency: "EUR" } }],
  });
  const events = [anEvent(1, { wineId: wine.id, rating: { value: 92, scale: 100 } })];
  const rated = ratedPrices(ratedIn(journalOf(events, [wine])));
  showRatingsOutOf(20);
  onTestFinished(() => {
    showRatingsOutOf(null);
  });
  const { person } = show(<RatedPriceChart rated={rated} onShow={vi.fn()} />);

  const drawing = screen.getByRole("button", { name: "Rating and price of 1 wine" });
  const words = Array.from(drawing.querySelectorAll("text"), ({ textContent }) => textContent);
  expect(words).toEqual(expect.arrayContaining(["18.3", "18.5"]));

  await person.click(screen.getByRole("button", { name: "Show as table: Rating and Price" }));
  screen.getByRole("columnheader", { name: "Average of 20" });
  expect(screen.getByRole("cell", { name: "18.4" })).toBeDefined();
});

test('a touch on "others" lists the ratings of the hidden groups', () => {
  const wines = Array.from({ length: 10 }, (_, at) =>
    aCellarWine({ id: id(at + 1), producer: `Producer ${String(at)}` }),
  );
  const events = wines.map((wine, at) =>
    anEvent(at + 1, { wineId: wine.id, rating: { value: 99 - at, scale: 100 } }),
  );
  const shares = ratingsBy("producer", ratedIn(journalOf(events, wines)), AS_WRITTEN);
  const onShow = vi.fn();
  show(
    <RatingChart
      line="Your average rating, by grape."
      column="Producer"
      shares={shares}
      title="Ratings by Producer"
      onShow={onShow}
    />,
  );

  const drawing = screen.getByRole("button", { name: /^Producer 0: 99/u });
  fireEvent.click(drawing, { detail: 1, clientX: 10, clientY: 1_000 });

  expect(onShow).toHaveBeenCalledWith(
    expect.objectContaining({ title: "2 others", sum: "2 ratings" }),
  );
});

function aMonth(month: string, came: number): MonthFlow {
  const wine = aCellarWine();
  const event = anEvent(1, { kind: "added", bottles: came, day: `${month}-01` });
  return {
    ...{ month, came, went: 0, uncounted: { came: 0, went: 0 } },
    entries: [{ event, wine }],
  };
}

function cells(name: string): readonly string[] {
  const row = screen.getByRole("row", { name: new RegExp(`^${name}`, "u") });
  return within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
}
