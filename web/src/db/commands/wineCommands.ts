import { type Change, type Wine, type WineBody, wineBodySchema } from "sync-protocol";
import { baseWine, type CellarWine, cellarWine } from "../../rules/cellarView.ts";
import { compactPending, type Pending } from "../../rules/compact.ts";
import { editChange } from "../../rules/editChange.ts";
import { inverseChange } from "../../rules/inverseChange.ts";
import { newEntry, type NewEntry, type OutboxEntry } from "../../rules/outbox.ts";
import type { CommandRefusal } from "../../rules/refusalWords.ts";
import { decideHere } from "../../rules/replay.ts";
import type { CellarDatabase, KeptPhoto } from "../CellarDatabase.ts";
import { forgetPhotosOf, keepPhoto, type PhotoIntent } from "../keepPhoto.ts";
import { keptPhotosOf } from "../photoKeys.ts";
import { presentWine } from "../presentWine.ts";

/** How a command ended: durable in the local store, or refused by the rules of the cellar. */
export type CommandOutcome =
  | { readonly kind: "done"; readonly wine: CellarWine; readonly undo: () => Promise<void> }
  | { readonly kind: "refused"; readonly refusal: CommandRefusal };

/** What a command is given from outside: the time and new names. */
export interface Occasion {
  readonly now: number;
  readonly newId: () => string;
}

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

/**
 * Adds a wine under ids made here, which the badge shows at once and for ever. Offline the same:
 * the wine is here now and reaches the server later. A photo is kept until the server's row shows
 * it (rule F3).
 */
