import { expect, test } from "vitest";
import type { AttentionEntry } from "../../../web/src/engine/outbox/outbox.ts";
import {
  aState,
  anEdit,
  anEntry,
  aRow,
  id,
  ME,
  takeOut,
} from "../../../web/src/rules/testBuilders.ts";
import { type History, newHistory, personIn } from "../server/History.ts";
import { checkStore, type StoreCheck } from "./checkStore.ts";
import type { LocalStore } from "./readLocalStore.ts";

const NOT_FOUND = { status: 404, code: "not_found", error: "Wine not found" };
const OVERWROTE = { kind: "overwrote", values: { region: "Piemonte" } } as const;

test("[S3] checkStore accepts that a new epoch refuses an applied change", () => {
  const refused = anAttention({
    change: takeOut(1),
    finding: { kind: "refused", refusal: NOT_FOUND },
  });
  const lost = aHistory("first");
  personIn(lost, ME).verdicts.set(refused.opId, { kind: "applied", recordId: id(1), seq: 7 });
  const restored = aHistory("second");
  personIn(restored, ME).verdicts.set(refused.opId, { kind: "refused", refusal: NOT_FOUND });
  const after = aStore({ attention: [refused], state: aState({ epoch: "second" }) });

  expect(() => {
    checkStore(aCheck({ after, history: lost, judging: restored }));
  }).not.toThrow();
  expect(() => {
    checkStore(aCheck({ after, history: lost, judging: lost }));
  }).toThrow("is called refused and took effect");
});

test("[O7] checkStore rejects a restore that loses an unsent edit's fields", () => {
  const unsent = anEntry({ change: anEdit({ quantity: 3 }, { quantity: 0 }) });
  const overwrote = anAttention({ change: anEdit({ region: "" }, {}), finding: OVERWROTE });
  const before = aStore({ outbox: [unsent], attention: [overwrote] });
  const joined = anEdit({ quantity: 3, region: "Langhe" }, { quantity: 0, region: "Piemonte" });
  const forgetful = anEdit({ region: "Langhe" }, { region: "Piemonte" });
  const holding = (change: typeof joined) => aStore({ outbox: [anEntry({ opId: id(8), change })] });

  expect(() => {
    checkStore(aCheck({ before, after: holding(joined), doing: "restore" }));
  }).not.toThrow();
  expect(() => {
    checkStore(aCheck({ before, after: holding(forgetful), doing: "restore" }));
  }).toThrow(`edit ${unsent.opId} has vanished`);
});

test("[S1] [B3] checkStore accepts that finishing a bottle removes one bottle or none", () => {
  const finish = anEntry({
    change: { kind: "remove-bottles", wineId: id(1), quantity: 1, openedId: id(50) },
  });
  const holding = (change: typeof finish.change) =>
    aCheck({ after: aStore({ rows: [aRow({ quantity: 6 })], outbox: [{ ...finish, change }] }) });

  expect(() => {
    checkStore(holding(finish.change));
  }).not.toThrow();
  expect(() => {
    checkStore(holding(takeOut(1)));
  }).not.toThrow();
});

test("[S2] [D2] checkStore lets a copied device's change count twice before its verdict", () => {
  const taken = anEntry({ change: takeOut(1), opNo: 1, appliedSeq: 7 });
  const history = aHistory("first");
  const person = personIn(history, ME);
  person.verdicts.set(taken.opId, { kind: "applied", recordId: id(1), seq: 7 });
  person.effective.add(taken.opId);
  person.senders.set(taken.opId, new Set(["store", "twin"]));
  const row = aRow({ seq: 7 });
  person.stamped.set(7, row);
  const holding = (cursor: number) =>
    aCheck({
      after: aStore({
        rows: [row],
        outbox: [taken],
        state: aState({ cursor, epoch: "first", nextOpNo: 2 }),
      }),
      history,
    });

  expect(() => {
    checkStore(holding(0));
  }).not.toThrow();
  expect(() => {
    checkStore(holding(7));
  }).toThrow("counts twice in the view");
  person.senders.set(taken.opId, new Set(["store"]));
  expect(() => {
    checkStore(holding(0));
  }).toThrow("counts twice in the view");
});

function aCheck(values: Partial<StoreCheck> & Pick<StoreCheck, "after">): StoreCheck {
  return {
    owner: ME,
    before: undefined,
    doing: "nothing",
    history: undefined,
    judging: undefined,
    sameHistory: true,
    storeId: "store",
    failuresOf: () => 0,
    ...values,
  };
}

function aStore(values: Partial<LocalStore>): LocalStore {
  return {
    state: aState(),
    rows: [],
    places: [],
    wishes: [],
    events: [],
    outbox: [],
    attention: [],
    photos: [],
    missingPhotos: [],
    ...values,
  };
}

function aHistory(epoch: string): History {
  const history = newHistory(epoch);
  const person = personIn(history, ME);
  const row = aRow();
  person.rows.set(row.id, row);
  return history;
}

function anAttention(values: Pick<AttentionEntry, "change" | "finding">): AttentionEntry {
  return { position: 1, opId: id(7), recordId: id(1), createdAt: 0, ...values };
}
