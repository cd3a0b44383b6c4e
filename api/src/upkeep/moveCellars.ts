import { photoName } from "../cellar/photos/objects.ts";
import type { ObjectBytes } from "../cellar/ports/objects.ts";
import { countOf } from "../countOf.ts";
import { type CellarShelves, digestOf, type WholeCellar } from "../store/shelf.ts";
import { UpkeepRefused } from "./UpkeepRefused.ts";

export interface Moving {
  readonly from: CellarShelves;
  readonly to: CellarShelves;
  /** Source and target of the photos; `undefined` if they stay. */
  readonly photos: { readonly from: ObjectBytes; readonly to: ObjectBytes } | undefined;
}

/** The result of a move, or of its trial run. */
export interface MoveReport {
  readonly people: number;
  readonly wines: number;
  /** Cellars that an earlier move had already copied. */
  readonly alreadyThere: number;
  readonly photos: number;
  /** Known photos without bytes. */
  readonly missing: number;
}

/**
 * Copies every cellar from one store to another, each in one transaction, and compares digests
 * afterwards. Skips cellars that are already equal, so an interrupted move can be repeated. Throws
 * {@link UpkeepRefused} if the target has other users, or if users share cellars.
 */
export async function moveCellars({ from, to, photos }: Moving): Promise<MoveReport> {
  await requireNoneShared(from);
  const people = await from.people();
  await requireNobodyElse(to, people);

  let [wines, alreadyThere, moved, missing] = [0, 0, 0, 0];
  for (const userId of people) {
    const cellar = await takeFrom(from, userId);
    wines += cellar.rows.wines.length;

    if (await isThere(to, cellar)) alreadyThere += 1;
    else await moveOne(to, cellar);

    if (!photos) continue;
    for (const name of photosIn(cellar)) {
      if (await copied(photos, name)) moved += 1;
      else missing += 1;
    }
  }
  await to.leaveUpgrades(await from.dueUpgrades());
  return { people: people.length, wines, alreadyThere, photos: moved, missing };
}

/**
 * Reports what {@link moveCellars} would do, and writes nothing. Does not check the bytes of
 * photos.
 */
export async function foretellMove({
  from,
  to,
  movesPhotos,
}: Pick<Moving, "from" | "to"> & { readonly movesPhotos: boolean }): Promise<MoveReport> {
  await requireNoneShared(from);
  const people = await from.people();
  await requireNobodyElse(to, people);

  let [wines, alreadyThere, photos] = [0, 0, 0];
  for (const userId of people) {
    const cellar = await takeFrom(from, userId);
    wines += cellar.rows.wines.length;
    if (movesPhotos) photos += photosIn(cellar).length;
    if (await isThere(to, cellar)) alreadyThere += 1;
  }
  return { people: people.length, wines, alreadyThere, photos, missing: 0 };
}

async function takeFrom(from: CellarShelves, userId: string): Promise<WholeCellar> {
  const cellar = await from.take(userId);
  if (!cellar) throw new Error(`The cellar of ${userId} is gone: somebody serves it`);
  return cellar;
}

/** A move copies personal cellars only. */
async function requireNoneShared(from: CellarShelves): Promise<void> {
  if (!(await from.sharesCellars())) return;
  throw new UpkeepRefused(
    "Users of this store share cellars or have made more than one. These cannot be moved.",
  );
}

async function requireNobodyElse(to: CellarShelves, people: readonly string[]): Promise<void> {
  const known = new Set(people);
  const strangers = (await to.people()).filter((userId) => !known.has(userId));
  if (strangers.length === 0) return;
  throw new UpkeepRefused(
    `The other end already has ${countOf(strangers.length, "other cellar")}. Name an empty one.`,
  );
}

async function isThere(to: CellarShelves, cellar: WholeCellar): Promise<boolean> {
  const there = await to.take(String(cellar.account["id"]));
  return there !== undefined && digestOf(there) === digestOf(cellar);
}

async function moveOne(to: CellarShelves, cellar: WholeCellar): Promise<void> {
  await to.put(cellar);
  if (await isThere(to, cellar)) return;
  throw new UpkeepRefused(
    `The cellar of ${String(cellar.account["email"])} is not the same where it was brought. ` +
      "Nothing was taken from where it was.",
  );
}

function photosIn({ rows }: WholeCellar): readonly string[] {
  const finalized = rows.objects.filter(({ state }) => state === "finalized");
  return finalized.map(({ id }) => photoName(String(id)));
}

/** Copies a photo unless one of the same name and length exists. A name's photo never changes. */
async function copied({ from, to }: NonNullable<Moving["photos"]>, name: string): Promise<boolean> {
  const length = await from.size(name);
  if (length === 0) return (await to.size(name)) > 0;
  if ((await to.size(name)) === length) return true;
  const bytes = await from.read(name);
  if (!bytes) return false;
  await to.write(name, [bytes], bytes.byteLength);
  return (await to.size(name)) === bytes.byteLength;
}
