import { isSoundEventRow } from "sync-protocol";
import type { CellarDatabase } from "../CellarDatabase.ts";

/** How many events are looked at in one go, so that no task is long. */
const PAGE = 500;

/**
 * The photos of the server's events, of the next page of those that came after `seq`; and how far that
 * page leads, which is `seq` itself at the end.
 */
export async function eventPhotosAfter(
  { events }: CellarDatabase,
  seq: number,
): Promise<{ readonly photos: readonly string[]; readonly seq: number }> {
  const rows = await events.where("seq").above(seq).limit(PAGE).toArray();
  const photos = rows.flatMap((row) =>
    isSoundEventRow(row) && !row.deleted && row.photoUrl !== null ? row.photoUrl : [],
  );
  return { photos, seq: rows.at(-1)?.seq ?? seq };
}
