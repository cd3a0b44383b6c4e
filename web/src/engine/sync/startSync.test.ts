import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CellarDatabase, openCellarDatabase } from "../db/CellarDatabase.ts";
import { prepareCellar } from "../db/opening/prepareCellar.ts";
import { flush, noteWrite, startSync, stopSync, syncNow } from "./startSync.ts";

const { engine } = vi.hoisted(() => ({
  engine: {
    startEngine: vi.fn(),
    stopEngine: vi.fn(),
    syncNow: vi.fn(),
    noteWrite: vi.fn(),
    flush: vi.fn(() => Promise.resolve()),
  },
}));

vi.mock("./engine.ts", () => engine);

const EVENTS = { onMustSignIn: () => undefined, onAccountDeleted: () => undefined };

let cellar: CellarDatabase;
let show: () => void;
let shown: Promise<void>;
const untilShown = vi.fn(() => shown);

beforeEach(async () => {
  vi.clearAllMocks();
  shown = new Promise((resolve) => {
    show = resolve;
  });
  cellar = openCellarDatabase("00000000-0000-4000-8000-0000000000aa");
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
});

afterEach(async () => {
  stopSync();
  await cellar.delete();
});

// Spec 10.5
test("a filled cellar is shown before sync begins", async () => {
  await cellar.state.update("sync", { filled: true });
  startSync(cellar, EVENTS, untilShown);
  await vi.waitFor(() => {
    expect(untilShown).toHaveBeenCalledOnce();
  });
  expect(engine.startEngine).not.toHaveBeenCalled();

  show();

  await vi.waitFor(() => {
    expect(engine.startEngine).toHaveBeenCalledExactlyOnceWith(cellar, EVENTS);
  });
});

test("sync of an unfilled cellar starts without waiting for the first screen", async () => {
  startSync(cellar, EVENTS, untilShown);

  await vi.waitFor(() => {
    expect(engine.startEngine).toHaveBeenCalledOnce();
  });
  expect(untilShown).not.toHaveBeenCalled();
});

test("a sync request by the user starts the engine once, without waiting", async () => {
  await cellar.state.update("sync", { filled: true });
  startSync(cellar, EVENTS, untilShown);

  syncNow();
  show();

  await vi.waitFor(() => {
    expect(engine.startEngine).toHaveBeenCalledOnce();
  });
  noteWrite();
  await flush(1_000);
  expect(engine.noteWrite).toHaveBeenCalledOnce();
  expect(engine.flush).toHaveBeenCalledOnce();
  expect(engine.startEngine).toHaveBeenCalledOnce();
});

test("sync that is stopped before its start does not start", async () => {
  await cellar.state.update("sync", { filled: true });
  startSync(cellar, EVENTS, untilShown);
  await vi.waitFor(() => {
    expect(untilShown).toHaveBeenCalledOnce();
  });

  stopSync();
  show();
  startSync(cellar, EVENTS, () => Promise.resolve());

  await vi.waitFor(() => {
    expect(engine.startEngine).toHaveBeenCalled();
  });
  expect(engine.startEngine).toHaveBeenCalledOnce();
});
