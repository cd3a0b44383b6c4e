import { type Change, WINE_ADDITIONS } from "sync-protocol";
import { bodyWith, create } from "../newWine.ts";
import type { World } from "../World.ts";

/** Changes one of a user's wines with an API call, as a script would. */
export async function callPlainly(world: World, owner: string, index: number, kind: PlainKind) {
  const wines = await world.winesOf(owner);
  const wine = wines[index % wines.length];
  if (wine) await world.call(owner, plainChange(kind, wine.id, "Barolo"));
}

export type PlainKind =
  | "add-bottles"
  | "remove-bottles"
  | "edit"
  | "edit of old"
  | "archive"
  | "remove"
  | "restore"
  | "create";

export function plainChange(kind: PlainKind, wineId: string, region: string): Change {
  switch (kind) {
    case "create":
      return create(wineId, wineId, { region });
    case "edit":
      return {
        kind,
        wineId,
        body: bodyWith({ region, quantity: 3, drinkTo: 2030, tags: ["old"] }),
      };
    case "edit of old":
      return {
        kind: "edit",
        wineId,
        body: bodyWith({ region, quantity: 3 }),
        omitted: Object.keys(WINE_ADDITIONS),
      };
    case "archive":
    case "remove":
    case "restore":
      return { kind, wineId };
    case "add-bottles":
    case "remove-bottles":
      return { kind, wineId, quantity: 1 };
  }
}
