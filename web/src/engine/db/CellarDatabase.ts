import {
  type DBCore,
  type DBCoreTransaction,
  Dexie,
  type Middleware,
  type Table,
  type Transaction,
} from "dexie";
import {
  completedEventRow,
  completedPlaceRow,
  completedWineRow,
  completedWishRow,
  type EventRow,
  type PlaceRow,
  type ChangeRefusalBody,
  type WineRow,
  type WishRow,
} from "sync-protocol";
import type { AttentionEntry, NewEntry, OutboxEntry, SyncState } from "../outbox/outbox.ts";
import { StoreTooOld } from "./CellarUnavailable.ts";
import { importNamer, RENAMINGS } from "./renamedRecord.ts";
import { ownerOf } from "./storeId.ts";
import type { StoredRecord } from "./storedShapes.ts";

/**
 * A JPEG kept on this device until the server's row shows it [F3: local photos]. Stored as bytes,
 * because Safari fails to store Blobs.
 */
export interface KeptPhoto {
  readonly id: string;
  readonly recordId: string;
  readonly isOfEvent?: true | undefined;
  readonly jpeg: ArrayBuffer;
  readonly keptAt: number;
  readonly refusal?: ChangeRefusalBody | undefined;
  /** Path on the server, once the photo is uploaded and a change refers to it. */
  readonly path?: string | undefined;
  /** Path of the photo that the new photo replaces, if known [M3: conflicts]. */
  readonly replaces?: string | null | undefined;
}

/**
 * A photo that a change refers to and the server lacks. Its bytes are not kept on this device [F4:
 * upload again].
 */
export interface MissingPhoto {
  readonly path: string;
  readonly recordId: string;
  readonly isOfEvent?: true | undefined;
  readonly missedAt: number;
  readonly replaces: string | null | undefined;
  /**
   * Whether neither the device nor its photo cache has the photo. The user is then informed [F5:
   * lost photo].
   */
  readonly isLost: boolean;
}

export interface Draft {
  readonly key: string;
  readonly values: unknown;
}

/**
 * A record that this build cannot read. The record stays until the user has exported and dismissed
 * it [D2: repair].
 */
export interface UnreadableRecord {
  readonly place: number;
  readonly table: string;
  readonly record: unknown;
}

export interface StateRecord extends SyncState {
  readonly id: "sync";
}

/**
 * The local database of one cellar of one account. A write waits until it is durable, because by
 * default Chromium could lose the last seconds in a power cut.
 */
export class CellarDatabase extends Dexie {
  /**
   * The server's rows as last read, including removed ones. Pending changes never alter these rows
   * [S1: view].
   */
  declare readonly wines: Table<WineRow, string>;
  declare readonly places: Table<PlaceRow, string>;
  /** The server's rows of events. Only screens with events read them [H7: event pages]. */
  declare readonly events: Table<EventRow, string>;
  declare readonly wishes: Table<WishRow, string>;
  declare readonly outbox: Table<OutboxEntry, number, NewEntry>;
  declare readonly attention: Table<AttentionEntry, string>;
  declare readonly photos: Table<KeptPhoto, string>;
  declare readonly missingPhotos: Table<MissingPhoto, string>;
  declare readonly state: Table<StateRecord, string>;
  declare readonly drafts: Table<Draft, string>;
  declare readonly unreadable: Table<UnreadableRecord, number, Omit<UnreadableRecord, "place">>;
  readonly storeId: string;
  readonly userId: string;
  /** The cellar's rows have this id as their `userId`. */
  readonly cellarId: string;
  readonly factory: IDBFactory = Dexie.dependencies.indexedDB;

  constructor(storeId: string) {
    super(cellarName(storeId), { chromeTransactionDurability: "strict" });
    const { userId, cellarId } = ownerOf(storeId);
    this.storeId = storeId;
    this.userId = userId;
    this.cellarId = cellarId;
    this.use(endWithTransaction);
    this.declareTables();
    this.wines.hook("reading", (row?: WineRow) => row && completedWineRow(row));
    this.places.hook("reading", (row?: PlaceRow) => row && completedPlaceRow(row));
    this.events.hook("reading", (row?: EventRow) => row && completedEventRow(row));
    this.wishes.hook("reading", (row?: WishRow) => row && completedWishRow(row));
  }

  /**
   * Declares the tables of a closed database. If Dexie opens a store of a higher version, it uses
   * that store's keys until the tables are declared again.
   */
  declareTables(): void {
    this.version(8)
      .stores({
        wines: "id, seq",
        places: "id, seq",
        events: "id, seq, wineId",
        outbox: "++position, opNo, wineId",
        attention: "opId, wineId",
        photos: "id, [wineId+id], refusal.code, [wineId+path+id]",
        missingPhotos: "path, wineId",
        state: "id",
        drafts: "key",
        unreadable: "++place",
      })
      .upgrade(refuseOlder);
    this.version(9)
      .stores({
        events: "id, seq, wineId, [day+seq]",
        wishes: "id, seq",
        outbox: "++position, opNo, recordId",
        attention: "opId, recordId",
        photos: "id, [recordId+id], refusal.code, [recordId+path+id]",
        missingPhotos: "path, recordId",
      })
      .upgrade(renameFields);
  }
}

function refuseOlder(): never {
  throw new StoreTooOld();
}

async function renameFields(upgrade: Transaction): Promise<void> {
  for (const [name, renamed] of Object.entries(RENAMINGS)) {
    const table = upgrade.table<StoredRecord>(name);
    const records = await table.toCollection().raw().toArray();
    await table.clear();
    await table.bulkPut(records.map(renamed));
  }
  const drafts = await upgrade.table<StoredRecord>("drafts").toCollection().raw().toArray();
  await upgrade.table<StoredRecord>("outbox").toCollection().modify(importNamer(drafts));
}

export function cellarName(storeId: string): string {
  return `cellar-${storeId}`;
}

/** Does not open the store. Two handles of one store share its data. */
export function openCellarDatabase(storeId: string): CellarDatabase {
  return new CellarDatabase(storeId);
}

/**
 * Makes a write fail as soon as its transaction aborts. If storage is full, Chromium aborts the
 * transaction but may never settle the request. Dexie, and all code that waits for Dexie's lock,
 * would then wait forever.
 */
const endWithTransaction: Middleware<DBCore> = {
  stack: "dbcore",
  name: "endWithTransaction",
  create: (down) => ({
    ...down,
    table: (name) => {
      const table = down.table(name);
      return { ...table, mutate: (request) => endingWith(request.trans, table.mutate(request)) };
    },
  }),
};

function endingWith<T>(transaction: DBCoreTransaction, request: Promise<T>): Promise<T> {
  if (!emitsEvents(transaction)) return request;
  return new Dexie.Promise<T>((resolve, reject) => {
    const fail = () => {
      reject(new Dexie.AbortError("The transaction was aborted"));
    };
    transaction.addEventListener("abort", fail);
    request.then(resolve, reject).finally(() => {
      transaction.removeEventListener("abort", fail);
    });
  });
}

function emitsEvents(
  transaction: DBCoreTransaction,
): transaction is DBCoreTransaction &
  Pick<EventTarget, "addEventListener" | "removeEventListener"> {
  return "addEventListener" in transaction;
}
