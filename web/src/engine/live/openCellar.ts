import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { cellarOf } from "../db/cellars.ts";
import { openStoreId } from "../session/sessionStore.ts";

export function openCellar(): CellarDatabase {
  const storeId = openStoreId();
  if (storeId === undefined) throw new Error("No one is signed in");
  return cellarOf(storeId);
}
