import {
  bottlesAdded,
  type CellarChange,
  changedFields,
  differingFields,
  labelOf,
  type Lot,
  type OpenedBottle,
  QUANTITY,
  type Valuation,
  type Wine,
  type WineBody,
  wineBodyOf,
  type WineValues,
  WINE_TYPES,
} from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { nameIn } from "../../language/names.ts";
import { typeInWords } from "../../rules/cellar/typeWords.ts";
import { withValues } from "./editChange.ts";
import type { AttentionEntry } from "./outbox.ts";

export interface Difference {
  readonly field: string;
  readonly mine: string;
  readonly server: string;
}

export interface Revision {
  readonly id: string;
  /** The wine's current state; `undefined` if the form adds a wine. */
  readonly wine: Wine | undefined;
  /** Id of the wine's first lot. A new wine gets a lot with this id. */
  readonly bottleId: string;
  readonly values: WineBody;
}

/**
 * How long an overwritten photo is assumed to be kept, ms, if the server did not send the time at
 * which it was overwritten.
 */
const KEPT_BEFORE_MS = 24 * 60 * 60 * 1000;

export interface Restorable {
  readonly values: WineValues;
  /** The values included a photo that the server no longer keeps [F6: restore]. */
  readonly isPhotoGone: boolean;
}

/**
 * The replaced values that can be restored at `now`, ms since 1970 [M3: conflicts] [F6: restore].
 */
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
 * The fields that a change affects, each with the user's and the server's value. `onServer`: the
 * wine as last received from the server. Omits equal fields and fields unknown to the server.
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
    case "put-impression":
    case "put-wish":
    case "remove-wish":
      return [];
  }
}

/**
 * Initial form values to correct a refused create, edit or count; `undefined` if the form can't
 * correct the change. `present`: the wine that this device shows.
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

/** The values that a change wanted, as far as the current wine allows them. */
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
    case "put-impression":
    case "put-wish":
    case "remove-wish":
      return undefined;
  }
}

type Edit = Extract<CellarChange, { kind: "edit" }>;

/** The fields that an edit wants to set, except the quantity [M1: field merge] [M5: plain edit]. */
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
  return [
    {
      field: i18n._(/*i18n*/ { id: "Archived", comment: "a wine's field; its value is yes or no" }),
      mine: yesOrNo(mine),
      server: yesOrNo(server),
    },
  ];
}

/**
 * Bottles are sent as a difference, so the user's value is shown as a difference [M4: quantity].
 */
function bottlesDifference(added: number, { quantity }: Wine): Difference {
  const mine = added > 0 ? `+${String(added)}` : `−${String(-added)}`;
  return { field: labelOf("quantity"), mine, server: String(quantity) };
}

function inWords(field: keyof WineBody, value: WineBody[keyof WineBody]): string {
  if (typeof value === "boolean") return yesOrNo(value);
  if (value === null || value === "")
    return i18n._(/*i18n*/ { id: "none", comment: "an empty field" });
  if (Array.isArray(value))
    return value.length === 0
      ? i18n._(/*i18n*/ { id: "none", comment: "an empty field" })
      : value.map((member) => memberInWords(member)).join(", ");
  if (field === "photoUrl") return i18n._("a photo");
  const type = field === "type" && WINE_TYPES.find((one) => one === value);
  if (type) return typeInWords(type);
  if (field === "country" || field === "region") return nameIn(field, String(value));
  return field === "varietal" ? nameIn("grape", String(value)) : String(value);
}

/**
 * Text for a member of a list: a tag or barcode itself, a lot's contents, the day of an opened
 * bottle or valuation.
 */
function memberInWords(member: string | Lot | OpenedBottle | Valuation): string {
  if (typeof member === "string") return member;
  if ("source" in member)
    return i18n._(
      /*i18n*/ { id: "a valuation of {day}", comment: "in a list of a field's values" },
      { day: member.day },
    );
  return "keeping" in member
    ? i18n._(
        /*i18n*/ {
          id: "a bottle on {day}",
          comment: "an opened bottle, in a list of a field's values",
        },
        { day: member.day },
      )
    : i18n._("{bottles} × {millilitres} ml", {
        bottles: String(member.bottles),
        millilitres: String(member.millilitres),
      });
}

function yesOrNo(value: boolean): string {
  return value ? i18n._("yes") : i18n._("no");
}
