import type { Mutant } from "./Mutant.ts";

const APPLY_WISH = "sync-protocol/src/changes/applyWishChange.ts";
const WRITE_ANSWER = "web/src/engine/db/push-pull/writeAnswer.ts";
const DRAIN = "web/src/engine/sync/drain.ts";

export const wishMutants: readonly Mutant[] = [
  {
    name: "removed wishes keep their texts",
    rule: "T3",
    file: APPLY_WISH,
    text: "{ ...wish, ...EMPTY_WISH, deleted: true }",
    becomes: "{ ...wish, deleted: true }",
  },
  {
    name: "an edit of a wish sets every field",
    rule: "T1",
    file: APPLY_WISH,
    text: "before ? mergedWish(before, change) : change.body",
    becomes: "change.body",
  },
  {
    name: "wishes settle by the rows of wines",
    rule: "S2",
    file: WRITE_ANSWER,
    text: "if (isAtWish(entry)) return ofWishes;",
    becomes: "",
  },
  {
    name: "wishes of another history kept",
    rule: "E2",
    file: WRITE_ANSWER,
    text: "await cellar.wishes.clear();",
    becomes: "",
  },
  {
    name: "events read before wishes",
    rule: "T4",
    file: DRAIN,
    text: "if (!(await pullWishes(cellar, deps, answer.wishesSeq))) return;",
    becomes: "",
  },
];
