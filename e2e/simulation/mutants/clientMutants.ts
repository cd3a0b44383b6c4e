import type { Mutant } from "./Mutant.ts";

const SETTLE = "web/src/rules/settle.ts";
const WRITE_ANSWER = "web/src/db/writeAnswer.ts";
const NEXT_PUSH = "web/src/rules/nextPush.ts";
const DRAIN = "web/src/sync/drain.ts";
const COMPACT = "web/src/rules/compact.ts";
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
    text: "const written = await writePage(cellar, query, answer, chanceOf(deps));",
    becomes:
      "await cellar.state.filter(({ cursor }) => cursor > 0 && cursor < answer.cursor).modify({ cursor: answer.cursor });\n    const written = await writePage(cellar, query, answer, chanceOf(deps));",
  },
  {
    name: "late rows replace newer ones",
    rule: "R3",
    file: WRITE_ANSWER,
    text: "rows.filter(({ id, seq }) => seq > (seqs.get(id) ?? 0))",
    becomes: "rows.filter(({ id, seq }) => seq > 0 || seqs.has(id))",
  },
  {
    name: "rows of unjudged wines written",
    rule: "S2",
    file: WRITE_ANSWER,
    text: "await writeRows(cellar, await judgedRows(cellar, answer), state);",
    becomes: "await writeRows(cellar, answer.rows, state);",
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
    text: 'becomeNoop(ledger, entry);\n  setAside(ledger, entry, entry.change, { kind: "parked" });',
    becomes: "becomeNoop(ledger, entry);",
  },
  {
    name: "refused change dropped",
    rule: "S3",
    file: SETTLE,
    text: 'setAside(ledger, entry, change, { kind: "refused", refusal });',
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
    file: COMPACT,
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
    text: "    appliedSeq: undefined,\n",
    becomes: "",
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
    text: "    opNo: index + 1,\n",
    becomes: "",
  },
  {
    name: "+1 and -1 cancel out",
    rule: "O7",
    file: COMPACT,
    text: "return setsArchived(tail.change) && setsArchived(change) ? change : undefined;",
    becomes:
      'if (tail.change.kind === "add-bottles" && change.kind === "remove-bottles" && tail.change.quantity > change.quantity)\n    return { ...tail.change, quantity: tail.change.quantity - change.quantity };\n  return setsArchived(tail.change) && setsArchived(change) ? change : undefined;',
  },
  {
    name: "the last base of compacted edits",
    rule: "O7",
    file: COMPACT,
    text: "const base = { ...second.base, ...first.base };",
    becomes: "const base = { ...first.base, ...second.base };",
  },
  {
    name: "values of the first edit forgotten",
    rule: "O7",
    file: COMPACT,
    text: "Object.assign(body, { [field]: first.body[field] });",
    becomes: "",
  },
  {
    name: "parked at the first failure",
    rule: "O6",
    file: SETTLE,
    text: "export const ATTEMPTS_MAX = 3;",
    becomes: "export const ATTEMPTS_MAX = 1;",
  },
  {
    name: "never parked",
    rule: "O6",
    file: "web/src/rules/failedRun.ts",
    text: "attempts >= ATTEMPTS_MAX && ",
    becomes: "attempts >= 1_000 * ATTEMPTS_MAX && ",
  },
  {
    name: "a missing session counts as a failure",
    rule: "V4",
    file: DRAIN,
    text: "[500, 400, 413, 422]",
    becomes: "[500, 401, 400, 413, 422]",
  },
  {
    name: "what took effect after all stays parked",
    rule: "O6",
    file: SETTLE,
    text: 'entry.change.kind === "noop" ? takeUp(ledger, entry) : entry.change;',
    becomes: 'entry.change.kind === "noop" ? undefined : entry.change;',
  },
  {
    name: "what waited for a create waits for ever",
    rule: "S4",
    file: SETTLE,
    text: "const requeued = releaseOrphans(ledger, facts);",
    becomes: "const requeued = releaseOrphans(ledger, facts).slice(0, 0);",
  },
  {
    name: "the cursor follows the last page",
    rule: "R2",
    file: WRITE_ANSWER,
    text: "cursor: Math.max(state.cursor, answer.cursor)",
    becomes: "cursor: answer.cursor",
  },
  {
    name: "a hole in the numbers stays",
    rule: "P3",
    file: DRAIN,
    text: "const mustRenumber = code === SYNC_CODES.cloned || gapBodySchema.safeParse(error.body).success;",
    becomes: "const mustRenumber = code === SYNC_CODES.cloned;",
  },
  {
    name: "a clone keeps its identity",
    rule: "P4",
    file: DRAIN,
    text: "const mustRenumber = code === SYNC_CODES.cloned || gapBodySchema",
    becomes: "const mustRenumber = gapBodySchema",
  },
  {
    name: "a restored server is not read anew",
    rule: "E2",
    file: DRAIN,
    text: "if (code === SYNC_CODES.epochChanged) return { otherStore: true };",
    becomes: "if (code === SYNC_CODES.epochChanged) return { otherStore: false };",
  },
  {
    name: "a retry under the old name",
    rule: "S3",
    file: "web/src/db/commands/attentionCommands.ts",
    text: "entries.map(({ change }) => newEntry(change, { opId: newId(), now }))",
    becomes: "entries.map(({ change, opId }) => newEntry(change, { opId: opId || newId(), now }))",
  },
  {
    name: "a captive portal taken for ours",
    rule: "V3",
    file: "web/src/server/callServer.ts",
    text: "if (!response.headers.has(PROTOCOL_HEADER)) {",
    becomes: 'if (response.headers.has("x-captive")) {',
  },
];
