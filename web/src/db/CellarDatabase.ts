import { Dexie, type Table, type Transaction } from "dexie";
import {
  completedEventRow,
  completedPlaceRow,
  completedWineRow,
  type EventRow,
  type PlaceRow,
  type ToldRefusal,
  type WineRow,
} from "sync-protocol";
import type { AttentionEntry, NewEntry, OutboxEntry, SyncState } from "../rules/outbox/outbox.ts";
import { endWithTransaction } from "./endWithTransaction.ts";

/**
 * A JPEG that stays on this device until the server's own row shows it (rule F3); bytes, as Safari
 * fails on Blobs.
 */
export interface KeptPhoto {
  readonly id: string;
  /** The wine or the event that it is of: stores were laid out when wines alone had photos. */
  readonly wineId: string;
  /** It is of an event. */
  readonly isOfEvent?: true | undefined;
  readonly jpeg: ArrayBuffer;
  readonly keptAt: number;
  /** Why the server will not have it; its owner decides then. */
  readonly refusal?: ToldRefusal | undefined;
  /** Its place on the server, once it is uploaded and a change points at it. */
  readonly path?: string | undefined;
  /** What was shown in its place when this photo was taken, as far as that is known (rule M3). */
  readonly over?: string | null | undefined;
}

/** A photo that a change pointed at, that the server lacks and that is not kept here (rule F4). */
export interface MissingPhoto {
  readonly path: string;
  /** The wine or the event that lacks it. */
  readonly wineId: string;
  readonly isOfEvent?: true | undefined;
  readonly missedAt: number;
  /** What is shown in its place, as far as that is known. */
  readonly over: string | null | undefined;
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
  /** The server's rows of events, which nothing reads but whoever looks at them (rule H7). */
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
    this.version(1).stores({
      wines: "id",
      outbox: "++position, opNo, wineId",
      attention: "opId, wineId",
      photos: "id, [wineId+id]",
      state: "id",
      drafts: "key",
    });
    this.version(2).stores({ photos: "id, [wineId+id], refusal.status" });
    this.version(3).stores({ wines: "id, seq" });
    this.version(4).stores({
      photos: "id, [wineId+id], refusal.status, [wineId+path+id]",
      missingPhotos: "path, wineId",
    });
    this.version(5).stores({ unreadable: "++place" }).upgrade(markCarriedOver);
    // Builds before this one stored a status beside the code.
    this.version(6).stores({ photos: "id, [wineId+id], refusal.code, [wineId+path+id]" });
    this.version(7).stores({ places: "id, seq" }).upgrade(readAnew);
    this.version(8).stores({ events: "id, seq, wineId" });
  }
}

/** What an older build renumbered for a history of which nothing was read yet (rule E3). */
async function markCarriedOver(upgrade: Transaction): Promise<void> {
  const isUnread = ({ cursor }: SyncState) => cursor === 0;
  if ((await upgrade.table("state").filter(isUnread).count()) === 0) return;
  await upgrade.table("outbox").where("opNo").above(0).modify({ carriedOver: true });
}

/**
 * Of what an older build did not know, rows may lie behind its cursor: all are read anew, and those
 * that are here stay in view meanwhile (rule V6).
 */
async function readAnew(upgrade: Transaction): Promise<void> {
  const states = upgrade.table<StateRecord>("state");
  const known = await states.get("sync");
  if (!known || known.cursor === 0) return;
  await states.put({ ...known, cursor: 0, rowsEpoch: known.epoch ?? undefined });
}

/** The name of a person's database. */
export function cellarName(userId: string): string {
  return `cellar-${userId}`;
}

/** The database of a person, not yet open; two of one person share what they hold. */
export function openCellarDatabase(userId: string): CellarDatabase {
  return new CellarDatabase(userId);
}
