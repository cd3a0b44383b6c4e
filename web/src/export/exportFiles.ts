import type { Place, Wine, WineEvent } from "sync-protocol";
import { cellarExport, cellarExportJsonSchema } from "./cellarExport.ts";
import { cellarTrackerTable } from "./cellarTrackerTable.ts";
import { cellarTrackerTables } from "./cellarTrackerTables.ts";
import { csvOf } from "./csv.ts";
import {
  eventsTable,
  type ExportTable,
  lotsTable,
  openedTable,
  placesTable,
  extraFieldsTable,
  winesTable,
} from "./exportTables.ts";

/** A photo as it is exported: the path that wines show, and its bytes. */
export interface ExportedPhoto {
  readonly path: string;
  readonly jpeg: Uint8Array;
}

/** What an export is made of. */
export interface ExportContent {
  readonly wines: readonly Wine[];
  readonly places: readonly Place[];
  readonly events: readonly WineEvent[];
  /** Those that were at hand. */
  readonly photos: readonly ExportedPhoto[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The name of the file that holds everything. */
export const CELLAR_JSON = "wine-cellar.json";

/** Everything of a cellar as the files of a ZIP, by their names. */
export function exportFiles({
  wines,
  places,
  events,
  photos,
  now,
}: ExportContent): Record<string, Uint8Array> {
  const fileOf = ({ path }: ExportedPhoto) => `photos/${path.split("/").at(-1) ?? ""}.jpg`;
  const told = Object.fromEntries(photos.map((photo) => [photo.path, fileOf(photo)]));
  const json = cellarExport(wines, { now, places, events, photos: told });
  return {
    [CELLAR_JSON]: encoded(JSON.stringify(json, null, 2)),
    "wine-cellar.schema.json": encoded(JSON.stringify(cellarExportJsonSchema(), null, 2)),
    "wines.csv": table(winesTable(wines)),
    "lots.csv": table(lotsTable(wines, places)),
    "opened-bottles.csv": table(openedTable(wines)),
    "places.csv": table(placesTable(places)),
    "events.csv": table(eventsTable(events, wines)),
    "extra-fields.csv": table(extraFieldsTable(wines)),
    "cellartracker/Bottles.csv": table(cellarTrackerTable(wines, places)),
    ...Object.fromEntries(
      Object.entries(cellarTrackerTables(wines, places, events)).map(([name, told]) => [
        `cellartracker/${name}.csv`,
        table(told),
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
