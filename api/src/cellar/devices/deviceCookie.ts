import { createHmac, timingSafeEqual } from "node:crypto";

/** How long a device is recognised after a sign-in: as long as browsers keep a cookie. */
export const DEVICE_MS = 400 * 24 * 60 * 60 * 1000;

/** Most users per device. The least recent sign-in is forgotten. */
const PEOPLE_MAX = 5;

/** A browser, and the users who have signed in on it. */
export interface KnownDevice {
  readonly id: string;
  /** Ids of the users, the latest first. */
  readonly people: readonly string[];
  /** In ms since 1970. */
  readonly expiresAt: number;
}

/** The device after `userId` signs in on it at `now`. `newId` is for a new device. */
export function rememberPerson(
  device: KnownDevice | undefined,
  userId: string,
  { now, newId }: { readonly now: number; readonly newId: () => string },
): KnownDevice {
  const others = (device?.people ?? []).filter((id) => id !== userId);
  return {
    id: device?.id ?? newId(),
    people: [userId, ...others].slice(0, PEOPLE_MAX),
    expiresAt: now + DEVICE_MS,
  };
}

/** The device as a cookie, signed with `key`. It grants no access. */
export function writeDevice({ id, people, expiresAt }: KnownDevice, key: string): string {
  const text = [id, String(expiresAt), ...people].join(".");
  return `${text}.${signatureOf(text, key).toString("base64url")}`;
}

/** The device in a cookie; `undefined` if it was not signed with `key`, or has expired. */
export function readDevice(cookie: string, key: string, now: number): KnownDevice | undefined {
  const end = cookie.lastIndexOf(".");
  const text = cookie.slice(0, Math.max(0, end));
  const given = Buffer.from(cookie.slice(end + 1), "base64url");
  const right = signatureOf(text, key);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;

  const [id = "", expiry, ...people] = text.split(".");
  const expiresAt = Number(expiry);
  return expiresAt > now ? { id, people, expiresAt } : undefined;
}

function signatureOf(text: string, key: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
