// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { NO_STANDING } from "../rules/cellarStanding.ts";
import { aCellarWine, ME } from "../rules/testBuilders.ts";
import { gatherPhotosOf } from "../sync/photos/gatherPhotos.ts";
import { sessionStore } from "../session/sessionStore.ts";
import { engineStatus } from "../sync/status.ts";
import { type LocalCellar, localCellar } from "./localCellar.ts";
import { startGatheringPhotos } from "./photosAtHand.ts";

vi.mock("../sync/photos/gatherPhotos.ts", () => ({ gatherPhotosOf: vi.fn() }));
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

test("the photo of a wine that came while others were gathered is gathered after them", async () => {
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
    expect(gatherPhotosOf).toHaveBeenLastCalledWith(ME, paths("one", "two"), expect.anything());
  });
});

test("what no worker could keep is gathered once one takes charge", async () => {
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

function hold(...names: string[]): void {
  const wines = paths(...names).map((photoUrl) => aCellarWine({ photoUrl }));
  const stats = { bottles: 0, types: 0, regions: 0 };
  localCellar.setState(
    {
      kind: "read",
      filled: true,
      ready: { kind: "ready", wines, stats, inOrder: () => wines },
      standing: NO_STANDING,
      unsentNotes: () => [],
    },
    true,
  );
}

const paths = (...names: string[]) => names.map((name) => `/objects/uploads/${name}`);
