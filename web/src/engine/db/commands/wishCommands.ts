import {
  differingInWishes,
  type GivenWishBody,
  type KeptWish,
  type Wish,
  type WishBody,
  wishBodyOf,
  wishBodySchema,
  type WishChange,
  wishOf,
} from "sync-protocol";
import { newEntry, type WriteContext } from "../../outbox/outbox.ts";
import type { CommandRefusal } from "../../outbox/refusalWords.ts";
import { decideWishHere } from "../../view/wishesView.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { presentWishes } from "../presentWishes.ts";

export type WishCommandOutcome =
  | { readonly kind: "done"; readonly wish: Wish; readonly undo: () => Promise<void> }
  | { readonly kind: "refused"; readonly refusal: CommandRefusal };

/**
 * Creates or edits a wish. With `seen`, the wish as it was when the form was opened, changes only
 * the fields that differ from it [T1: wish]. Works offline; the server merges it with others'
 * edits.
 */
export async function putWish(
  cellar: CellarDatabase,
  { seen, body }: { readonly seen: Wish | undefined; readonly body: GivenWishBody },
  context: WriteContext,
): Promise<WishCommandOutcome> {
  const parsed = wishBodySchema.safeParse(body);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({
      path: path.map((key) => String(key)),
      message,
    }));
    return { kind: "refused", refusal: { code: "invalid", issues } };
  }
  const change: WishChange = seen
    ? editOf(seen, parsed.data)
    : { kind: "put-wish", wishId: context.newId(), body: parsed.data };
  return runWishChange(cellar, change, context);
}

/** Adds an imported wish under its existing id. A repeated call changes nothing. Works offline. */
export function putWishAs(
  cellar: CellarDatabase,
  wish: Wish,
  context: WriteContext,
): Promise<WishCommandOutcome> {
  const change: WishChange = { kind: "put-wish", wishId: wish.id, body: wishBodyOf(wish) };
  return runWishChange(cellar, change, context);
}

export function removeWish(
  cellar: CellarDatabase,
  wishId: string,
  context: WriteContext,
): Promise<WishCommandOutcome> {
  return runWishChange(cellar, { kind: "remove-wish", wishId }, context);
}

/**
 * Reads the wish, applies the change to it and adds the change to the outbox, in one transaction.
 * The change is durable when the promise resolves [O1: one transaction]. The returned undo sends
 * the inverse change.
 */
function runWishChange(
  cellar: CellarDatabase,
  change: WishChange,
  context: WriteContext,
): Promise<WishCommandOutcome> {
  const { wishes, outbox } = cellar;
  return cellar.transaction("rw", wishes, outbox, async () => {
    const present = await presentWishes(cellar);
    const outcome = decideWishHere(present, change);
    if (outcome.kind === "refused") return outcome;
    const wish = wishOf(outcome.wish);
    if (outcome.kind === "unchanged") return { kind: "done", wish, undo: () => Promise.resolve() };

    await outbox.add(newEntry(change, { opId: context.newId(), now: context.now }));
    const inverse = inverseOf(present.get(wish.id), outcome.wish);
    const undo = async () => {
      await runWishChange(cellar, inverse, { newId: context.newId, now: Date.now() });
    };
    return { kind: "done", wish, undo };
  });
}

function inverseOf(before: KeptWish | undefined, after: KeptWish): WishChange {
  const { id: wishId } = after;
  if (!before || before.deleted) return { kind: "remove-wish", wishId };
  if (after.deleted) return { kind: "put-wish", wishId, body: wishBodyOf(before) };
  return editOf(after, wishBodyOf(before));
}

function editOf(seen: Wish, body: WishBody): WishChange {
  const base = Object.fromEntries(differingInWishes(seen, body).map((name) => [name, seen[name]]));
  return { kind: "put-wish", wishId: seen.id, body, base };
}
