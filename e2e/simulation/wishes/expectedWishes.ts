import { isDeepStrictEqual } from "node:util";
import { isOfWish, type WishBody, wishBodyOf, type WishChange } from "sync-protocol";
import type { Decision } from "../../../api/src/cellar/ports/cellar.ts";
import { livingWishes, replayWishes } from "../../../web/src/engine/view/wishesView.ts";
import { must } from "../RuleViolation.ts";
import type { LocalStore } from "../browser/readLocalStore.ts";
import type { PersonHistory } from "../server/History.ts";

/** A wish as the checks know it, removed or not. */
type KnownWish = WishBody & { readonly id: string; readonly deleted: boolean };

type ExpectedWish =
  | { readonly kind: "wish"; readonly wish: KnownWish }
  | { readonly kind: "refused"; readonly code: "not_found" | "too_many_wishes" };

/** Maximum wishes of a test cellar. Low, so that histories reach the limit. */
export const WISHES_ROOM = 4;

/**
 * [T1: wish] [T2: limit] [T3: removed wish] The expected wishes after a change, with this limit.
 */
function expectedWish(
  wishes: readonly KnownWish[],
  change: WishChange,
  room: number,
): ExpectedWish {
  const living = wishes.filter(({ deleted }) => !deleted);
  const kept = living.find(({ id }) => id === change.wishId);
  if (change.kind === "remove-wish") {
    const id = change.wishId;
    if (!wishes.some((wish) => wish.id === id)) return { kind: "refused", code: "not_found" };
    const nothing = { note: null, link: null, photo: null, label: null, wineId: null };
    return { kind: "wish", wish: { id, deleted: true, name: "", ...nothing } };
  }
  const { base, body, wishId: id } = change;
  if (base && !kept) return { kind: "refused", code: "not_found" };
  if (!kept && living.length >= room) return { kind: "refused", code: "too_many_wishes" };
  if (!kept || !base) return { kind: "wish", wish: { ...body, id, deleted: false } };
  const given = Object.entries(body).filter(
    ([field]) => field in base && !isDeepStrictEqual(valueOf(base, field), valueOf(body, field)),
  );
  return { kind: "wish", wish: { ...kept, ...Object.fromEntries(given) } };
}

function valueOf(values: object, field: string): unknown {
  return Object.entries(values).find(([name]) => name === field)?.[1];
}

/**
 * A wish's change is accepted or refused as the rules say, and nothing else changes [T1] [T2] [T3].
 */
export function witnessWish(
  { wishes }: PersonHistory,
  change: WishChange,
  decision: Decision,
): void {
  const { wine, place, events = [], wish } = decision;
  const verdict = decision.verdict(1);
  const expected = expectedWish([...wishes.values()], change, WISHES_ROOM);
  must(!wine && !place && events.length === 0, () => `[T1] ${change.kind} changed another record`);
  if (expected.kind === "refused") {
    const code = verdict.kind === "refused" ? verdict.refusal.code : verdict.kind;
    must(code === expected.code, () => `[T2] ${change.kind} is ${code}, not ${expected.code}`);
    return;
  }
  must(verdict.kind === "applied", () => `[T1] ${change.kind} was ${verdict.kind}`);
  const before = wishes.get(change.wishId);
  const after = wish ?? before;
  must(isSame(after, expected.wish), () => `[T1] ${change.kind} left ${JSON.stringify(after)}`);
  const isNews = !isSame(before, expected.wish);
  must(isNews === (wish !== undefined), () => `[T3] a repeated ${change.kind} changed`);
}

/** [S1: view] The visible wishes are the server's rows with the pending changes. */
export function checkWishes({ wishes, outbox }: LocalStore): void {
  let expected: readonly KnownWish[] = wishes;
  for (const { change } of outbox) {
    if (!isOfWish(change)) continue;
    const outcome = expectedWish(expected, change, Infinity);
    if (outcome.kind === "refused") continue;
    expected = [...expected.filter(({ id }) => id !== change.wishId), outcome.wish];
  }
  const living = expected.filter(({ deleted }) => !deleted);
  const shown = livingWishes(replayWishes(wishes, outbox));
  must(living.length === shown.length, () => `[S1] ${String(shown.length)} wishes are shown`);
  for (const wish of living) {
    const found = shown.find(({ id }) => id === wish.id);
    must(
      found !== undefined && isDeepStrictEqual(wishBodyOf(found), wishBodyOf(wish)),
      () => `[S1] wish ${wish.id} is shown as ${JSON.stringify(found)}`,
    );
  }
}

function isSame(one: KnownWish | undefined, other: KnownWish): boolean {
  return one?.deleted === other.deleted && isDeepStrictEqual(wishBodyOf(one), wishBodyOf(other));
}
