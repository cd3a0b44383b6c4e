import { i18n } from "../language/index.ts";
import type { Change, Edit } from "./change.ts";
import { RESTORABLE_MS, TEXT_MAX, WINES_MAX } from "../limits.ts";
import { LOTS_MAX } from "../records/lots/lot.ts";
import {
  lotsOf,
  type Move,
  type Stock,
  stockOf,
  withBottles,
  withMoved,
} from "../records/lots/lots.ts";
import { isWindowSound, mergeEdit } from "./mergeEdit.ts";
import { withOpenedHeld } from "../records/lots/openedBottles.ts";
import { QUANTITY } from "../records/quantity.ts";
import { sameValue } from "../records/recordKind.ts";
import type { ChangeRefusal } from "../refusal.ts";
import { isSwept } from "../records/sweptWine.ts";
import {
  differingFields,
  isRemoved,
  type KeptWine,
  labelOf,
  textIn,
  type Wine,
  type WineField,
  wineOf,
  type WineValues,
} from "../records/wine.ts";

/** Facts, besides the wine, that the caller loads before {@link applyChange} decides. */
export interface Facts {
  readonly userId: string;
  /** The time of the decision, ms since 1970. */
  readonly now: number;
  readonly latestVintage: number;
  /** Whether another wine of this user has the create's bottle id. */
  readonly bottleIdTaken: boolean;
  /** Whether the change's photo is a finalized photo of this user. */
  readonly photoKnown: boolean;
  /**
   * The current size of the cellar. Clients pass zero, since only the server checks size limits.
   */
  readonly holds: Holdings;
}

/** The size of a cellar: wines, and characters in all their texts [W7: size limits]. */
export interface Holdings {
  readonly wines: number;
  readonly text: number;
}

export type Outcome = Effect | { readonly kind: "refused"; readonly refusal: ChangeRefusal };

type Effect = (
  | { readonly kind: "changed"; readonly wine: KeptWine; readonly overwritten?: WineValues }
  | { readonly kind: "unchanged"; readonly wine: KeptWine }
) & {
  /**
   * Path of a photo that the change sets but the user does not have. The change took effect without
   * this photo [F1: missing photo].
   */
  readonly missingPhoto?: string;
};

/**
 * Decides one change of one wine. `wine` is `undefined` if the user has no wine with that id. The
 * server and every client run this function on their copies, so all get the same cellar. Pure: the
 * same wine, change and facts give the same outcome [W1: one reducer].
 */
export function applyChange(wine: KeptWine | undefined, change: Change, facts: Facts): Outcome {
  if (change.kind === "create") return create(wine, change, facts);
  if (!wine) return refused({ code: "not_found", what: "wine" });
  if (change.kind === "remove") return remove(wine, facts);
  if (change.kind === "restore") return restore(wine, facts);
  if (isRemoved(wine)) return refused({ code: "wine_removed" });

  switch (change.kind) {
    case "edit":
      return edit(wine, change, facts);
    case "archive":
      return setArchived(wine, true);
    case "unarchive":
      return setArchived(wine, false);
    case "add-bottles":
      return setStock(wine, withBottles(wine, change.quantity, change.lotId));
    case "remove-bottles":
      return removeBottles(wine, change);
    case "move-bottles":
      return moveBottles(wine, change);
  }
}

function create(
  wine: Wine | undefined,
  { wineId, bottleId, body }: Extract<Change, { kind: "create" }>,
  facts: Facts,
): Outcome {
  if (wine) return refused({ code: "wine_exists" });
  if (facts.bottleIdTaken) {
    return refused({ code: "bottle_id_taken" });
  }
  const stock = stockOf(bottleId, lotsOf({ ...body, bottleId }));
  const ids = { id: wineId, userId: facts.userId, bottleId };
  const wished: Wine = withOpenedHeld({ ...body, ...stock, ...ids, isArchived: false });
  const missing = missingPhoto(undefined, wished, facts);
  const created = missing === undefined ? wished : { ...wished, photoUrl: null };
  return (
    guarded(undefined, created, facts) ?? withMissing({ kind: "changed", wine: created }, missing)
  );
}

function edit(wine: Wine, change: Edit, facts: Facts): Outcome {
  const wished = mergeEdit(wine, change);
  const missing = missingPhoto(wine, wished.merged, facts);
  const { merged, overwritten } =
    missing === undefined ? wished : mergeEdit(wine, withPhoto(change, wine.photoUrl));
  const refusal = guarded(wine, merged, facts);
  if (refusal) return refusal;
  if (differingFields(wine, merged).length === 0) {
    return withMissing({ kind: "unchanged", wine }, missing);
  }
  const changed = { kind: "changed", wine: merged } as const;
  const hasReplaced = Object.keys(overwritten).length > 0;
  return withMissing(hasReplaced ? { ...changed, overwritten } : changed, missing);
}

/** The path of the photo that a change sets, if the user has not uploaded this photo. */
function missingPhoto(
  before: Wine | undefined,
  { photoUrl }: Wine,
  { photoKnown }: Facts,
): string | undefined {
  if (photoUrl === null || photoUrl === before?.photoUrl || photoKnown) return undefined;
  return photoUrl;
}

function withPhoto({ body, ...edit }: Edit, photoUrl: string | null): Edit {
  return { ...edit, body: { ...body, photoUrl } };
}

