import { expect, test } from "vitest";
import { aWine, id, ME } from "../../../web/src/rules/testBuilders.ts";
import { checkPhotosAtRest } from "./checkPhotosAtRest.ts";

const WINE = aWine({ photoUrl: "/objects/uploads/newer" });
const LOST = "/objects/uploads/lost";
const MISSED = {
  path: LOST,
  recordId: WINE.id,
  missedAt: 0,
  replaces: null,
  isLost: true,
} as const;

test("[F4] [F5] only a browser without a cached copy may report a photo lost", () => {
  expect(() => {
    checkRest({ missedBy: browserWith([MISSED]), other: browserWith([], [LOST]) });
  }).not.toThrow();
  expect(() => {
    checkRest({ missedBy: browserWith([MISSED], [LOST]), other: browserWith([]) });
  }).toThrow("[F4]");
});

type Rest = Parameters<typeof checkPhotosAtRest>[0];
type Store = Rest["stores"][number];

function checkRest({ missedBy, other }: { missedBy: Store; other: Store }): void {
  checkPhotosAtRest({
    promised: [{ content: "the lost picture", owner: ME, wineId: WINE.id }],
    wines: [WINE],
    stores: [other, missedBy],
    events: [],
    photoAt: () => undefined,
    photoOnceAt: (path) => (path === LOST ? "the lost picture" : undefined),
  });
}

function browserWith(missingPhotos: Store["missingPhotos"], cached: readonly string[] = []): Store {
  return {
    state: undefined,
    rows: [],
    places: [],
    wishes: [],
    events: [],
    outbox: [],
    attention: [],
    photos: [],
    missingPhotos,
    cached: new Map(cached.map((path) => [path, id(1)])),
  };
}
