import { expect, test } from "vitest";
import { WISHES_MAX } from "../limits.ts";
import { type GivenWishBody, type KeptWish, wishBodySchema } from "../records/wish.ts";
import { applyWishChange } from "./applyWishChange.ts";
import type { WishChange } from "./change.ts";

const ID = "5f5a4b1e-9c58-4b63-9f52-6a8b5a6a0a01";

test("[T1] a put without a base creates a wish or sets all fields", () => {
  const made = applied(put({ name: "Cannubi", note: "Two" }), undefined);
  expect(made).toMatchObject({ id: ID, name: "Cannubi", note: "Two", deleted: false });
  expect(applied(put({ name: "Ravera" }), made)).toMatchObject({ name: "Ravera", note: null });
});

test("[T1] an edit changes only the fields in its base", () => {
  const change = { ...put({ name: "Ravera", note: "Mine" }), base: { name: "Cannubi" } };
  expect(applied(change, aWish({ note: "Theirs" }))).toMatchObject({
    name: "Ravera",
    note: "Theirs",
  });
});

test("[T1] a put with equal values leaves the wish unchanged", () => {
  const wish = aWish({ note: "Two" });
  const outcome = applyWishChange(put({ name: "Cannubi", note: "Two" }), { wish, holds: 1 });
  expect(outcome).toEqual({ kind: "unchanged", wish });
});

test("[T2] at the limit, new and restored wishes are refused, edits accepted", () => {
  const full = { holds: WISHES_MAX };
  expect(codeOf(put({ name: "One more" }), { ...full, wish: undefined })).toBe("too_many_wishes");
  expect(codeOf(put({ name: "Ravera" }), { ...full, wish: aWish({}) })).toBeUndefined();
  const removed = { ...aWish({}), deleted: true };
  expect(codeOf(put({ name: "Ravera" }), { ...full, wish: removed })).toBe("too_many_wishes");
});

test("[T3] a removed wish keeps only its id and can be restored", () => {
  const removed = applied(REMOVAL, aWish({ note: "Two", photo: "data:image/jpeg;base64,AAAA" }));
  expect(removed).toMatchObject({ id: ID, name: "", note: null, photo: null, deleted: true });
  expect(applyWishChange(REMOVAL, { wish: removed, holds: 0 })).toMatchObject({
    kind: "unchanged",
  });
  expect(applied(put({ name: "Again" }), removed)).toMatchObject({ name: "Again", deleted: false });
});

test("[T3] edits of removed wishes and changes of unknown wishes are refused", () => {
  const edit = { ...put({ name: "Ravera" }), base: { name: "Cannubi" } };
  const removed = { ...aWish({}), deleted: true };
  expect(codeOf(edit, { wish: removed, holds: 0 })).toBe("not_found");
  expect(codeOf(edit, { wish: undefined, holds: 0 })).toBe("not_found");
  expect(codeOf(REMOVAL, { wish: undefined, holds: 0 })).toBe("not_found");
});

test.each([
  ["https://shop.example/a", true],
  ["HTTP://shop.example", true],
  ["javascript:alert(1)", false],
  ["shop.example", false],
  ["https://shop.example/a b", false],
])("[T2] a wish with the link %s is accepted: %s", (link, isAccepted) => {
  expect(wishBodySchema.safeParse({ name: "Cannubi", link }).success).toBe(isAccepted);
});

test.each([
  ["data:image/jpeg;base64,AAAA", true],
  ["data:image/svg+xml;base64,AAAA", false],
  ["https://shop.example/a.jpg", false],
  [`data:image/jpeg;base64,${"A".repeat(300_000)}`, false],
])("[T2] a wish with the photo %.40s is accepted: %s", (photo, isAccepted) => {
  expect(wishBodySchema.safeParse({ name: "Cannubi", photo }).success).toBe(isAccepted);
});

const REMOVAL = { kind: "remove-wish", wishId: ID } as const;

function put(body: GivenWishBody) {
  return { kind: "put-wish", wishId: ID, body: wishBodySchema.parse(body) } as const;
}

function aWish(values: Partial<GivenWishBody>): KeptWish {
  return { ...wishBodySchema.parse({ name: "Cannubi", ...values }), id: ID, deleted: false };
}

function applied(change: WishChange, wish: KeptWish | undefined): KeptWish {
  const outcome = applyWishChange(change, { wish, holds: 0 });
  if (outcome.kind !== "changed") throw new Error(outcome.kind);
  return outcome.wish;
}

function codeOf(change: WishChange, facts: Parameters<typeof applyWishChange>[1]) {
  const outcome = applyWishChange(change, facts);
  return outcome.kind === "refused" ? outcome.refusal.code : undefined;
}
