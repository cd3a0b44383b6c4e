import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { anEntry, putIn } from "../../rules/testBuilders.ts";
import type { OutboxEntry } from "../outbox/outbox.ts";
import { type CellarDatabase, openCellarDatabase } from "./CellarDatabase.ts";
import { deleteFromOutbox } from "./outboxPages.ts";
import { type ChangedKeys, listenForChanges } from "./queries/changedKeys.ts";

let cellar: CellarDatabase;

beforeEach(async () => {
  cellar = openCellarDatabase(crypto.randomUUID());
  await cellar.outbox.bulkPut(entriesAt(1, 200));
});

afterEach(async () => {
  await cellar.delete();
});

test("[S2] many settled changes leave the outbox together", async () => {
  const heard = hearChanges();

  await deleteFromOutbox(cellar, entriesAt(11, 110));

  expect(await positions()).toEqual([...numbers(1, 10), ...numbers(111, 200)]);
  expect(heard).toEqual([new Map([["outbox", new Set(numbers(11, 110))]])]);
});

test("[S2] an unsettled change between settled ones stays in the outbox", async () => {
  await deleteFromOutbox(cellar, [...entriesAt(11, 60), ...entriesAt(62, 110)]);

  expect(await positions()).toEqual([...numbers(1, 10), 61, ...numbers(111, 200)]);
});

function hearChanges(): readonly ChangedKeys[] {
  const heard: ChangedKeys[] = [];
  onTestFinished(listenForChanges(cellar, (changed) => heard.push(changed)));
  return heard;
}

function positions(): Promise<number[]> {
  return cellar.outbox.toCollection().primaryKeys();
}

function entriesAt(first: number, last: number): OutboxEntry[] {
  return numbers(first, last).map((position) => anEntry({ position, change: putIn(1) }));
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
