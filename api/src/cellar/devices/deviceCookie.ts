import { createHmac, timingSafeEqual } from "node:crypto";

/** How long a device is recognised after a sign-in. Browsers keep a cookie for at most 400 days. */
export const DEVICE_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * Maximum number of users that a device remembers. Above this number, the user with the oldest
 * sign-in is dropped.
 */
const PEOPLE_MAX = 5;

export interface KnownDevice {
  readonly id: string;
  /** User ids, the latest sign-in first. */
  readonly people: readonly string[];
  /** Ms since 1970. */
  readonly expiresAt: number;
}

/**
 * Records on the device that the user `userId` signed in at `now`. A new device gets the id from
 * `newId`.
 */
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

/** Returns the signed value of the device cookie. The cookie grants no access. */
export function writeDevice({ id, people, expiresAt }: KnownDevice, key: string): string {
  const text = [id, String(expiresAt), ...people].join(".");
  return `${text}.${signatureOf(text, key).toString("base64url")}`;
}

/** `undefined` if the signature is wrong or the cookie has expired. */
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
