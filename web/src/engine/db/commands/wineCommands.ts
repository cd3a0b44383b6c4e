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

/**
 * The photo in a submitted form: a new photo, `null` to remove the photo, or `undefined` to leave
 * it unchanged.
 */
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
 * Adds a wine with ids made on this device. Works offline: the wine is shown immediately and sent
 * later. Its photo is kept on this device until the server's row shows it [F3: local photos].
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
 * Edits the fields in which `body` differs from `seen`; other fields keep their current values [M1:
 * field merge]. If the lots differ, the quantity becomes their sum. Works offline; the server
 * merges it with others' edits.
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
 * Returns `seen`, with the current photo if it has none, because the form may show a photo that was
 * uploaded after the form was opened.
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
  /** Id of the preferred lot: the one that the user chose or last used. */
  readonly preferred: string | undefined;
}

/**
 * Adds or takes bottles. If the wine has lots, {@link lotToPutInto} or {@link lotToTakeFrom}
 * chooses one. Works offline.
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
