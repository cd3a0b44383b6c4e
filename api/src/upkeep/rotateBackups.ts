import { existsSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DRAFT, INCOMPLETE } from "./backUpCellar.ts";

/** Name of a backup: its time, in the format of this or an earlier version. */
const NAME = /^\d{4}-\d{2}-\d{2}T[\d-]+$/;

/** Age at which an unfinished backup counts as interrupted. */
const BROKEN_OFF_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps the `keep` newest complete backups in `into` (at least one) and the newest incomplete
 * backup. Removes the others and interrupted drafts. Returns the removed names.
 */
export async function rotateBackups(
  into: string,
  keep: number,
  now: Date,
): Promise<readonly string[]> {
  const names = (await readdir(into)).filter((name) => NAME.test(stemOf(name))).sort();
  const complete = names.filter(
    (name) => NAME.test(name) && existsSync(join(into, name, "cellar.db")),
  );
  const incomplete = names.filter((name) => name.endsWith(INCOMPLETE));
  const drafts = names.filter((name) => name.endsWith(DRAFT));

  const brokenOff: string[] = [];
  for (const name of drafts) {
    const { mtimeMs } = await stat(join(into, name));
    if (now.getTime() - mtimeMs > BROKEN_OFF_AFTER_MS) brokenOff.push(name);
  }
  const removed = [
    ...complete.slice(0, -Math.max(1, keep)),
    ...incomplete.slice(0, -1),
    ...brokenOff,
  ];
  for (const name of removed) await rm(join(into, name), { recursive: true });
  return removed;
}

function stemOf(name: string): string {
  return name.replace(INCOMPLETE, "").replace(DRAFT, "");
}
