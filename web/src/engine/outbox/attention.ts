import {
  bottlesAdded,
  type CellarChange,
  changedFields,
  differingFields,
  labelOf,
  type Lot,
  type OpenedBottle,
  QUANTITY,
  type Wine,
  type WineBody,
  wineBodyOf,
  type WineValues,
} from "sync-protocol";
import { withValues } from "./editChange.ts";
import type { AttentionEntry } from "./outbox.ts";

/** One field, in words, as its owner wants it and as the server has it. */
export interface Difference {
  readonly field: string;
  readonly mine: string;
  readonly server: string;
}

/** A change that its owner may correct in the form, with what they wanted. */
export interface Revision {
  /** The `opId` of what needs attention. */
  readonly id: string;
  /** The wine to edit, as it is now; `undefined` when the wine has yet to be added. */
  readonly wine: Wine | undefined;
  /** The id that the wine has, or is to have. */
  readonly bottleId: string;
  readonly values: WineBody;
}

/** How long a server of the build that named no time kept an overwritten photo. */
const KEPT_BEFORE_MS = 24 * 60 * 60 * 1000;

/** What can still be brought back of the values that a change replaced. */
export interface Restorable {
  readonly values: WineValues;
  /** A photo was among them, and the server no longer keeps it (rule F6). */
  readonly isPhotoGone: boolean;
}

/** What of an edit's effect can be taken back at `now`, ms since 1970 (rules M3, F6). */
export function restorableOf(
  { finding, createdAt }: Pick<AttentionEntry, "finding" | "createdAt">,
  now: number,
): Restorable | undefined {
  if (finding.kind !== "overwrote") return undefined;
  const { values, photoUntil = createdAt + KEPT_BEFORE_MS } = finding;
  if (!values.photoUrl || now < photoUntil) return { values, isPhotoGone: false };
  const others = Object.entries(values).filter(([field]) => field !== "photoUrl");
  return { values: Object.fromEntries(others), isPhotoGone: true };
}

/**
 * Both values of every field that a change is about; `onServer` is the wine as the server last
 * gave it. What the server does not have, or a field in which both agree, is left out.
 */
export function differencesOf(
  { change, finding }: Pick<AttentionEntry, "change" | "finding">,
  onServer: Wine | undefined,
): Difference[] {
  if (finding.kind === "overwrote" && change.kind === "edit") {
    return bodyDifferences(change.body, withValues(change.body, finding.values));
  }
  if (!onServer) return [];
  switch (change.kind) {
    case "create":
      return bodyDifferences(change.body, wineBodyOf(onServer));
    case "edit":
      return editDifferences(change, onServer);
    case "archive":
    case "unarchive":
      return archiveDifferences(change.kind === "archive", onServer.isArchived);
    case "add-bottles":
      return [bottlesDifference(change.quantity, onServer)];
    case "remove-bottles":
      return [bottlesDifference(-change.quantity, onServer)];
    case "move-bottles":
    case "remove":
    case "restore":
    case "put-place":
    case "remove-place":
    case "put-event":
    case "remove-event":
      return [];
  }
}

/**
 * What the form opens with to correct a refused create, edit or count; `present` is the wine as
 * this device shows it. `undefined` when the form can do nothing about it.
 */
export function revisionOf(
  { opId, change, finding }: Pick<AttentionEntry, "opId" | "change" | "finding">,
  present: Wine | undefined,
): Revision | undefined {
  if (finding.kind !== "refused") return undefined;
  if (change.kind === "create") {
    const { bottleId, body } = change;
    return present ? undefined : { id: opId, wine: undefined, bottleId, values: body };
  }
  const values = present && wantedValues(change, present);
  return values && { id: opId, wine: present, bottleId: present.bottleId, values };
}

/** What a change wanted the wine to be, as near to it as the wine can come now. */
function wantedValues(
  change: Exclude<CellarChange, { kind: "create" }>,
  present: Wine,
): WineBody | undefined {
  const body = wineBodyOf(present);
  const holding = (added: number) =>
    Math.min(QUANTITY.max, Math.max(QUANTITY.min, present.quantity + added));
  switch (change.kind) {
    case "edit":
      return { ...withValues(body, wishesOf(change)), quantity: holding(bottlesAdded(change)) };
    case "add-bottles":
      return { ...body, quantity: holding(change.quantity) };
    case "remove-bottles":
      return { ...body, quantity: holding(-change.quantity) };
    case "archive":
    case "unarchive":
    case "move-bottles":
    case "remove":
    case "restore":
    case "put-place":
    case "remove-place":
    case "put-event":
    case "remove-event":
      return undefined;
  }
}

type Edit = Extract<CellarChange, { kind: "edit" }>;

/** The fields but the quantity that an edit wants to change, and to what (rules M1, M5). */
function wishesOf(edit: Edit): WineValues {
  const replaced = changedFields(edit).filter((field) => field !== "quantity");
  return Object.fromEntries(replaced.map((field) => [field, edit.body[field]]));
}

function editDifferences(edit: Edit, onServer: Wine): Difference[] {
  const server = wineBodyOf(onServer);
  const fields = bodyDifferences(withValues(server, wishesOf(edit)), server);
  const added = bottlesAdded(edit);
  return added === 0 ? fields : [...fields, bottlesDifference(added, onServer)];
}

function bodyDifferences(mine: WineBody, server: WineBody): Difference[] {
  return differingFields(mine, server).map((field) => ({
    field: labelOf(field),
    mine: inWords(field, mine[field]),
    server: inWords(field, server[field]),
  }));
}

function archiveDifferences(mine: boolean, server: boolean): Difference[] {
  if (mine === server) return [];
  return [{ field: "Archived", mine: yesOrNo(mine), server: yesOrNo(server) }];
}

/** Bottles travel as differences (rule M4), so mine is one. */
function bottlesDifference(added: number, { quantity }: Wine): Difference {
  const mine = added > 0 ? `+${String(added)}` : `−${String(-added)}`;
  return { field: labelOf("quantity"), mine, server: String(quantity) };
}

function inWords(field: keyof WineBody, value: WineBody[keyof WineBody]): string {
  if (typeof value === "boolean") return yesOrNo(value);
  if (value === null || value === "") return "none";
  if (Array.isArray(value))
    return value.length === 0 ? "none" : value.map((member) => nameIn(member)).join(", ");
  return field === "photoUrl" ? "a photo" : String(value);
}

/** A tag or barcode as it is, a lot by what is in it, an opened bottle by its day. */
function nameIn(member: string | Lot | OpenedBottle): string {
  if (typeof member === "string") return member;
  return "keeping" in member
    ? `a bottle on ${member.day}`
    : `${String(member.bottles)} × ${String(member.millilitres)} ml`;
}

function yesOrNo(value: boolean): string {
  return value ? "yes" : "no";
}
