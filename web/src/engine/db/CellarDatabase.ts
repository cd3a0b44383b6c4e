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
  type EventRow,
  type PlaceRow,
  type ToldRefusal,
  type WineRow,
} from "sync-protocol";
import type { AttentionEntry, NewEntry, OutboxEntry, SyncState } from "../outbox/outbox.ts";
import { StoreTooOld } from "./CellarUnavailable.ts";
import { importNamer, RENAMINGS } from "./renamedRecord.ts";
import type { StoredRecord } from "./storedShapes.ts";

/**
 * A JPEG that stays on this device until the server's own row shows it (rule F3); bytes, as Safari
 * fails on Blobs.
 */
export interface KeptPhoto {
  readonly id: string;
  /** The wine or the event that it is of. */
  readonly recordId: string;
  /** It is of an event. */
  readonly isOfEvent?: true | undefined;
  readonly jpeg: ArrayBuffer;
  readonly keptAt: number;
  /** Why the server will not have it; its owner decides then. */
  readonly refusal?: ToldRefusal | undefined;
  /** Its place on the server, once it is uploaded and a change points at it. */
  readonly path?: string | undefined;
  /** The photo that it replaces, as far as that is known (rule M3). */
  readonly replaces?: string | null | undefined;
}

/** A photo that a change pointed at, that the server lacks and that is not kept here (rule F4). */
export interface MissingPhoto {
  readonly path: string;
  /** The wine or the event that lacks it. */
  readonly recordId: string;
  readonly isOfEvent?: true | undefined;
  readonly missedAt: number;
  /** The photo that it was to replace, as far as that is known. */
  readonly replaces: string | null | undefined;
  /** It was sought in vain; its owner is told (rule F5). */
  readonly isLost: boolean;
}

/** Half a form, so that closing the app under it loses nothing. */
export interface Draft {
  readonly key: string;
  readonly values: unknown;
}

/** A record that this build cannot read, until its owner has had it as a file and lets it go (D2). */
export interface UnreadableRecord {
  readonly place: number;
  readonly table: string;
  readonly record: unknown;
}

/** The one record of {@link CellarDatabase.state}. */
export interface StateRecord extends SyncState {
  readonly id: "sync";
}

/**
 * Everything of one person on this device. Every write is durable when it resolves: Chromium's
 * default would lose the last seconds in a power cut.
 */
export class CellarDatabase extends Dexie {
  /** The server's rows as last read, deleted ones too; never changed here (rule S1). */
  declare readonly wines: Table<WineRow, string>;
  /** The server's rows of places, in the same way. */
  declare readonly places: Table<PlaceRow, string>;
  /** The server's rows of events, which only a screen of events reads (rule H7). */
  declare readonly events: Table<EventRow, string>;
  declare readonly outbox: Table<OutboxEntry, number, NewEntry>;
  declare readonly attention: Table<AttentionEntry, string>;
  declare readonly photos: Table<KeptPhoto, string>;
  declare readonly missingPhotos: Table<MissingPhoto, string>;
  declare readonly state: Table<StateRecord, string>;
  declare readonly drafts: Table<Draft, string>;
  declare readonly unreadable: Table<UnreadableRecord, number, Omit<UnreadableRecord, "place">>;
  readonly userId: string;
  /** Where the browser keeps it. */
  readonly factory: IDBFactory = Dexie.dependencies.indexedDB;

  constructor(userId: string) {
    super(cellarName(userId), { chromeTransactionDurability: "strict" });
    this.userId = userId;
    this.use(endWithTransaction);
    this.declareTables();
    this.wines.hook("reading", (row?: WineRow) => row && completedWineRow(row));
    this.places.hook("reading", (row?: PlaceRow) => row && completedPlaceRow(row));
    this.events.hook("reading", (row?: EventRow) => row && completedEventRow(row));
  }

  /**
   * Says which tables there are, of a closed database. Dexie, when it patches a store of a higher
   * version, takes that store's keys for its own until they are declared again.
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
        outbox: "++position, opNo, recordId",
        attention: "opId, recordId",
        photos: "id, [recordId+id], refusal.code, [recordId+path+id]",
        missingPhotos: "path, recordId",
      })
      .upgrade(renameFields);
  }
}

/** Ends the opening of a store that a build before version 8 wrote: it stays as it is. */
function refuseOlder(): never {
  throw new StoreTooOld();
}

/** Gives the records of version 8 today's names. */
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

/** The name of a person's database. */
export function cellarName(userId: string): string {
  return `cellar-${userId}`;
}

/** The database of a person, not yet open; two of one person share what they hold. */
export function openCellarDatabase(userId: string): CellarDatabase {
  return new CellarDatabase(userId);
}

/**
 * Makes a write fail as soon as its transaction is aborted. At the quota Chromium aborts the
 * transaction and may never settle the request, on which Dexie would wait forever, and with it
 * what holds a lock meanwhile.
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
  if (!isHeard(transaction)) return request;
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

/** Dexie's type of a transaction hides that it is the browser's own. */
function isHeard(
  transaction: DBCoreTransaction,
): transaction is DBCoreTransaction &
  Pick<EventTarget, "addEventListener" | "removeEventListener"> {
  return "addEventListener" in transaction;
}
