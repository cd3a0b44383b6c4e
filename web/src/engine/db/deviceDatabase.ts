import { Dexie, type Table } from "dexie";
import type { User } from "sync-protocol";

/** Who is signed in on this device; read by page and worker before any server is asked. */
export interface SessionRecord {
  readonly user: User;
  /** The server said 401: sync pauses, everything local still works (rule V4). */
  readonly mustSignIn: boolean;
}

type DeviceRecord =
  | ({ readonly id: "session" } & SessionRecord)
  | { readonly id: "logout-owed" }
  | { readonly id: "leaving"; readonly userId: string };

// On localhost Dexie asks for a stack trace with each operation.
Dexie.debug = false;

class DeviceDatabase extends Dexie {
  declare readonly device: Table<DeviceRecord, DeviceRecord["id"]>;

  constructor() {
    super("wine-cellar", { chromeTransactionDurability: "strict" });
    this.version(1).stores({ device: "id" });
  }
}

const database = new DeviceDatabase();

/** What a start of the app needs to know of this device, in one read. */
export interface DeviceAtStart {
  readonly session: SessionRecord | undefined;
  /** The server has yet to be told that a session has ended. */
  readonly isLogoutOwed: boolean;
  /** Whose traces have yet to be removed. */
  readonly leaving: string | undefined;
}

export async function readDevice(): Promise<DeviceAtStart> {
  const records = await database.device.toArray();
  const found: { -readonly [Key in keyof DeviceAtStart]: DeviceAtStart[Key] } = {
    session: undefined,
    isLogoutOwed: false,
    leaving: undefined,
  };
  for (const record of records) {
    if (record.id === "session") found.session = record;
    else if (record.id === "leaving") found.leaving = record.userId;
    else found.isLogoutOwed = true;
  }
  return found;
}

/** The person of this device; `undefined` when nobody is signed in. */
export async function readSession(): Promise<SessionRecord | undefined> {
  const record = await database.device.get("session");
  if (record?.id !== "session") return undefined;
  return { user: record.user, mustSignIn: record.mustSignIn };
}

/** Remembers who signed in; a logout still owed for the session before is moot then. */
export async function writeSession(session: SessionRecord): Promise<void> {
  await database.transaction("rw", database.device, async () => {
    await database.device.put({ id: "session", ...session });
    await database.device.delete("logout-owed");
  });
}

/** Remembers that this person must sign in again; `false` where they have signed out meanwhile. */
export async function writeMustSignIn(userId: string): Promise<boolean> {
  return database.transaction("rw", database.device, async () => {
    const record = await database.device.get("session");
    if (record?.id !== "session" || record.user.id !== userId) return false;
    await database.device.put({ ...record, mustSignIn: true });
    return true;
  });
}

/**
 * Forgets who was signed in and remembers what is owed: the server has yet to be told, and the
 * person's traces have yet to be removed, even should the app end before that.
 */
export async function beginSignOut(userId: string | undefined): Promise<void> {
  await database.transaction("rw", database.device, async () => {
    await database.device.delete("session");
    await database.device.put({ id: "logout-owed" });
    if (userId !== undefined) await database.device.put({ id: "leaving", userId });
  });
}

/** Whose traces have yet to be removed from this device. */
export async function whoIsLeaving(): Promise<string | undefined> {
  const record = await database.device.get("leaving");
  return record?.id === "leaving" ? record.userId : undefined;
}

/** Notes that every trace of the person who left is removed. */
export async function forgetLeaving(): Promise<void> {
  await database.device.delete("leaving");
}

/** Whether the server has yet to be told that the session has ended. */
export async function isLogoutOwed(): Promise<boolean> {
  return (await database.device.get("logout-owed")) !== undefined;
}

/** Notes that the server has been told that the session has ended. */
export async function forgetOwedLogout(): Promise<void> {
  await database.device.delete("logout-owed");
}
