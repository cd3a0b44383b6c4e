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
 * A photo, as JPEG, that this device keeps until the server's row of its wine or event shows it
 * [F3: local photos]. The bytes are stored, because Safari fails to store Blobs.
 */
export interface KeptPhoto {
  readonly id: string;
  readonly recordId: string;
  readonly isOfEvent?: true | undefined;
  readonly jpeg: ArrayBuffer;
  readonly keptAt: number;
  readonly refusal?: ChangeRefusalBody | undefined;
  /** The photo's path on the server. Set once the photo is uploaded and a change refers to it. */
  readonly path?: string | undefined;
  /** Path of the photo that this photo replaces; `undefined` if unknown [M3: conflicts]. */
  readonly replaces?: string | null | undefined;
}

/**
 * A photo that the server lacks although a change refers to it, and whose bytes are not kept in
 * this store either [F4: upload again].
 */
export interface MissingPhoto {
  readonly path: string;
  readonly recordId: string;
  readonly isOfEvent?: true | undefined;
  readonly missedAt: number;
  readonly replaces: string | null | undefined;
  /**
   * Whether the photo is lost, because this device's photo cache lacks it too. The user is then
   * informed [F5: lost photo].
   */
  readonly isLost: boolean;
}

export interface Draft {
  readonly key: string;
  readonly values: unknown;
}

/**
 * A record that this build cannot read. It stays stored until the user has exported and dismissed
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
 * The local database of one cellar for one account. A write resolves only when it is durable; by
 * Chromium's default, a power cut could lose the last seconds.
 */
export class CellarDatabase extends Dexie {
  /**
   * The server's rows as last read, including removed ones. Pending changes never alter these rows
   * [S1: view].
   */
  declare readonly wines: Table<WineRow, string>;
  declare readonly places: Table<PlaceRow, string>;
  /**
   * The server's rows of events. They are read only for screens that show events [H7: event pages].
   */
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
  /** The cellar's id, which its rows contain as `userId`. */
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
   * Declares the tables of a closed database. Call it again after Dexie has opened a store of a
   * higher version, whose keys Dexie would otherwise keep using.
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

/**
 * Creates a handle of a local store, without opening it. All handles of one store share its data.
 */
export function openCellarDatabase(storeId: string): CellarDatabase {
  return new CellarDatabase(storeId);
}

/**
 * Dexie middleware that makes a write fail as soon as its transaction aborts. If storage is full,
 * Chromium aborts the transaction but may never settle the write's request. Dexie, and all code
 * that waits for Dexie's lock, would then wait forever.
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
