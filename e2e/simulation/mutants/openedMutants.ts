import type { Mutant } from "./Mutant.ts";

const OPENED = "sync-protocol/src/records/lots/openedBottles.ts";
const MERGE = "sync-protocol/src/records/mergeById.ts";
const REDUCER = "sync-protocol/src/changes/applyChange.ts";

export const openedMutants: readonly Mutant[] = [
  {
    name: "more opened bottles than there are bottles",
    rule: "B1",
    file: OPENED,
    text: "return excess > 0 ?",
    becomes: "return excess > 999 ?",
  },
  {
    name: "an edit closes opened bottles of others",
    rule: "B2",
    file: MERGE,
    text: "if (!to) return was ? [] : [member];",
    becomes: "if (!to) return was ? [] : [];",
  },
  {
    name: "an edit reopens opened bottles that others finished",
    rule: "B2",
    file: MERGE,
    text: "!seen.has(member.id) && !there.has(member.id)",
    becomes: "!there.has(member.id)",
  },
  {
    name: "who finishes opened bottles late takes another",
    rule: "B3",
    file: REDUCER,
    text: 'if (openedId !== undefined && !finished) return { kind: "unchanged", wine };',
    becomes: "",
  },
  {
    name: "opened bottles that are finished stay open",
    rule: "B3",
    file: REDUCER,
    text: "setStock(finished ? { ...wine, opened } : wine, stock)",
    becomes: "setStock(opened ? wine : wine, stock)",
  },
];
