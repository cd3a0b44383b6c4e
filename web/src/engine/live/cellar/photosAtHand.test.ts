// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { cellarOf } from "../../db/cellars.ts";
import { NO_STANDING } from "../../view/cellarStanding.ts";
import { aCellarWine, anEvent, ME } from "../../../rules/testBuilders.ts";
import { gatherPhotosOf } from "../../sync/photo-transfer/gatherPhotos.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { engineStatus } from "../../sync/status.ts";
import { type LocalCellar, localCellar } from "./localCellar.ts";
import { startGatheringPhotos } from "./photosAtHand.ts";

vi.mock("../../sync/photo-transfer/gatherPhotos.ts", () => ({ gatherPhotosOf: vi.fn() }));
vi.mock("./localCellar.ts", () => ({
  localCellar: createStore<LocalCellar>(() => ({ kind: "reading" })),
}));

const workers = new EventTarget();

beforeAll(() => {
  Object.defineProperty(navigator, "serviceWorker", { value: workers });
  startGatheringPhotos();
});

beforeEach(() => {
  vi.mocked(gatherPhotosOf).mockReset().mockResolvedValue(true);
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
  const user = { id: ME, email: "ada@example.org" };
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
  engineStatus.setState({ phase: "idle", server: "reached" });
});

test("a photo added during a download is downloaded by the next run", async () => {
  let end: (isAll: boolean) => void = () => undefined;
  const first = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  vi.mocked(gatherPhotosOf).mockReturnValueOnce(first);
  hold("one");
  await vi.waitFor(() => {
    expect(gatherPhotosOf).toHaveBeenCalledTimes(1);
  });

  hold("one", "two");
  end(true);

  await vi.waitFor(() => {
    expectGathered("one", "two");
  });
});

test("an incomplete photo download is repeated when a service worker takes control", async () => {
  vi.mocked(gatherPhotosOf).mockResolvedValueOnce(false);
  hold("three");
  await vi.waitFor(() => {
    expect(gatherPhotosOf).toHaveBeenCalledTimes(1);
  });

  workers.dispatchEvent(new Event("controllerchange"));

  await vi.waitFor(() => {
    expect(gatherPhotosOf).toHaveBeenCalledTimes(2);
  });
});

test("photos of events are downloaded after photos of wines", async () => {
  await cellarOf(ME).events.bulkPut([
    { ...anEvent(1, { photoUrl: pathOf("a glass") }), seq: 1, deleted: false },
    { ...anEvent(2), seq: 2, deleted: false },
    { ...anEvent(3, { photoUrl: pathOf("taken back") }), seq: 3, deleted: true },
  ]);
  hold("four");
  await vi.waitFor(() => {
    expectGathered("four", "a glass");
  });

  const later = { ...anEvent(4, { photoUrl: pathOf("the table") }), seq: 4, deleted: false };
  await cellarOf(ME).events.put(later);
  engineStatus.setState({ phase: "running" });
  engineStatus.setState({ phase: "idle" });

  await vi.waitFor(() => {
    expectGathered("four", "a glass", "the table");
  });
});

function expectGathered(...names: string[]): void {
  expect(gatherPhotosOf).toHaveBeenLastCalledWith(ME, paths(...names), expect.anything());
}

function hold(...names: string[]): void {
  const wines = paths(...names).map((photoUrl) => aCellarWine({ photoUrl }));
  const stats = { bottles: 0, types: 0, regions: 0 };
  localCellar.setState(
    {
      kind: "read",
      filled: true,
      ready: { kind: "ready", wines, stats, removed: [], inOrder: () => wines },
      standing: NO_STANDING,
      stamp: undefined,
      unsentNotes: vi.fn(),
    },
    true,
  );
}

const pathOf = (name: string) => `/objects/uploads/${name}`;

const paths = (...names: string[]) => names.map(pathOf);