function withMissing(effect: Effect, missing: string | undefined): Effect {
  return missing === undefined ? effect : { ...effect, missingPhoto: missing };
}

function remove(wine: KeptWine, { now }: Facts): Outcome {
  if (isRemoved(wine)) return { kind: "unchanged", wine };
  return { kind: "changed", wine: { ...wine, removedAt: now } };
}

/** Restores a removed wine if the restore period has not ended [W11: restore] [W13: sweep]. */
function restore(wine: KeptWine, { now }: Facts): Outcome {
  const { removedAt } = wine;
  if (typeof removedAt !== "number") return { kind: "unchanged", wine };
  if (isSwept(wine) || now - removedAt > RESTORABLE_MS) {
    return refused({ code: "restore_expired" });
  }
  return { kind: "changed", wine: wineOf(wine) };
}

function setArchived(wine: Wine, isArchived: boolean): Outcome {
  if (wine.isArchived === isArchived) return { kind: "unchanged", wine };
  return { kind: "changed", wine: { ...wine, isArchived } };
}

function setStock(wine: Wine, stock: Stock): Outcome {
  return (
    quantityRefusal(stock.quantity) ?? {
      kind: "changed",
      wine: withOpenedHeld({ ...wine, ...stock }),
    }
  );
}

/**
 * Takes bottles. Takes none if the change names an opened bottle that is already finished [B3:
 * finishing].
 */
function removeBottles(
  wine: Wine,
  { quantity, lotId, openedId }: Extract<Change, { kind: "remove-bottles" }>,
): Outcome {
  const finished = wine.opened.find(({ id }) => id === openedId);
  if (openedId !== undefined && !finished) return { kind: "unchanged", wine };
  const opened = wine.opened.filter((bottle) => bottle !== finished);
  const stock = withBottles(wine, -quantity, finished?.lotId ?? lotId);
  return setStock(finished ? { ...wine, opened } : wine, stock);
}

function moveBottles(wine: Wine, move: Move): Outcome {
  const stock = withMoved(wine, move);
  if (!stock)
    return refusedAt("lots", i18n._("Bottles on order cannot be moved among those in the cellar"));
  if (sameValue(stock.lots, wine.lots)) return { kind: "unchanged", wine };
  const moved = { ...wine, quantity: stock.quantity, lots: stock.lots };
  return lotsRefusal(wine, moved) ?? { kind: "changed", wine: moved };
}

/**
 * Refuses too many lots, a first lot on order, and too many bottles in a lot [L1: first lot]. A
 * wine that already has too many lots can keep them.
 */
function lotsRefusal(before: Wine | undefined, { lots, bottleId }: Wine): Outcome | undefined {
  if (lots.length > LOTS_MAX && lots.length > (before?.lots.length ?? 0)) {
    return refusedAt("lots", i18n._("A wine can have at most {most} lots", { most: LOTS_MAX }));
  }
  if (lots.some(({ id, state }) => id === bottleId && state === "ordered")) {
    return refusedAt("lots", i18n._("The first lot of a wine is in the cellar: order another"));
  }
  return lots.some(({ bottles }) => bottles > QUANTITY.max)
    ? refused({ code: "too_many_bottles" })
    : undefined;
}

function guarded(before: Wine | undefined, after: Wine, facts: Facts): Outcome | undefined {
  if (after.vintage !== before?.vintage && after.vintage > facts.latestVintage) {
    return refusedAt(
      "vintage",
      i18n._("Vintage must be {latestVintage} or earlier", { latestVintage: facts.latestVintage }),
    );
  }
  return (
    windowRefusal(before, after) ??
    quantityRefusal(after.quantity) ??
    lotsRefusal(before, after) ??
    roomRefusal(before, after, facts.holds)
  );
}

/** Checks the drinking window only if the change sets it [W2: vintage] [W8: window]. */
function windowRefusal(before: Wine | undefined, after: Wine): Outcome | undefined {
  const { drinkFrom, drinkTo } = after;
  const isSet = before?.drinkFrom !== drinkFrom || before.drinkTo !== drinkTo;
  if (!isSet || isWindowSound(after)) return undefined;
  return refusedAt(
    "drinkTo",
    i18n._("{label} must be {drinkFrom} or later", {
      label: labelOf("drinkTo"),
      drinkFrom: drinkFrom ?? "",
    }),
  );
}

/** Checks size limits only if the change adds wines or text. */
function roomRefusal(before: Wine | undefined, after: Wine, holds: Holdings): Outcome | undefined {
  if (!before && holds.wines >= WINES_MAX) {
    return refused({ code: "too_many_wines" });
  }
  const growth = textIn(after) - (before ? textIn(before) : 0);
  if (growth > 0 && holds.text + growth > TEXT_MAX) {
    return refused({ code: "too_much_text" });
  }
  return undefined;
}

function quantityRefusal(quantity: number): Outcome | undefined {
  if (quantity < QUANTITY.min) {
    return refused({ code: "insufficient_quantity" });
  }
  if (quantity > QUANTITY.max) {
    return refused({ code: "too_many_bottles" });
  }
  return undefined;
}

function refusedAt(field: WineField, message: string): Outcome {
  return refused({ code: "invalid", issues: [{ path: [field], message }] });
}

function refused(refusal: ChangeRefusal): Outcome {
  return { kind: "refused", refusal };
}
