import { newId } from "../../platform/newId.ts";
import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { cellarOf } from "../db/cellars.ts";
import { prepareCellar } from "../db/opening/prepareCellar.ts";
import { readUnsentNotes } from "./userNotes.ts";

export async function openStore(storeId: string): Promise<CellarDatabase> {
  const cellar = cellarOf(storeId);
  await prepareCellar(cellar, { notes: readUnsentNotes(storeId), newId });
  return cellar;
}
