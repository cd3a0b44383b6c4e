import { expect, test } from "vitest";
import { aCreate, anEdit, anEntry, aRow } from "../../../web/src/rules/testBuilders.ts";
import { pathsBack } from "./checkPhotos.ts";

const [OLD, NEW] = ["/objects/uploads/old", "/objects/uploads/new"];
const EMPTY = {
  state: undefined,
  rows: [],
  places: [],
  wishes: [],
  events: [],
  outbox: [],
  attention: [],
  photos: [],
  missingPhotos: [],
};
const REMOVAL = anEntry({
  position: 2,
  change: anEdit({ photoUrl: OLD }, { photoUrl: null }),
});

test("[F4] undoing an unsent photo removal restores a queued wine's photo", () => {
  const create = anEntry({ position: 1, change: aCreate(undefined, { photoUrl: OLD }) });
  const before = { ...EMPTY, outbox: [create, REMOVAL] };

  expect(pathsBack(before, { ...EMPTY, outbox: [create] })).toEqual([OLD]);
});

test("[F4] undoing an unsent photo removal restores a synced wine's photo", () => {
  const rows = [aRow({ photoUrl: OLD })];
  const before = { ...EMPTY, rows, outbox: [REMOVAL] };

  expect(pathsBack(before, { ...EMPTY, rows })).toEqual([OLD]);
});

test("[F4] undoing one of two unsent photo removals does not restore the photo", () => {
  const again = anEntry({ position: 3, change: anEdit({ photoUrl: NEW }, { photoUrl: null }) });
  const rows = [aRow({ photoUrl: OLD })];
  const before = { ...EMPTY, rows, outbox: [REMOVAL, again] };

  expect(pathsBack(before, { ...EMPTY, rows, outbox: [again] })).toEqual([]);
});
