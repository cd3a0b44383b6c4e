import { type Change, WINE_ADDITIONS, type WineBody } from "sync-protocol";

export function bodyWith(values: Partial<WineBody>): WineBody {
  return {
    name: "Cannubi",
    producer: "Damilano",
    vintage: 2016,
    quantity: 6,
    type: "Red Wine",
    varietal: "Nebbiolo",
    country: "Italy",
    region: "Barolo",
    notes: null,
    photoUrl: null,
    ...WINE_ADDITIONS,
    ...values,
  };
}

export function create(wineId: string, bottleId: string, values: Partial<WineBody>): Change {
  return { kind: "create", wineId, bottleId, body: bodyWith(values) };
}
