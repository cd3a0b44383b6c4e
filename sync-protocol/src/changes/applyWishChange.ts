import { WISHES_MAX } from "../limits.ts";
import { differingInWishes, type KeptWish, mergedWish, type WishBody } from "../records/wish.ts";
import type { ChangeRefusal } from "../refusal.ts";
import type { WishChange } from "./change.ts";

/** Facts that the caller loads before {@link applyWishChange} decides. */
export interface WishFacts {
  /** The wish, even if removed; `undefined` if the cellar has no wish with that id. */
  readonly wish: KeptWish | undefined;
  /**
   * Number of wishes in the cellar, without removed wishes. Clients pass zero, because only the
   * server checks the limit.
   */
  readonly holds: number;
}

export type WishOutcome =
  | { readonly kind: "changed" | "unchanged"; readonly wish: KeptWish }
  | { readonly kind: "refused"; readonly refusal: ChangeRefusal };

/**
 * Decides one change of one wish, on the server and on every client. Pure: the same change and
 * facts give the same outcome [W1: one reducer].
 */
export function applyWishChange(change: WishChange, { wish, holds }: WishFacts): WishOutcome {
  const before = wish?.deleted === true ? undefined : wish;
  const { wishId: id } = change;
  if (change.kind === "remove-wish") {
    if (!wish) return NOT_FOUND;
    if (!before) return { kind: "unchanged", wish };
    return { kind: "changed", wish: { ...wish, ...EMPTY_WISH, deleted: true } };
  }
  if (change.base && !before) return NOT_FOUND;
  if (!before && holds >= WISHES_MAX) {
    return { kind: "refused", refusal: { code: "too_many_wishes" } };
  }
  const body = before ? mergedWish(before, change) : change.body;
  const after = { ...wish, ...body, id, deleted: false };
  const isSame = before && differingInWishes(before, after).length === 0;
  return { kind: isSame ? "unchanged" : "changed", wish: after };
}

/** The fields of a removed wish, apart from its id [T3: removed wish]. */
const EMPTY_WISH: WishBody = {
  name: "",
  note: null,
  link: null,
  photo: null,
  label: null,
  wineId: null,
};

const NOT_FOUND = {
  kind: "refused",
  refusal: { code: "not_found", what: "wish" },
} as const satisfies WishOutcome;
