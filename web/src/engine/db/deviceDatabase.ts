import { Dexie, type Table } from "dexie";
import type { EndReason, ListedCellar, NewCellar, User } from "sync-protocol";

/** Who is signed in on this device; page and worker read it before asking the server. */
export interface SessionRecord {
  readonly user: User;
  /** The server answered 401: sync pauses, local use continues [V4: signed out]. */
  readonly mustSignIn: boolean;
  /** The cellar that opens at the next start; absent for the personal one. */
  readonly cellarId?: string | undefined;
}

/** A cellar that the user can no longer read, with changes that were never sent. */
export interface LostCellar {
  readonly id: string;
  readonly name: string;
  readonly unsent: number;
  /** Why, if the server said so. */
  readonly reason?: EndReason | undefined;
}

/** The cellars of a user, as this device knows them. */
export interface CellarsRecord {
  readonly userId: string;
  /** As the server listed them last; empty before its first answer. */
  readonly listed: readonly ListedCellar[];
  readonly lost: readonly LostCellar[];
  /** Cellars that were made offline and that the server does not have yet. */
  readonly made?: readonly NewCellar[] | undefined;
}

type DeviceRecord =
  | ({ readonly id: "session" } & SessionRecord)
  | ({ readonly id: "cellars" } & CellarsRecord)
  | { readonly id: "logout-owed" }
  | { readonly id: "leaving"; readonly userId: string };

// On localhost Dexie would record a stack trace with each operation.
Dexie.debug = false;

class DeviceDatabase extends Dexie {
  declare readonly device: Table<DeviceRecord, DeviceRecord["id"]>;

  constructor() {
    super("wine-cellar", { chromeTransactionDurability: "strict" });
    this.version(1).stores({ device: "id" });
  }
}

const database = new DeviceDatabase();

/** Device facts that the app needs at start, in one read. */
export interface DeviceAtStart {
  readonly session: SessionRecord | undefined;
  readonly cellars: CellarsRecord | undefined;
  /** The server does not know yet that the session has ended. */
  readonly isLogoutOwed: boolean;
  /** Id of the user whose data is still to be deleted. */
  readonly leaving: string | undefined;
}

export async function readDevice(): Promise<DeviceAtStart> {
  const records = await database.device.toArray();
  const found: { -readonly [Key in keyof DeviceAtStart]: DeviceAtStart[Key] } = {
    session: undefined,
    cellars: undefined,
    isLogoutOwed: false,
    leaving: undefined,
  };
  for (const record of records) {
    if (record.id === "session") found.session = record;
    else if (record.id === "cellars") found.cellars = record;
    else if (record.id === "leaving") found.leaving = record.userId;
    else found.isLogoutOwed = true;
  }
  return found;
}

/** The signed-in user of this device; `undefined` when nobody is. */
export async function readSession(): Promise<SessionRecord | undefined> {
  const record = await database.device.get("session");
  if (record?.id !== "session") return undefined;
  return { user: record.user, mustSignIn: record.mustSignIn, cellarId: record.cellarId };
}

/** The cellars of the signed-in user, as this device knows them. */
export async function readCellars(): Promise<CellarsRecord | undefined> {
  const record = await database.device.get("cellars");
  return record?.id === "cellars" ? record : undefined;
}

/** Changes the known cellars of a user; `undefined` if they have signed out meanwhile. */
export async function changeCellars(
  userId: string,
  change: (before: CellarsRecord) => CellarsRecord,
): Promise<CellarsRecord | undefined> {
  return database.transaction("rw", database.device, async () => {
    const session = await database.device.get("session");
    if (session?.id !== "session" || session.user.id !== userId) return undefined;
    const record = await readCellars();
    const isOwn = record?.userId === userId;
    const changed = change(isOwn ? record : { userId, listed: [], lost: [] });
    await database.device.put({ id: "cellars", ...changed });
    return changed;
  });
}

/** Notes which cellar opens at the next start. */
export async function writeOpenCellar(userId: string, cellarId: string | undefined): Promise<void> {
  await database.transaction("rw", database.device, async () => {
    const record = await database.device.get("session");
    if (record?.id !== "session" || record.user.id !== userId) return;
    await database.device.put({ ...record, cellarId });
  });
}

/** Remembers who signed in; cancels an unsent logout of the previous session. */
export async function writeSession(session: SessionRecord): Promise<void> {
  await database.transaction("rw", database.device, async () => {
    await database.device.put({ id: "session", ...session });
    await database.device.delete("logout-owed");
  });
}

/** Notes that this user must sign in again; `false` if they have signed out meanwhile. */
export async function writeMustSignIn(userId: string): Promise<boolean> {
  return database.transaction("rw", database.device, async () => {
    const record = await database.device.get("session");
    if (record?.id !== "session" || record.user.id !== userId) return false;
    await database.device.put({ ...record, mustSignIn: true });
    return true;
  });
}

/**
 * Forgets the signed-in user and notes what is left to do, even if the app closes before: send the
 * logout and delete the user's data.
 */
export async function beginSignOut(userId: string | undefined): Promise<void> {
  await database.transaction("rw", database.device, async () => {
    await database.device.bulkDelete(["session", "cellars"]);
    await database.device.put({ id: "logout-owed" });
    if (userId !== undefined) await database.device.put({ id: "leaving", userId });
  });
}

/** Id of the user whose data is still to be deleted from this device. */
export async function whoIsLeaving(): Promise<string | undefined> {
  const record = await database.device.get("leaving");
  return record?.id === "leaving" ? record.userId : undefined;
}

/** Notes that all data of the signed-out user is deleted. */
export async function forgetLeaving(): Promise<void> {
  await database.device.delete("leaving");
}

/** Whether the logout has still to be sent to the server. */
export async function isLogoutOwed(): Promise<boolean> {
  return (await database.device.get("logout-owed")) !== undefined;
}

/** Notes that the logout was sent to the server. */
export async function forgetOwedLogout(): Promise<void> {
  await database.device.delete("logout-owed");
}
