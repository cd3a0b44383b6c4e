import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { expect, test, vi } from "vitest";
import { cellarName, openCellarDatabase } from "../CellarDatabase.ts";
import { keepDraft } from "../drafts.ts";
import { onVersionChange } from "./onVersionChange.ts";

const DRAFT = { name: "Half a name" };

test("a newer build's upgrade waits until the page has stored unsaved input", async () => {
  const cellar = openCellarDatabase(crypto.randomUUID());
  await cellar.open();
  const leave = vi.fn();
  onVersionChange(cellar, { flush: () => keepDraft(cellar, "add-wine", DRAFT), leave });

  const newer = newerBuild(cellar.userId);
  await newer.open();

  expect(leave).toHaveBeenCalledExactlyOnceWith(true);
  expect(cellar.isOpen()).toBe(false);
  expect(await newer.table("drafts").get("add-wine")).toEqual({ key: "add-wine", values: DRAFT });
  await newer.delete();
});

test("a page closes its store for an upgrade even if saving fails", async () => {
  const cellar = openCellarDatabase(crypto.randomUUID());
  await cellar.open();
  const leave = vi.fn();
  onVersionChange(cellar, { flush: () => Promise.reject(new Error("The disk is full")), leave });

  const newer = newerBuild(cellar.userId);
  await newer.open();

  expect(leave).toHaveBeenCalledExactlyOnceWith(false);
  await newer.delete();
});

test("`leave` is not called if another page deletes the store", async () => {
  const cellar = openCellarDatabase(crypto.randomUUID());
  await cellar.open();
  const leave = vi.fn();
  onVersionChange(cellar, { flush: () => Promise.resolve(), leave });

  await Dexie.delete(cellarName(cellar.userId));

  expect(leave).not.toHaveBeenCalled();
});

function newerBuild(userId: string): Dexie {
  const newer = new Dexie(cellarName(userId));
  newer.version(99).stores({ drafts: "key", labels: "id" });
  return newer;
}
