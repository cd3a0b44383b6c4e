import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { expect, test, vi } from "vitest";
import { cellarName, openCellarDatabase } from "../CellarDatabase.ts";
import { keepDraft } from "../drafts.ts";
import { whenOutgrown } from "./whenOutgrown.ts";

const DRAFT = { name: "Half a name" };

test("a newer build gets the store once what was typed is in it, and the page is told to leave", async () => {
  const cellar = openCellarDatabase(crypto.randomUUID());
  await cellar.open();
  const leave = vi.fn();
  whenOutgrown(cellar, { flush: () => keepDraft(cellar, "add-wine", DRAFT), leave });

  const newer = newerBuild(cellar.userId);
  await newer.open();

  expect(leave).toHaveBeenCalledExactlyOnceWith(true);
  expect(cellar.isOpen()).toBe(false);
  expect(await newer.table("drafts").get("add-wine")).toEqual({ key: "add-wine", values: DRAFT });
  await newer.delete();
});

test("a store whose flush fails is let go of all the same", async () => {
  const cellar = openCellarDatabase(crypto.randomUUID());
  await cellar.open();
  const leave = vi.fn();
  whenOutgrown(cellar, { flush: () => Promise.reject(new Error("The disk is full")), leave });

  const newer = newerBuild(cellar.userId);
  await newer.open();

  expect(leave).toHaveBeenCalledExactlyOnceWith(false);
  await newer.delete();
});

test("a store that is deleted elsewhere is closed, and nobody is asked to leave", async () => {
  const cellar = openCellarDatabase(crypto.randomUUID());
  await cellar.open();
  const leave = vi.fn();
  whenOutgrown(cellar, { flush: () => Promise.resolve(), leave });

  await Dexie.delete(cellarName(cellar.userId));

  expect(leave).not.toHaveBeenCalled();
});

/** The store as a build of some later day declares it. */
function newerBuild(userId: string): Dexie {
  const newer = new Dexie(cellarName(userId));
  newer.version(99).stores({ drafts: "key", labels: "id" });
  return newer;
}
