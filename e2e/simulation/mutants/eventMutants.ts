import type { Mutant } from "./Mutant.ts";

const PLAIN = "sync-protocol/src/changes/plainEvent.ts";
const REDUCER = "sync-protocol/src/changes/applyEventChange.ts";
const APPLY_BATCH = "api/src/store/applyBatch.ts";
const WRITE_ANSWER = "web/src/engine/db/push-pull/writeAnswer.ts";
const VIEW = "web/src/engine/view/eventsView.ts";

export const eventMutants: readonly Mutant[] = [
  {
    name: "bottles that are moved count as added",
    rule: "H2",
    file: PLAIN,
    text: "undone.reduce((sum, event) => sum + quantityChangeOf(event), gained)",
    becomes: "undone.reduce((sum, event) => sum - quantityChangeOf(event), gained)",
  },
  {
    name: "an undo leaves the bottles of its event in the sum",
    rule: "H3",
    file: PLAIN,
    text: "{ ...event, bottles: 0, deleted: true }",
    becomes: "{ ...event, deleted: true }",
  },
  {
    name: "an edit of an event writes what its editor left alone",
    rule: "H4",
    file: REDUCER,
    text: "? mergedEvent(kept, change)",
    becomes: "? body",
  },
  {
    name: "an edit of an event writes its bottles",
    rule: "H4",
    file: REDUCER,
    text: "const event = { ...kept, ...written, deleted: false };",
    becomes: "const event = { ...kept, ...written, bottles, deleted: false };",
  },
  {
    name: "there is room for any number of events",
    rule: "H6",
    file: REDUCER,
    text: "holds >= EVENTS_MAX",
    becomes: "holds > Number.MAX_SAFE_INTEGER",
  },
  {
    name: "an event that is there counts as one more",
    rule: "H6",
    file: REDUCER,
    text: "if (!kept && holds >= EVENTS_MAX) {",
    becomes: "if (holds >= EVENTS_MAX) {",
  },
  {
    name: "a removed event is still there",
    rule: "H5",
    file: REDUCER,
    text: "event: { ...event, deleted: true }",
    becomes: "event: { ...event, deleted: false }",
  },
  {
    name: "events are not written",
    rule: "H1",
    file: APPLY_BATCH,
    text: "keepEvents(ledger, events, seq);",
    becomes: "keepEvents(ledger, [], seq);",
  },
  {
    name: "events of another history stay",
    rule: "H7",
    file: WRITE_ANSWER,
    text: "if (state.history?.epoch !== epoch) await cellar.events.clear();",
    becomes: "",
  },
  {
    name: "the events of what is unsent are dated by nobody",
    rule: "H1",
    file: VIEW,
    text: "for (const event of [outcome.event, ...(outcome.others ?? [])]) kept.set(event.id, event);",
    becomes: "",
  },
  {
    name: "an import leaves the event of what it makes",
    rule: "H8",
    file: "web/src/engine/db/commands/importWines.ts",
    text: "fullHistoryIds.has(after.id)\n      ?",
    becomes: "after.quantity < 0\n      ?",
  },
  {
    name: "bottles come on the day on which they are recorded",
    rule: "H9",
    file: PLAIN,
    text: "boughtOn !== null && boughtOn < day ? boughtOn : day",
    becomes: "day",
  },
  {
    name: "what an import brings does not name it",
    rule: "H9",
    file: PLAIN,
    text: "importId: (purchase && importId) ?? null,",
    becomes: "importId: null,",
  },
  {
    name: "an undo takes the first event alone",
    rule: "H3",
    file: APPLY_BATCH,
    text: "eventsOfChange(undoes, (of) => ledger.event(of))",
    becomes: "eventsOfChange(undoes, (of) => ledger.event(of)).slice(0, 1)",
  },
  {
    name: "removing an entry takes its bottles out of the sums",
    rule: "H10",
    file: "web/src/engine/db/commands/eventCommands.ts",
    text: "!event.deleted && quantityChangeOf(event) !== 0",
    becomes: "!event.deleted && quantityChangeOf(event) > 999",
  },
  {
    name: "events of an export come as recorded ones",
    rule: "H8",
    file: REDUCER,
    text: "isUncounted: !counted",
    becomes: "isUncounted: true",
  },
];
