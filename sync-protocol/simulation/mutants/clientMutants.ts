import type { Mutant } from "./Mutant.ts";

const SETTLE = "web/src/rules/settle.ts";
const WRITE_ANSWER = "web/src/db/writeAnswer.ts";
const NEXT_PUSH = "web/src/rules/nextPush.ts";
const DRAIN = "web/src/sync/drain.ts";
const RENEW = "web/src/rules/renewIdentity.ts";

/** Ways to break what a device promises. */
export const clientMutants: readonly Mutant[] = [
  {
    name: "delete on acknowledgement",
    rule: "S2",
    file: SETTLE,
    text: "ledger.outbox.set(entry.opId, { ...entry, change, appliedSeq: seq });",
    becomes: "ledger.outbox.delete(entry.opId);",
  },
  {
    name: "applied ops stay in the outbox",
    rule: "S2",
    file: SETTLE,
    text: "(seqOf(wineId) ?? 0) >= appliedSeq",
    becomes: "(seqOf(wineId) ?? 0) > appliedSeq",
  },
  {
    name: "no guards in the overlay",
    rule: "S1",
    file: "web/src/rules/replay.ts",
    text: 'if (outcome.kind !== "refused") wine = outcome.wine;',
    becomes:
      'if (outcome.kind !== "refused") wine = outcome.wine;\n    else if (wine && change.kind === "remove-bottles")\n      wine = { ...wine, quantity: wine.quantity - change.quantity };',
  },
  {
    name: "cursor before the rows",
    rule: "R2",
    file: DRAIN,
    text: "throwIfOtherEpoch(await writePage(",
    becomes:
      'if (cursor > 0) await cellar.state.update("sync", { cursor: answer.cursor });\n    throwIfOtherEpoch(await writePage(',
  },
  {
    name: "late rows replace newer ones",
    rule: "R3",
    file: WRITE_ANSWER,
    text: "row.seq > (known[index]?.seq ?? 0)",
    becomes: "row.seq > 0 || index < known.length",
  },
  {
    name: "rows of unjudged wines written",
    rule: "S2",
    file: WRITE_ANSWER,
    text: "await writeRows(cellar, await judgedRows(cellar, answer));",
    becomes: "await writeRows(cellar, [...answer.rows, ...(await judgedRows(cellar, answer))]);",
  },
  {
    name: "rows before verdicts",
    rule: "E3",
    file: DRAIN,
    text: "const restsUntil = await pushAll(cellar, deps);",
    becomes: "await pullAll(cellar, deps);\n    const restsUntil = await pushAll(cellar, deps);",
  },
  {
    name: "rows before the verdict on what rests",
    rule: "E3",
    file: DRAIN,
    text: "if (restsUntil === undefined || !(await mustJudgeFirst(cellar))) await",
    becomes: "await",
  },
  {
    name: "ops sent to a store without a name",
    rule: "E3",
    file: NEXT_PUSH,
    text: "state.epoch === null ? [] :",
    becomes: 'state.epoch === "" ? [] :',
  },
  {
    name: "noop under another opId",
    rule: "O6",
    file: SETTLE,
    text: 'const noop: OutboxEntry = { ...entry, change: { kind: "noop" },',
    becomes:
      'const noop: OutboxEntry = { ...entry, opId: entry.opId.replace("0", "f"), change: { kind: "noop" },',
  },
  {
    name: "parked change dropped",
    rule: "S3",
    file: SETTLE,
    text: 'attend(ledger, entry, entry.change, { kind: "parked" });\n  becomeNoop',
    becomes: "becomeNoop",
  },
  {
    name: "refused change dropped",
    rule: "S3",
    file: SETTLE,
    text: 'attend(ledger, entry, change, { kind: "refused", refusal });',
    becomes: "",
  },
  {
    name: "dependants sent without their create",
    rule: "S4",
    file: SETTLE,
    text: 'if (change.kind === "create") takeDependants(ledger, entry);',
    becomes: "",
  },
  {
    name: "compaction of sent entries",
    rule: "O7",
    file: "web/src/rules/compact.ts",
    text: "if (tail?.opNo !== undefined || tail === undefined) return undefined;",
    becomes: "if (tail === undefined) return undefined;",
  },
  {
    name: "undo of sent entries",
    rule: "O7",
    file: "web/src/db/commands/wineCommands.ts",
    text: "if (tail?.opId !== entry.opId || tail.opNo !== undefined) return false;",
    becomes: "if (tail?.opId !== entry.opId) return false;",
  },
  {
    name: "ackThrough too high",
    rule: "O5",
    file: WRITE_ANSWER,
    text: "return Math.min(state.nextOpNo, ...unsettled) - 1;",
    becomes: "return Math.max(state.nextOpNo, ...unsettled) - 1;",
  },
  {
    name: "sends past a resting op",
    rule: "O3",
    file: NEXT_PUSH,
    text: "return firstResting === -1 ? unanswered : unanswered.slice(0, firstResting);",
    becomes:
      "return firstResting === -1 ? unanswered : unanswered.filter((entry) => !rests(entry, now));",
  },
  {
    name: "numbers forgotten before they are sent",
    rule: "O2",
    file: "web/src/db/sealPush.ts",
    text: "await cellar.outbox.bulkPut([...push.numbered]);",
    becomes: "await cellar.outbox.bulkPut([]);",
  },
  {
    name: "verdicts of another history kept",
    rule: "E2",
    file: RENEW,
    text: "opNo: undefined, appliedSeq: undefined, restsUntil: 0 }",
    becomes: "opNo: undefined, restsUntil: 0 }",
  },
  {
    name: "rows of another history kept",
    rule: "E2",
    file: WRITE_ANSWER,
    text: "if (state.cursor === 0) await cellar.wines.clear();",
    becomes: "",
  },
  {
    name: "cursor kept over another history",
    rule: "E2",
    file: RENEW,
    text: "epoch: null, cursor: 0",
    becomes: "epoch: null",
  },
  {
    name: "a renewed device keeps its numbers",
    rule: "P4",
    file: RENEW,
    text: "const asNew = { opNo: undefined, appliedSeq",
    becomes: "const asNew = { appliedSeq",
  },
];
