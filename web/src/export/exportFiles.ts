import {
  type CellarExport,
  cellarExportSchema,
  EXPORT_FORMAT,
  type Place,
  type Wine,
  type WineEvent,
  wineOf,
  type Wish,
} from "sync-protocol";
import { cellarTrackerTable } from "./cellarTrackerTable.ts";
import { cellarTrackerTables } from "./cellarTrackerTables.ts";
import { csvOf } from "./csv.ts";
import {
  eventsTable,
  type ExportTable,
  extraFieldsTable,
  lotsTable,
  openedTable,
  placesTable,
  valuationsTable,
  winesTable,
} from "./exportTables.ts";
import * as z from "zod/mini";

export interface ExportedPhoto {
  readonly path: string;
  readonly jpeg: Uint8Array;
}

export interface ExportContent {
  readonly cellar?: string | undefined;
  readonly wines: readonly Wine[];
  readonly places: readonly Place[];
  readonly events: readonly WineEvent[];
  readonly wishes?: readonly Wish[];
  readonly photos: readonly ExportedPhoto[];
  /** Time of the export, in ms since 1970. */
  readonly now: number;
}

export const CELLAR_JSON = "wine-cellar.json";

export function exportFiles({
  cellar,
  wines,
  places,
  events,
  wishes = [],
  photos,
  now,
}: ExportContent): Record<string, Uint8Array> {
  const fileOf = ({ path }: ExportedPhoto) => `photos/${path.split("/").at(-1) ?? ""}.jpg`;
  const photoFiles = Object.fromEntries(photos.map((photo) => [photo.path, fileOf(photo)]));
  const json = cellarExport(wines, {
    cellar,
    now,
    places,
    events,
    wishes,
    photos: photoFiles,
  });
  return {
    [CELLAR_JSON]: encoded(JSON.stringify(json, null, 2)),
    "wine-cellar.schema.json": encoded(JSON.stringify(cellarExportJsonSchema(), null, 2)),
    "wines.csv": table(winesTable(wines)),
    "lots.csv": table(lotsTable(wines, places)),
    "opened-bottles.csv": table(openedTable(wines)),
    "valuations.csv": table(valuationsTable(wines)),
    "places.csv": table(placesTable(places)),
    "events.csv": table(eventsTable(events, wines)),
    "extra-fields.csv": table(extraFieldsTable(wines)),
    "cellartracker/Bottles.csv": table(cellarTrackerTable(wines, places)),
    ...Object.fromEntries(
      Object.entries(cellarTrackerTables(wines, places, events)).map(([name, rows]) => [
        `cellartracker/${name}.csv`,
        table(rows),
      ]),
    ),
    ...Object.fromEntries(photos.map((photo) => [fileOf(photo), photo.jpeg])),
  };
}

function table({ header, rows }: ExportTable): Uint8Array {
  return encoded(csvOf(header, rows));
}

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

interface ExportExtras {
  readonly cellar: string | undefined;
  readonly now: number;
  readonly places: readonly Place[];
  readonly events: readonly WineEvent[];
  readonly wishes: readonly Wish[];
  /**
   * Name of each photo's file in the export, by the path that the wine or event has for the photo.
   */
  readonly photos: Readonly<Record<string, string>>;
}

function cellarExport(
  wines: readonly Wine[],
  { cellar, now, photos, places, events, wishes }: ExportExtras,
): CellarExport {
  return {
    ...EXPORT_FORMAT,
    exportedAt: new Date(now).toISOString(),
    ...(cellar !== undefined && { cellar }),
    wines: wines.map((wine) => wineOf(wine)),
    places: [...places],
    events: [...events],
    wishes: [...wishes],
    photos,
  };
}

function cellarExportJsonSchema(): unknown {
  return z.toJSONSchema(cellarExportSchema, { io: "input", unrepresentable: "any" });
}
