import { Dexie, type Table } from "dexie";
import type { EndReason, ListedCellar, NewCellar, User } from "sync-protocol";

export interface SessionRecord {
  readonly user: User;
  /**
   * Whether the user must sign in again, because the server answered 401. Sync pauses; local use
   * continues [V4: signed out].
   */
  readonly mustSignIn: boolean;
  /** Id of the cellar to open when the app starts; absent for the personal cellar. */
  readonly cellarId?: string | undefined;
}

export interface LostCellar {
  readonly id: string;
  readonly name: string;
  readonly unsent: number;
  readonly reason?: EndReason | undefined;
}

export interface CellarsRecord {
  readonly userId: string;
  readonly listed: readonly ListedCellar[];
  readonly lost: readonly LostCellar[];
  /** Cellars created offline that the server does not have yet. */
  readonly made?: readonly NewCellar[] | undefined;
}

type DeviceRecord =
  | ({ readonly id: "session" } & SessionRecord)
  | ({ readonly id: "cellars" } & CellarsRecord)
  | { readonly id: "logout-owed" }
  | { readonly id: "leaving"; readonly userId: string };

// Without this, Dexie on localhost would record a stack trace for each operation.
Dexie.debug = false;

class DeviceDatabase extends Dexie {
  declare readonly device: Table<DeviceRecord, DeviceRecord["id"]>;

  constructor() {
    super("wine-cellar", { chromeTransactionDurability: "strict" });
    this.version(1).stores({ device: "id" });
  }
}

const database = new DeviceDatabase();

export interface DeviceAtStart {
  readonly session: SessionRecord | undefined;
  readonly cellars: CellarsRecord | undefined;
  readonly isLogoutOwed: boolean;
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

export async function readSession(): Promise<SessionRecord | undefined> {
  const record = await database.device.get("session");
  if (record?.id !== "session") return undefined;
  return { user: record.user, mustSignIn: record.mustSignIn, cellarId: record.cellarId };
}

export async function readCellars(): Promise<CellarsRecord | undefined> {
  const record = await database.device.get("cellars");
  return record?.id === "cellars" ? record : undefined;
}

/**
 * Changes the stored list of cellars. Does nothing and returns `undefined` if the user has signed
 * out in the meantime.
 */
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

export async function writeOpenCellar(userId: string, cellarId: string | undefined): Promise<void> {
  await database.transaction("rw", database.device, async () => {
    const record = await database.device.get("session");
    if (record?.id !== "session" || record.user.id !== userId) return;
    await database.device.put({ ...record, cellarId });
  });
}

/**
 * Stores the session of a signed-in user. Cancels the logout of a previous session if it is still
 * unsent.
 */
export async function writeSession(session: SessionRecord): Promise<void> {
  await database.transaction("rw", database.device, async () => {
    await database.device.put({ id: "session", ...session });
    await database.device.delete("logout-owed");
  });
}

/**
 * Stores that the user must sign in again. Returns `false` if the user has signed out in the
 * meantime.
 */
export async function writeMustSignIn(userId: string): Promise<boolean> {
  return database.transaction("rw", database.device, async () => {
    const record = await database.device.get("session");
    if (record?.id !== "session" || record.user.id !== userId) return false;
    await database.device.put({ ...record, mustSignIn: true });
    return true;
  });
}

/**
 * Deletes the session from this device. Stores the remaining tasks, so that they are not lost if
 * the app is closed: to send the logout and to delete the user's data.
 */
export async function beginSignOut(userId: string | undefined): Promise<void> {
  await database.transaction("rw", database.device, async () => {
    await database.device.bulkDelete(["session", "cellars"]);
    await database.device.put({ id: "logout-owed" });
    if (userId !== undefined) await database.device.put({ id: "leaving", userId });
  });
}

/** Id of the user whose data must still be deleted from this device. */
export async function readLeavingUserId(): Promise<string | undefined> {
  const record = await database.device.get("leaving");
  return record?.id === "leaving" ? record.userId : undefined;
}

export async function forgetLeaving(): Promise<void> {
  await database.device.delete("leaving");
}

export async function isLogoutOwed(): Promise<boolean> {
  return (await database.device.get("logout-owed")) !== undefined;
}

export async function forgetOwedLogout(): Promise<void> {
  await database.device.delete("logout-owed");
}
