import type { EventRow, PlaceRow, WineRow, WishRow } from "sync-protocol";
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
  "wishes",
  "outbox",
  "attention",
  "photos",
  "missingPhotos",
];

export interface LocalStore {
  readonly state: SyncState | undefined;
  readonly rows: readonly WineRow[];
  readonly places: readonly PlaceRow[];
  readonly events: readonly EventRow[];
  readonly wishes: readonly WishRow[];
  /** Sorted by position. */
  readonly outbox: readonly OutboxEntry[];
  readonly attention: readonly AttentionEntry[];
  readonly photos: readonly KeptPhoto[];
  readonly missingPhotos: readonly MissingPhoto[];
}

/** Opens a second connection to the store. The connection closes when the schema changes. */
export async function openBeside(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const database = await done(factory.open(name));
  database.onversionchange = () => {
    database.close();
  };
  return database;
}

/** Reads the whole store in one transaction, without Dexie and without simulated faults. */
export async function readLocalStore(database: IDBDatabase): Promise<LocalStore> {
  const transaction = database.transaction(TABLES, "readonly");
  const all = <T>(name: string) => done(transaction.objectStore(name).getAll() as IDBRequest<T[]>);
  const [states, rows, places, events, wishes, outbox, attention, photos, missingPhotos] =
    await Promise.all([
      all<SyncState>("state"),
      all<WineRow>("wines"),
      all<PlaceRow>("places"),
      all<EventRow>("events"),
      all<WishRow>("wishes"),
      all<OutboxEntry>("outbox"),
      all<AttentionEntry>("attention"),
      all<KeptPhoto>("photos"),
      all<MissingPhoto>("missingPhotos"),
    ]);
  const records = { rows, places, events, wishes };
  return { state: states[0], ...records, outbox, attention, photos, missingPhotos };
}

/** Replaces the stored state with a state that no build can read [D2: repair]. */
export async function damageState(database: IDBDatabase): Promise<void> {
  const transaction = database.transaction("state", "readwrite");
  await done(transaction.objectStore("state").put({ id: "sync", deviceId: 7 }));
}

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
