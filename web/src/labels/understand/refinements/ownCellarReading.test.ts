import { type Wine, WINE_ADDITIONS } from "sync-protocol";
import { describe, expect, test } from "vitest";
import { line, parse } from "../testLabels.ts";

describe("the user's own cellar", () => {
  const mine = wine({
    name: "Suduiraut, mon préféré",
    producer: "Château Suduiraut",
    region: "Sauternes",
    country: "France",
    varietal: "Sémillon",
    vintage: 2001,
  });

  test("a producer of the user's cellar is recognized despite a misread letter", () => {
    const reading = parse([line("CHATEAU SUDUIRAVT")], [mine]);
    expect(reading.producer).toEqual({ value: "Château Suduiraut", confidence: 0.95 });
  });

  test("the reading of a cellar wine's label gets that wine's type", () => {
    const known = { ...mine, name: "Castelnau", type: "Dessert Wine" as const };
    const reading = parse([line("CHATEAU SUDUIRAUT"), line("Castelnau", { y: 0.7 })], [known]);
    expect(reading.type?.value).toBe("Dessert Wine");
  });

  test("a wine in the cellar fills its label's empty fields, except the vintage", () => {
    const known = { ...mine, name: "Castelnau" };
    const reading = parse([line("CHATEAU SUDUIRAUT"), line("Castelnau", { y: 0.7 })], [known]);
    expect(reading).toMatchObject({
      name: { value: "Castelnau" },
      varietal: { value: "Sémillon" },
      country: { value: "France" },
      vintage: null,
    });
  });

  test("the cellar's wines do not change the reading of another producer's label", () => {
    expect(parse([line("CHATEAU D'YQUEM")], [mine]).producer?.value).not.toBe(mine.producer);
  });
});

function wine(fields: Partial<Wine>): Wine {
  return {
    id: "00000000-0000-4000-8000-000000000001",
    userId: "00000000-0000-4000-8000-000000000002",
    bottleId: "00000000-0000-4000-8000-000000000003",
    name: "Name",
    producer: "Producer",
    vintage: 2015,
    type: "Dessert Wine",
    varietal: "Varietal",
    country: "Country",
    region: "Region",
    notes: null,
    quantity: 1,
    photoUrl: null,
    ...WINE_ADDITIONS,
    isArchived: false,
    ...fields,
  };
}
