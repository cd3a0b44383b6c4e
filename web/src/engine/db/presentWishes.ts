import { isOfWish, isSoundWishRow } from "sync-protocol";
import { type KeptWishes, replayWishes } from "../view/wishesView.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";
import { readOutbox } from "./outboxPages.ts";

/**
 * The wishes of the cellar, with pending changes. Call inside a transaction over wishes and outbox.
 */
export async function presentWishes(cellar: CellarDatabase): Promise<KeptWishes> {
  const [pending, rows] = await Promise.all([
    readOutbox(cellar),
    cellar.wishes.orderBy("seq").toArray(),
  ]);
  return replayWishes(
    rows.filter(isSoundWishRow),
    pending.filter(({ change }) => isOfWish(change)),
  );
}
