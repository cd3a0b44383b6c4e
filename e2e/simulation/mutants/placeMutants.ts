import type { Mutant } from "./Mutant.ts";

const REDUCER = "sync-protocol/src/changes/applyPlaceChange.ts";
const LEDGER = "api/src/store/ledger.ts";
const APPLY_BATCH = "api/src/store/applyBatch.ts";
const WRITE_ANSWER = "web/src/engine/db/push-pull/writeAnswer.ts";
const PLACES = "sync-protocol/src/records/place.ts";
const VIEW = "web/src/engine/view/placesView.ts";

export const placeMutants: readonly Mutant[] = [
  {
    name: "a place may lie inside itself",
    rule: "G2",
    file: REDUCER,
    text: "if (id === outerId) return true;",
    becomes: "if (id === outerId) return false;",
  },
  {
    name: "a place may lie inside what lies in it",
    rule: "G2",
    file: REDUCER,
    text: "id = place && !place.deleted ? place.parentId : null;",
    becomes: "id = place && !place.deleted && seen.size > 9 ? place.parentId : null;",
  },
  {
    name: "an edit brings a removed place back",
    rule: "G3",
    file: REDUCER,
    text: "if (change.base && !before) return NOT_FOUND;",
    becomes: "if (change.base && !kept) return NOT_FOUND;",
  },
  {
    name: "a removed place is still there",
    rule: "G3",
    file: REDUCER,
    text: "place: { ...kept, deleted: true }",
    becomes: "place: { ...kept, deleted: false }",
  },
  {
    name: "what names a place that is gone lies in another",
    rule: "G4",
    file: PLACES,
    text: "placeId === null ? undefined : places.get(placeId)",
    becomes: "placeId === null ? undefined : (places.get(placeId) ?? [...places.values()][0])",
  },
  {
    name: "what half of a page shows leads round forever",
    rule: "G5",
    file: PLACES,
    text: "if (outer.id === place.id) return undefined;",
    becomes: "",
  },
  {
    name: "one place more than a cellar may hold",
    rule: "G6",
    file: REDUCER,
    text: "holds >= PLACES_MAX",
    becomes: "holds > PLACES_MAX",
  },
  {
    name: "places by last writer",
    rule: "G1",
    file: "sync-protocol/src/records/recordKind.ts",
    text: "!base || (name in base && !sameValue(base[name], body[name]));",
    becomes: "!base || name in body;",
  },
  {
    name: "places behind the wines of a page",
    rule: "R2",
    file: LEDGER,
    text: "waiting[0].seq < row.seq",
    becomes: "waiting[0].seq < 0",
  },
  {
    name: "places judged as if there were none",
    rule: "G2",
    file: APPLY_BATCH,
    text: "placeOf: (placeId) => ledger.place(placeId)",
    becomes:
      'placeOf: (placeId) => (kind === "noop" ? undefined : { ...ledger.place(placeId), deleted: true })',
  },
  {
    name: "pages have no places",
    rule: "V6",
    file: LEDGER,
    text: "else page.places.push(row);",
    becomes: "else page.places.splice(0);",
  },
  {
    name: "places settle by the rows of wines",
    rule: "S2",
    file: WRITE_ANSWER,
    text: "isAtPlace(entry) ? ofPlaces : isAtEvent(entry) ? ofEvents : ofWines",
    becomes: "isAtEvent(entry) ? ofEvents : ofWines",
  },
  {
    name: "places of another history kept",
    rule: "E2",
    file: WRITE_ANSWER,
    text: "await places.clear();",
    becomes: "",
  },
  {
    name: "rows of unjudged places written",
    rule: "S2",
    file: WRITE_ANSWER,
    text: "places: places.filter(({ id }) => !unjudgedIds.has(id)),",
    becomes: "places: [...places],",
  },
  {
    name: "removed places are shown",
    rule: "S1",
    file: VIEW,
    text: "if (!place.deleted) living",
    becomes: "if (place) living",
  },
  {
    name: "places shown without what is on its way",
    rule: "S1",
    file: VIEW,
    text: 'if (outcome.kind === "changed") kept',
    becomes: 'if (outcome.kind === "changed" && rows.length > 99) kept',
  },
];
