import {
  type Change,
  lotsOf,
  sameValue,
  stockOf,
  type Wine,
  type WineBody,
  wineBodySchema,
} from "sync-protocol";
import { editChange } from "../../outbox/editChange.ts";
import { lotToPutInto, lotToTakeFrom } from "../../../rules/lots/lotInUse.ts";
import type { Occasion } from "../../outbox/outbox.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import type { PhotoIntent } from "../photos/keepPhoto.ts";
import { type CommandOutcome, runCommand } from "./runCommand.ts";

/** The photo of a wine as a form leaves it: a new one, `null` for none, or as it was. */
export type FormPhoto = TakenPhoto | null | undefined;

/** A photo that was taken for a wine, as a JPEG. */
export interface TakenPhoto {
  readonly jpeg: ArrayBuffer;
  /** Its place on the server, where it is uploaded already. */
  readonly path?: string | undefined;
}

/** What a form was left with. */
export interface FilledForm {
  readonly body: WineBody;
  readonly photo: FormPhoto;
}

/** What a form was left with that adds a wine. */
export interface FilledNewForm extends FilledForm {
  /** The id that its lots name as the first of them; made here where they name none. */
  readonly bottleId?: string | undefined;
}

/**
 * Adds a wine under ids made here, which the badge shows from then on. Offline the same:
 * the wine is here now and reaches the server later. A photo is kept until the server's row shows
 * it (rule F3).
 */
export function addWine(
  cellar: CellarDatabase,
  { bottleId, ...wine }: FilledNewForm,
  occasion: Occasion,
): Promise<CommandOutcome> {
  const { newId } = occasion;
  return addWineAs(cellar, { wineId: newId(), bottleId: bottleId ?? newId() }, wine, occasion);
}

/** As {@link addWine}, under ids that were made before. */
export function addWineAs(
  cellar: CellarDatabase,
  ids: { wineId: string; bottleId: string },
  form: FilledForm,
  occasion: Occasion,
): Promise<CommandOutcome> {
  return withBody(form, (body, photo) => {
    const change: Change = { kind: "create", ...ids, body };
    return runCommand(cellar, { wineId: ids.wineId, change: () => change, photo }, occasion);
  });
}

/**
 * Edits the fields in which `body` differs from what the editor saw; the others stay as they are
 * by now (rule M1). Where lots differ, the quantity is what they come to. Offline the same: it merges
 * with others' edits when it arrives.
 */
export function editWine(
  cellar: CellarDatabase,
  { seen, ...form }: FilledForm & { seen: Wine },
  occasion: Occasion,
): Promise<CommandOutcome> {
  return withBody(form, (body, photo) => {
    const change = (present: Wine | undefined) =>
      editTo(photo?.kind === "removed" ? withPhotoOf(present, seen) : seen, body);
    return runCommand(cellar, { wineId: seen.id, change, photo }, occasion);
  });
}

/** What an editor saw, with the photo that has gone up since from this device, where they saw it. */
function withPhotoOf(present: Wine | undefined, seen: Wine): Wine {
  return { ...seen, photoUrl: seen.photoUrl ?? present?.photoUrl ?? null };
}

/** The edit that {@link editWine} makes of a body that was read; `undefined` when nothing differs. */
export function editTo(seen: Wine, body: WineBody): Change | undefined {
  if (sameValue(seen.lots, body.lots)) return editChange(seen, body);
  const { bottleId } = seen;
  return editChange(seen, { ...body, ...stockOf(bottleId, lotsOf({ ...body, bottleId })) });
}

/**
 * Records a change that needs no form: archives, unarchives, removes, restores, adds bottles, takes
 * them, maybe of a lot that is named, or moves them between lots. Offline the same.
 */
export function recordChange(
  cellar: CellarDatabase,
  change: Exclude<Change, { kind: "create" | "edit" }>,
  occasion: Occasion,
): Promise<CommandOutcome> {
  return runCommand(cellar, { wineId: change.wineId, change: () => change }, occasion);
}

/** Bottles to put into a wine, or to take from it. */
export interface Count {
  readonly kind: "add-bottles" | "remove-bottles";
  readonly wineId: string;
  readonly quantity: number;
  /** The lot that is named, or was used last. */
  readonly preferred: string | undefined;
}

/**
 * Puts bottles in or takes them out; where lots are told, of the one that {@link lotToPutInto} or
 * {@link lotToTakeFrom} chooses. Offline the same.
 */
export async function countBottles(
  cellar: CellarDatabase,
  { preferred, ...count }: Count,
  occasion: Occasion,
): Promise<CommandOutcome> {
  const choose = count.kind === "add-bottles" ? lotToPutInto : lotToTakeFrom;
  let lotId: string | undefined;
  const change = (present: Wine | undefined): Change => {
    lotId = present && choose(present, preferred)?.id;
    return lotId === undefined ? count : { ...count, lotId };
  };
  const outcome = await runCommand(cellar, { wineId: count.wineId, change }, occasion);
  return outcome.kind === "done" ? { ...outcome, lotId } : outcome;
}

async function withBody(
  { body, photo }: FilledForm,
  command: (checked: WineBody, photo: PhotoIntent | undefined) => Promise<CommandOutcome>,
): Promise<CommandOutcome> {
  const photoUrl = photo === null ? null : (photo?.path ?? body.photoUrl);
  const read = readBody({ ...body, photoUrl });
  return read.kind === "refused" ? read : command(read.body, intentOf(photo));
}

/** A body as the contract reads it, or the sentences with which it is refused. */
export function readBody(
  body: WineBody,
): { readonly kind: "read"; readonly body: WineBody } | Refusal {
  const parsed = wineBodySchema.safeParse(body);
  if (parsed.success) return { kind: "read", body: parsed.data };
  const issues = parsed.error.issues.map(({ message }) => ({ path: [], message }));
  return { kind: "refused", refusal: { code: "invalid", issues } };
}

type Refusal = Extract<CommandOutcome, { kind: "refused" }>;

/** What a command does with the photo that a form leaves. */
export function intentOf(photo: FormPhoto): PhotoIntent | undefined {
  if (photo === null) return { kind: "removed" };
  return photo && { kind: "taken", jpeg: photo.jpeg, path: photo.path };
}
