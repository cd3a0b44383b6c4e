import type { Mutant } from "./Mutant.ts";

const REDUCER = "sync-protocol/src/changes/applyChange.ts";

export const removalMutants: readonly Mutant[] = [
  {
    name: "a removed wine is still there",
    rule: "W9",
    file: REDUCER,
    text: "{ ...wine, removedAt: now }",
    becomes: "{ ...wine, removedAt: null }",
  },
  {
    name: "a repeated remove restarts the retention",
    rule: "W9",
    file: REDUCER,
    text: 'if (isRemoved(wine)) return { kind: "unchanged", wine };',
    becomes: "",
  },
  {
    name: "a removed wine is listed",
    rule: "W9",
    file: "api/src/store/sqlite/sqliteCellar.ts",
    text: "${WINE_COLUMNS}, added FROM wines\n       WHERE cellar_id = ? AND NOT deleted AND",
    becomes: "${WINE_COLUMNS}, added FROM wines\n       WHERE cellar_id = ? AND",
  },
  {
    name: "a row that says it is removed is shown",
    rule: "V2",
    file: "sync-protocol/src/records/wine.ts",
    text: "return row.deleted ? {",
    becomes: "return row.deleted && row.seq < 0 ? {",
  },
  {
    name: "a removed wine is shown",
    rule: "W9",
    file: "web/src/engine/outbox/replay.ts",
    text: "return wine && !isRemoved(wine) ? wine : undefined;",
    becomes: "return wine && !isRemoved({ ...wine, removedAt: null }) ? wine : undefined;",
  },
  {
    name: "a change brings a removed wine back",
    rule: "W10",
    file: REDUCER,
    text: 'if (isRemoved(wine)) return refused({ code: "wine_removed" });',
    becomes: "wine = wineOf(wine);",
  },
  {
    name: "a removed wine takes changes",
    rule: "W10",
    file: "api/src/store/applyBatch.ts",
    text: "wine: row && keptWineOf(row),",
    becomes: "wine: row && { ...keptWineOf(row), removedAt: null },",
  },
  {
    name: "a removed wine is in no list of removed ones",
    rule: "W9",
    file: "web/src/engine/view/removedWine.ts",
    text: "if (!kept || !isRemoved(kept)) return undefined;",
    becomes: "if (!kept || !isRemoved(kept) || pending.length > 0) return undefined;",
  },
  {
    name: "a wine can be restored forever",
    rule: "W11",
    file: REDUCER,
    text: "if (isSwept(wine) || now - removedAt > RESTORABLE_MS)",
    becomes: "if (now < removedAt)",
  },
  {
    name: "a wine is restored by halves",
    rule: "W11",
    file: REDUCER,
    text: '{ kind: "changed", wine: wineOf(wine) }',
    becomes: '{ kind: "changed", wine: { ...wineOf(wine), isArchived: false } }',
  },
  {
    name: "a removed wine is kept forever",
    rule: "W13",
    file: "api/src/cellar/changes/sweepRemovedWines.ts",
    text: "now - RESTORABLE_MS",
    becomes: "now - 99 * RESTORABLE_MS",
  },
  {
    name: "a swept wine keeps its producer",
    rule: "W13",
    file: "sync-protocol/src/records/sweptWine.ts",
    text: 'producer: "",',
    becomes: "",
  },
  {
    name: "a restored photo counts as unused since before",
    rule: "F2",
    file: "api/src/store/applyBatch.ts",
    text: "before?.deleted === false ? before.photoUrl : null",
    becomes: "before ? before.photoUrl : null",
  },
];
