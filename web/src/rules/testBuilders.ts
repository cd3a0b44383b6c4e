import {
  type Change,
  type Edit,
  eventBodySchema,
  LINE_FIELDS,
  recordIdOf,
  type Wine,
  WINE_ADDITIONS,
  type WineBody,
  type WineEvent,
  type WineRow,
  NOT_RECORDED,
} from "sync-protocol";
import {
  cellarModel,
  type CellarSources,
  type ShownCellar,
  type ChangedWines,
} from "../engine/view/cellarModel.ts";
import type { CellarWine } from "./cellar/CellarWine.ts";
import {
  newEntry,
  newSyncState,
  type OutboxEntry,
  type SyncState,
} from "../engine/outbox/outbox.ts";

export const ME = "00000000-0000-4000-8000-0000000000aa";

/** A UUID that ends in `n`, so that tests can tell ids apart. */
export function id(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
}

export function aBody(values: Partial<WineBody> = {}): WineBody {
  return {
    name: "Barolo Cannubi",
    producer: "Brezza",
    vintage: 2016,
    quantity: 6,
    type: "Red Wine",
    varietal: "Nebbiolo",
    country: "Italy",
    region: "Piedmont",
    notes: null,
    photoUrl: null,
    ...WINE_ADDITIONS,
    ...values,
  };
}

export const ADDED_LINES = Object.fromEntries(
  LINE_FIELDS.filter((field) => field in WINE_ADDITIONS).map((field) => [field, `A ${field}`]),
);

export function aWine(values: Partial<Wine> = {}): Wine {
  return { ...aBody(), id: id(1), userId: ME, bottleId: id(1001), isArchived: false, ...values };
}

export function aRow(values: Partial<WineRow> = {}): WineRow {
  return { ...aWine(), seq: 1, deleted: false, ...values };
}

export function aCellarWine(values: Partial<CellarWine> = {}): CellarWine {
  return { ...aWine(), waitingSince: undefined, localPhotoId: undefined, added: 1, ...values };
}

export function anEvent(n: number, values: Partial<WineEvent> = {}): WineEvent {
  const body = eventBodySchema.parse({ kind: "drank", day: "2026-05-01" });
  const kept = { id: id(n), wineId: id(1), lotId: null, bottles: -1, isUncounted: false };
  return { ...body, ...NOT_RECORDED, ...kept, ...values };
}

export function anEntry(values: Partial<OutboxEntry> & { change: OutboxEntry["change"] }) {
  const position = values.position ?? 1;
  const wineId = values.change.kind === "noop" ? id(1) : recordIdOf(values.change);
  const base = newEntry(takeOut(1, wineId), { opId: id(5000 + position), now: 0 });
  return { ...base, position, ...values } satisfies OutboxEntry;
}

export function aState(values: Partial<SyncState> = {}): SyncState {
  return { ...newSyncState(id(9000)), epoch: "first", filled: true, ...values };
}

export function takeOut(quantity: number, wineId = id(1)): Change {
  return { kind: "remove-bottles", wineId, quantity };
}

export function putIn(quantity: number, wineId = id(1)): Change {
  return { kind: "add-bottles", wineId, quantity };
}

export function aCreate(wineId = id(1), values: Partial<WineBody> = {}) {
  return { kind: "create" as const, wineId, bottleId: id(1001), body: aBody(values) };
}

export function anEdit(base: Edit["base"], values: Partial<WineBody>): Edit {
  return { kind: "edit", wineId: id(1), body: aBody(values), base };
}

/** A copy of a record without these fields, as an older build wrote it. */
export function without<T extends object>(record: T, ...fields: (keyof T & string)[]): T {
  const older = { ...record };
  for (const field of fields) Reflect.deleteProperty(older, field);
  return older;
}

export function shownAtOnce(): (sources: CellarSources, touched: ChangedWines) => ShownCellar {
  const show = cellarModel();
  return (sources, touched) => {
    const showing = show(sources, touched);
    for (;;) {
      const step = showing.next();
      if (step.done) return step.value;
    }
  };
}
