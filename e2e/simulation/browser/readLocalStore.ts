import type { EventRow, PlaceRow, WineRow } from "sync-protocol";
import type { KeptPhoto, MissingPhoto } from "../../../web/src/engine/db/CellarDatabase.ts";
import type { ReadableRows } from "../../../web/src/engine/db/queries/rowCache.ts";
import type {
  AttentionEntry,
  OutboxEntry,
  SyncState,
} from "../../../web/src/engine/outbox/outbox.ts";

const TABLES = [
  "state",
  "wines",
  "places",
  "events",
  "outbox",
  "attention",
  "photos",
  "missingPhotos",
];

/** Everything that a browser holds of a cellar, in one moment. */
export interface LocalStore {
  readonly state: SyncState | undefined;
  readonly rows: readonly WineRow[];
  readonly places: readonly PlaceRow[];
  readonly events: readonly EventRow[];
  /** In the order of their positions. */
  readonly outbox: readonly OutboxEntry[];
  readonly attention: readonly AttentionEntry[];
  readonly photos: readonly KeptPhoto[];
  readonly missingPhotos: readonly MissingPhoto[];
}

/** Opens a connection beside those of the pages, which yields to schema changes of the store. */
export async function openBeside(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const database = await done(factory.open(name));
  database.onversionchange = () => {
    database.close();
  };
  return database;
}

/** Reads the whole local store in one transaction, past Dexie and past all mishaps. */
export async function readLocalStore(database: IDBDatabase): Promise<LocalStore> {
  const transaction = database.transaction(TABLES, "readonly");
  const all = <T>(name: string) => done(transaction.objectStore(name).getAll() as IDBRequest<T[]>);
  const [states, rows, places, events, outbox, attention, photos, missingPhotos] =
    await Promise.all([
      all<SyncState>("state"),
      all<WineRow>("wines"),
      all<PlaceRow>("places"),
      all<EventRow>("events"),
      all<OutboxEntry>("outbox"),
      all<AttentionEntry>("attention"),
      all<KeptPhoto>("photos"),
      all<MissingPhoto>("missingPhotos"),
    ]);
  return { state: states[0], rows, places, events, outbox, attention, photos, missingPhotos };
}

/** Puts a state in the store's place that no build can read (rule D2). */
export async function damageState(database: IDBDatabase): Promise<void> {
  const transaction = database.transaction("state", "readwrite");
  await done(transaction.objectStore("state").put({ id: "sync", deviceId: 7 }));
}

/** Rows that were read, as the table from which a page would read them. */
export function asTable(rows: readonly WineRow[]): ReadableRows {
  return {
    toArray: () => Promise.resolve([...rows]),
    where: () => ({
      above: (seq) => ({ toArray: () => Promise.resolve(rows.filter((row) => row.seq > seq)) }),
    }),
  };
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(new Error("The local store cannot be read", { cause: request.error }));
    };
  });
}
