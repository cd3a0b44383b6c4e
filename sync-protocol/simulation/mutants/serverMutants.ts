import type { Mutant } from "./Mutant.ts";

const APPLY_BATCH = "api/src/store/applyBatch.ts";
const SQLITE_LEDGER = "api/src/store/sqliteLedger.ts";
const PULL = "api/src/cellar/pullChanges.ts";
const MERGE = "sync-protocol/src/mergeEdit.ts";
const REDUCER = "sync-protocol/src/applyChange.ts";

/** Ways to break what the server promises. */
export const serverMutants: readonly Mutant[] = [
  {
    name: "no de-duplication",
    rule: "P2",
    file: APPLY_BATCH,
    text: "const result = known\n    ? repeated",
    becomes: 'const result = known?.verdict.kind === "skipped"\n    ? repeated',
  },
  {
    name: "counter not per person",
    rule: "R1",
    file: SQLITE_LEDGER,
    text: '"SELECT seq FROM users WHERE id = ?"',
    becomes: '"SELECT max(seq) AS seq FROM users WHERE ? IS NOT NULL"',
  },
  {
    name: "fingerprint ignored",
    rule: "I3",
    file: APPLY_BATCH,
    text: "return known !== undefined && known.fingerprint !== fingerprint;",
    becomes: "return known === undefined && fingerprint === key;",
  },
  {
    name: "gap ignored",
    rule: "P3",
    file: APPLY_BATCH,
    text: 'if (opNo > expected) return { kind: "gap", expected };',
    becomes: "if (opNo > expected) expected = opNo;",
  },
  {
    name: "clone undetected",
    rule: "P4",
    file: APPLY_BATCH,
    text: 'else if (!wasSeenAs(ledger, device.id, opNo, key)) return { kind: "cloned" };',
    becomes: "else if (opNo === 0 && wasSeenAs(ledger, device.id, opNo, key)) break;",
  },
  {
    name: "epoch ignored by push",
    rule: "E1",
    file: APPLY_BATCH,
    text: "if (batch.epoch !== null && batch.epoch !== ledger.epoch)",
    becomes: "if (batch.epoch === ledger.epoch && batch.submissions.length < 0)",
  },
  {
    name: "epoch ignored by pull",
    rule: "E1",
    file: PULL,
    text: "if (epoch !== undefined && epoch !== store.epoch)",
    becomes: "if (epoch === undefined && epoch !== undefined)",
  },
  {
    name: "refusal does not consume its number",
    rule: "O4",
    file: APPLY_BATCH,
    text: "if (key !== undefined && opNo !== undefined && batch.device) {",
    becomes:
      'if (key !== undefined && opNo !== undefined && batch.device && result.verdict.kind !== "refused") {',
  },
  {
    name: "batch goes on behind a failure",
    rule: "P7",
    file: APPLY_BATCH,
    text: "failure = { at, cause };\n      break;",
    becomes: "failure = { at, cause };",
  },
  {
    name: "another person's session accepted",
    rule: "P5",
    file: "api/src/cellar/pushChanges.ts",
    text: "if (userId !== sessionUserId) throw userMismatch();",
    becomes: 'if (userId === "") throw userMismatch();',
  },
  {
    name: "results with the last page only",
    rule: "R4",
    file: "api/src/store/ledger.ts",
    text: "hasMore: true, results }",
    becomes: "hasMore: true, results: [] }",
  },
  {
    name: "page skips a row",
    rule: "R2",
    file: "api/src/store/ledger.ts",
    text: "cursor: last.seq, hasMore: true",
    becomes: "cursor: last.seq + 1, hasMore: true",
  },
  {
    name: "merge by last writer",
    rule: "M1",
    file: MERGE,
    text: "const changed = WINE_FIELDS.filter((field) => field in base && base[field] !== body[field]);",
    becomes: "const changed = [...WINE_FIELDS];",
  },
  {
    name: "absolute quantity in edits",
    rule: "M4",
    file: MERGE,
    text: "? wine.quantity + body.quantity - (base.quantity ?? body.quantity)",
    becomes: "? body.quantity",
  },
  {
    name: "replaced values forgotten",
    rule: "M3",
    file: MERGE,
    text: "overwritten: pick(wine, conflicting)",
    becomes: "overwritten: pick(wine, conflicting.slice(1))",
  },
  {
    name: "no lower bound",
    rule: "W3",
    file: REDUCER,
    text: "if (quantity < QUANTITY.min) {",
    becomes: "if (quantity < QUANTITY.min - 1) {",
  },
  {
    name: "no upper bound",
    rule: "W3",
    file: REDUCER,
    text: "if (quantity > QUANTITY.max) {",
    becomes: "if (quantity > QUANTITY.max + 1) {",
  },
];