export function addWine(
  cellar: CellarDatabase,
  wine: FilledForm,
  occasion: Occasion,
): Promise<CommandOutcome> {
  const { newId } = occasion;
  return addWineAs(cellar, { wineId: newId(), bottleId: newId() }, wine, occasion);
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
 * by now (rule M1). Offline the same: it merges with others' edits when it arrives.
 */
export function editWine(
  cellar: CellarDatabase,
  { seen, ...form }: FilledForm & { seen: Wine },
  occasion: Occasion,
): Promise<CommandOutcome> {
  return withBody(form, (body, photo) =>
    runCommand(cellar, { wineId: seen.id, change: () => editChange(seen, body), photo }, occasion),
  );
}

/** Archives, unarchives or moves bottles; offline the same. */
export function changeWine(
  cellar: CellarDatabase,
  change: Exclude<Change, { kind: "create" | "edit" }>,
  occasion: Occasion,
): Promise<CommandOutcome> {
  const intent = { wineId: change.wineId, change: () => change, photo: undefined };
  return runCommand(cellar, intent, occasion);
}

/** Brings the values that an edit replaced back into the wine as it is now (rule M3). */
export function changeFromPresent(
  cellar: CellarDatabase,
  wineId: string,
  change: (present: Wine) => Change | undefined,
  occasion: Occasion,
): Promise<CommandOutcome> {
  return runCommand(cellar, { wineId, change: ifPresent(change), photo: undefined }, occasion);
}

/** Attaches a kept photo, uploaded to `photoUrl`, by this edit of the wine as it is now. */
export function attachUploaded(
  cellar: CellarDatabase,
  uploaded: {
    readonly photo: KeptPhoto;
    readonly photoUrl: string;
    readonly edit: (present: Wine) => Change;
  },
  occasion: Occasion,
): Promise<CommandOutcome> {
  const { photo, photoUrl, edit } = uploaded;
  const attached: PhotoIntent = { kind: "attached", id: photo.id, path: photoUrl };
  const intent = { wineId: photo.wineId, change: ifPresent(edit), photo: attached };
  return runCommand(cellar, intent, occasion);
}

function ifPresent(change: (present: Wine) => Change | undefined): Intent["change"] {
  return (present) => present && change(present);
}

interface Intent {
  readonly wineId: string;
  /** `undefined` when there is nothing to change in the wine as it is now. */
  readonly change: (present: Wine | undefined) => Change | undefined;
  readonly photo: PhotoIntent | undefined;
}

async function withBody(
  { body, photo }: FilledForm,
  command: (checked: WineBody, photo: PhotoIntent | undefined) => Promise<CommandOutcome>,
): Promise<CommandOutcome> {
  const photoUrl = photo === null ? null : (photo?.path ?? body.photoUrl);
  const parsed = wineBodySchema.safeParse({ ...body, photoUrl });
  if (parsed.success) return command(parsed.data, intentOf(photo));
  const issues = parsed.error.issues.map(({ message }) => ({ path: [], message }));
  return { kind: "refused", refusal: { code: "invalid", issues } };
}

function intentOf(photo: FormPhoto): PhotoIntent | undefined {
  if (photo === null) return { kind: "removed" };
  return photo && { kind: "taken", jpeg: photo.jpeg, path: photo.path };
}

/** Load, replay, decide, write: one transaction, durable when it resolves (rule O1). */
function runCommand(
  cellar: CellarDatabase,
  intent: Intent,
  occasion: Occasion,
): Promise<CommandOutcome> {
  const { wines, outbox, photos, missingPhotos, userId } = cellar;
  return cellar.transaction("rw", [wines, outbox, photos, missingPhotos], async () => {
    const { wineId, photo } = intent;
    const [{ row, pending, present }, photosBefore] = await Promise.all([
      presentWine(cellar, wineId),
      keptPhotosOf(cellar, wineId),
    ]);

    const change = intent.change(present);
    let kept: Kept | undefined;
    if (change) {
      const outcome = decideHere(present, change, userId);
      if (outcome.kind === "refused") return outcome;
      if (outcome.kind === "changed") {
        kept = await keep(
          cellar,
          { base: row && baseWine(row), entries: pending, userId },
          change,
          occasion,
        );
      }
    } else if (!present) {
      return notFound();
    }

    const after = replacing(pending, kept?.entry);
    const shown = cellarWine(row, after, photosBefore, userId);
    const keeping = { wineId, photo, change, shown: shown?.photoUrl };
    const photosNow = (await keepPhoto(cellar, keeping, occasion)) ?? photosBefore;
    const wine = cellarWine(row, after, photosNow, userId);
    if (!wine) return notFound();
    return { kind: "done", wine, undo: undoOf(cellar, { kept, present, wine }, occasion) };
  });
}

/** An entry as it was written, and what stood in its place before. */
interface Kept {
  readonly entry: OutboxEntry;
  readonly replaced: OutboxEntry | undefined;
  readonly change: Change;
}

/** Rewrites the wine's unsent tail where one change says the same as two; else appends (O7). */
async function keep(
  cellar: CellarDatabase,
  pending: Pending,
  change: Change,
  { now, newId }: Occasion,
): Promise<Kept> {
  const tail = pending.entries.at(-1);
  const compacted = compactPending(pending, change);
  if (tail && compacted) {
    const entry = { ...tail, opId: newId(), change: compacted };
    await cellar.outbox.put(entry);
    return { entry, replaced: tail, change };
  }
  const appended: NewEntry = newEntry(change, { opId: newId(), now });
  const position = await cellar.outbox.add(appended);
  return { entry: { ...appended, position }, replaced: undefined, change };
}

function replacing(
  pending: readonly OutboxEntry[],
  entry: OutboxEntry | undefined,
): readonly OutboxEntry[] {
  if (!entry) return pending;
  return [...pending.filter(({ position }) => position !== entry.position), entry];
}

/** Takes back the unsent tail, once; if it has been sent, the inverse change follows it instead. */
function undoOf(
  cellar: CellarDatabase,
  { kept, present, wine }: { kept: Kept | undefined; present: Wine | undefined; wine: Wine },
  { newId }: Occasion,
): () => Promise<void> {
  let isUndone = false;
  return async () => {
    if (!kept || isUndone) return;
    isUndone = true;
    if (await takeBack(cellar, kept)) return;
    const inverse = inverseChange(kept.change, present, wine);
    if (!inverse) return;
    const intent = { wineId: wine.id, change: () => inverse, photo: undefined };
    await runCommand(cellar, intent, { now: Date.now(), newId });
  };
}

function takeBack(cellar: CellarDatabase, { entry, replaced }: Kept): Promise<boolean> {
  const { outbox, photos, missingPhotos } = cellar;
  return cellar.transaction("rw", [outbox, photos, missingPhotos], async () => {
    const pending = await outbox.where("wineId").equals(entry.wineId).sortBy("position");
    const tail = pending.at(-1);
    if (tail?.opId !== entry.opId || tail.opNo !== undefined) return false;
    if (replaced) {
      await outbox.put(replaced);
      return true;
    }
    await outbox.delete(entry.position);
    if (entry.change.kind === "create") await forgetPhotosOf(cellar, entry.wineId);
    return true;
  });
}

function notFound(): CommandOutcome {
  return { kind: "refused", refusal: { code: "not_found", what: "wine" } };
}
