import { photoName } from "../cellar/photos/objects.ts";
import type { ObjectBytes } from "../cellar/ports/objects.ts";
import { countOf } from "../countOf.ts";
import {
  type MovableStore,
  digestOf,
  finalizedIn,
  type Unit,
  type UnitData,
} from "../store/movedTables.ts";
import { UpkeepRefused } from "./UpkeepRefused.ts";

export interface MoveOptions {
  readonly from: MovableStore;
  readonly to: MovableStore;
  /** Source and target of the photos; `undefined` if photos stay. */
  readonly photos: { readonly from: ObjectBytes; readonly to: ObjectBytes } | undefined;
}

export interface MoveReport {
  readonly people: number;
  readonly cellars: number;
  readonly wines: number;
  /** Number of cellars that an interrupted earlier move has already copied. */
  readonly alreadyThere: number;
  readonly photos: number;
  /** Number of photos in the database whose bytes are missing in the source. */
  readonly missing: number;
}

/**
 * Copies every account and then every cellar from one store to another, each in one transaction,
 * and compares digests. Equal data is skipped, so an interrupted move can be repeated. Throws
 * {@link UpkeepRefused} if the target has other users or cellars.
 */
export async function moveCellars({ from, to, photos }: MoveOptions): Promise<MoveReport> {
  const { people, cellars } = await idsToMove(from, to);
  for (const userId of people) {
    const account = await takeFrom(from, "account", userId);
    if (!(await isThere(to, account))) await moveOne(to, account);
  }

  let [wines, alreadyThere, moved, missing] = [0, 0, 0, 0];
  for (const cellarId of cellars) {
    const cellar = await takeFrom(from, "cellar", cellarId);
    wines += winesIn(cellar);

    if (await isThere(to, cellar)) alreadyThere += 1;
    else await moveOne(to, cellar);

    if (!photos) continue;
    for (const name of photosIn(cellar)) {
      if (await copied(photos, name)) moved += 1;
      else missing += 1;
    }
  }
  await to.scheduleUpgrades(await from.dueUpgrades());
  const counts = { people: people.length, cellars: cellars.length, wines };
  return { ...counts, alreadyThere, photos: moved, missing };
}

/** Reports what {@link moveCellars} would do, without writing. Bytes of photos are not checked. */
export async function previewMove({
  from,
  to,
  movesPhotos,
}: Pick<MoveOptions, "from" | "to"> & { readonly movesPhotos: boolean }): Promise<MoveReport> {
  const { people, cellars } = await idsToMove(from, to);

  let [wines, alreadyThere, photos] = [0, 0, 0];
  for (const cellarId of cellars) {
    const cellar = await takeFrom(from, "cellar", cellarId);
    wines += winesIn(cellar);
    if (movesPhotos) photos += photosIn(cellar).length;
    if (await isThere(to, cellar)) alreadyThere += 1;
  }
  const counts = { people: people.length, cellars: cellars.length, wines };
  return { ...counts, alreadyThere, photos, missing: 0 };
}

async function idsToMove(from: MovableStore, to: MovableStore) {
  const [people, cellars] = [await from.ids("account"), await from.ids("cellar")];
  const known = new Set([...people, ...cellars]);
  const there = new Set([...(await to.ids("account")), ...(await to.ids("cellar"))]);
  const strangers = [...there].filter((id) => !known.has(id));
  if (strangers.length === 0) return { people, cellars };
  throw new UpkeepRefused(
    `The other end already has ${countOf(strangers.length, "other cellar")}. Name an empty one.`,
  );
}

async function takeFrom(from: MovableStore, unit: Unit, id: string): Promise<UnitData> {
  const whole = await from.take(unit, id);
  if (!whole) throw new Error(`The ${unit} ${id} is gone: a server is running`);
  return whole;
}

async function isThere(to: MovableStore, whole: UnitData): Promise<boolean> {
  const there = await to.take(whole.unit, String(whole.row["id"]));
  return there !== undefined && digestOf(there) === digestOf(whole);
}

async function moveOne(to: MovableStore, whole: UnitData): Promise<void> {
  await to.put(whole);
  if (await isThere(to, whole)) return;
  throw new UpkeepRefused(
    `The ${whole.unit} ${String(whole.row["email"] ?? whole.row["id"])} is not the same where it ` +
      "was brought. Nothing was taken from where it was.",
  );
}

function winesIn({ rows }: UnitData): number {
  return rows.get("wines")?.length ?? 0;
}

function photosIn(cellar: UnitData): readonly string[] {
  return finalizedIn(cellar).map(({ id }) => photoName(String(id)));
}

/**
 * Copies a photo unless the target has a photo with the same name and length. A photo with a given
 * name never changes.
 */
async function copied(
  { from, to }: NonNullable<MoveOptions["photos"]>,
  name: string,
): Promise<boolean> {
  const length = await from.size(name);
  if (length === 0) return (await to.size(name)) > 0;
  if ((await to.size(name)) === length) return true;
  const bytes = await from.read(name);
  if (!bytes) return false;
  await to.write(name, [bytes], bytes.byteLength);
  return (await to.size(name)) === bytes.byteLength;
}
