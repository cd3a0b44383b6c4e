import * as z from "zod/mini";
import { errorText } from "../records/text.ts";

export const NOTIFICATION_KINDS = ["windows", "orders", "open-bottles", "sharing"] as const;

/** Longest address of a push service, in characters. */
const ENDPOINT_MAX = 1_000;

const kindsSchema = z
  .array(z.enum(NOTIFICATION_KINDS, "Choose windows, orders, open-bottles or sharing"))
  .check(
    z.minLength(1, errorText(/*i18n*/ "Choose at least one kind")),
    z.maxLength(NOTIFICATION_KINDS.length),
  );

const hourSchema = z
  .int("An hour is a whole number")
  .check(z.minimum(0, "An hour is from 0 to 23"), z.maximum(23, "An hour is from 0 to 23"));

const timeZoneSchema = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, "A time zone is written like Europe/Berlin"));

/** A device's notification settings. */
const choicesSchema = z.object({
  kinds: kindsSchema,
  /** Whether messages contain names of wines and cellars, instead of only numbers. */
  showsNames: z.boolean(),
  /** Quiet hours: no messages from hour `from` to hour `to`. The daily message comes after `to`. */
  quiet: z.object({ from: hourSchema, to: hourSchema }),
  timeZone: timeZoneSchema,
});

/** A browser's subscription at its push service (RFC 8030, RFC 8291). */
const pushSubscriptionSchema = z.object({
  endpoint: z
    .url({ protocol: /^https$/, error: "The address of a push service begins with https" })
    .check(z.maxLength(ENDPOINT_MAX)),
  keys: z.object({
    /** An uncompressed point on P-256, in base64url. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}=?$/, "Not a key of a browser")),
    /** 16 bytes in base64url. */
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/, "Not a secret of a browser")),
  }),
});

export const putNotificationsSchema = z.extend(choicesSchema, {
  subscription: pushSubscriptionSchema,
});

export const notAgainSchema = z.object({ kinds: kindsSchema });

/**
 * The answer with the device's notification settings; `null` if notifications are off on the
 * device.
 */
export const notificationsAnswerSchema = z.object({ notifications: z.nullable(choicesSchema) });

/** The answer with the server's public key for push subscriptions (RFC 8292). */
export const notificationKeyAnswerSchema = z.object({ publicKey: z.string() });

/**
 * A push message. Browsers with Declarative Web Push display the message; other browsers pass it to
 * the service worker.
 */
export const notificationMessageSchema = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    /** Absolute URL of the page to open. */
    navigate: z.url(),
    tag: z.string(),
    lang: z.string(),
    dir: z.string(),
    actions: z.array(z.object({ action: z.string(), title: z.string(), navigate: z.url() })),
    data: z.object({ kinds: kindsSchema }),
  }),
});

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
export type QuietHours = z.infer<typeof choicesSchema>["quiet"];
export type NotificationChoices = z.infer<typeof choicesSchema>;
export type PushSubscriptionKeys = z.infer<typeof pushSubscriptionSchema>;
export type PutNotifications = z.infer<typeof putNotificationsSchema>;
export type NotificationMessage = z.infer<typeof notificationMessageSchema>;

/** Name of the message action that turns off the message's kinds of notification. */
export const TURN_OFF_ACTION = "not-again";

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}
