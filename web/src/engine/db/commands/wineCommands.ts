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
import type { WriteContext } from "../../outbox/outbox.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import type { PhotoIntent } from "../photos/keepPhoto.ts";
import { type CommandOutcome, runCommand } from "./runCommand.ts";

/** The photo from a form: a new photo, `null` to remove it, or `undefined` for no change. */
export type FormPhoto = TakenPhoto | null | undefined;

export interface TakenPhoto {
  readonly jpeg: ArrayBuffer;
  readonly path?: string | undefined;
}

export interface FilledForm {
  readonly body: WineBody;
  readonly photo: FormPhoto;
}

export interface FilledNewForm extends FilledForm {
  readonly bottleId?: string | undefined;
}

/**
 * Adds a wine under ids made on this device. Works offline: the wine shows immediately and is sent
 * later. A photo is kept until the server's row shows it [F3: local photos].
 */
export function addWine(
  cellar: CellarDatabase,
  { bottleId, ...wine }: FilledNewForm,
  context: WriteContext,
): Promise<CommandOutcome> {
  const { newId } = context;
  return addWineAs(cellar, { wineId: newId(), bottleId: bottleId ?? newId() }, wine, context);
}

export function addWineAs(
  cellar: CellarDatabase,
  ids: { wineId: string; bottleId: string },
  form: FilledForm,
  context: WriteContext,
): Promise<CommandOutcome> {
  return withBody(form, (body, photo) => {
    const change: Change = { kind: "create", ...ids, body };
    return runCommand(cellar, { wineId: ids.wineId, change: () => change, photo }, context);
  });
}

/**
 * Edits the fields of `body` that differ from `seen`; other fields keep their current values [M1:
 * field merge]. If lots differ, the quantity becomes their sum. Works offline and merges with
 * others' edits on arrival.
 */
export function editWine(
  cellar: CellarDatabase,
  { seen, ...form }: FilledForm & { seen: Wine },
  context: WriteContext,
): Promise<CommandOutcome> {
  return withBody(form, (body, photo) => {
    const change = (present: Wine | undefined) =>
      editTo(photo?.kind === "removed" ? withPhotoOf(present, seen) : seen, body);
    return runCommand(cellar, { wineId: seen.id, change, photo }, context);
  });
}

/**
 * Returns `seen`. If `seen` has no photo, adds the current photo, because the form may show a photo
 * that was uploaded after the wine was opened in the form.
 */
function withPhotoOf(present: Wine | undefined, seen: Wine): Wine {
  return { ...seen, photoUrl: seen.photoUrl ?? present?.photoUrl ?? null };
}

export function editTo(seen: Wine, body: WineBody): Change | undefined {
  if (sameValue(seen.lots, body.lots)) return editChange(seen, body);
  const { bottleId } = seen;
  return editChange(seen, { ...body, ...stockOf(bottleId, lotsOf({ ...body, bottleId })) });
}

export function recordChange(
  cellar: CellarDatabase,
  change: Exclude<Change, { kind: "create" | "edit" }>,
  context: WriteContext,
): Promise<CommandOutcome> {
  return runCommand(cellar, { wineId: change.wineId, change: () => change }, context);
}

export interface Count {
  readonly kind: "add-bottles" | "remove-bottles";
  readonly wineId: string;
  readonly quantity: number;
  /** Id of the lot that the user chose, or of the lot last used. */
  readonly preferred: string | undefined;
}

/**
 * Adds or takes bottles. If the wine has lots, {@link lotToPutInto} or {@link lotToTakeFrom}
 * chooses a lot. Works offline.
 */
export async function countBottles(
  cellar: CellarDatabase,
  { preferred, ...count }: Count,
  context: WriteContext,
): Promise<CommandOutcome> {
  const choose = count.kind === "add-bottles" ? lotToPutInto : lotToTakeFrom;
  let lotId: string | undefined;
  const change = (present: Wine | undefined): Change => {
    lotId = present && choose(present, preferred)?.id;
    return lotId === undefined ? count : { ...count, lotId };
  };
  const outcome = await runCommand(cellar, { wineId: count.wineId, change }, context);
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

export function readBody(
  body: WineBody,
): { readonly kind: "read"; readonly body: WineBody } | Refusal {
  const parsed = wineBodySchema.safeParse(body);
  if (parsed.success) return { kind: "read", body: parsed.data };
  const issues = parsed.error.issues.map(({ message }) => ({ path: [], message }));
  return { kind: "refused", refusal: { code: "invalid", issues } };
}

type Refusal = Extract<CommandOutcome, { kind: "refused" }>;

export function intentOf(photo: FormPhoto): PhotoIntent | undefined {
  if (photo === null) return { kind: "removed" };
  return photo && { kind: "taken", jpeg: photo.jpeg, path: photo.path };
}
