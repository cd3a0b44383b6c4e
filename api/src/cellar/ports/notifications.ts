import type { NotificationChoices, NotificationKind, PushSubscriptionKeys } from "sync-protocol";

/** Keys that sign requests to push services (RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The last known `seq` of each cellar, by cellar id. */
export type SeenCellars = Readonly<Record<string, number>>;

/**
 * What a device was notified of: everything up to the time `at`, ms since 1970, and up to the `seq`
 * of each cellar.
 */
export interface DeviceView {
  readonly at: number;
  readonly cellars: SeenCellars;
}

export interface DeviceNotifications {
  readonly userId: string;
  readonly sessionIdHash: string;
  readonly subscription: PushSubscriptionKeys;
  readonly choices: NotificationChoices;
  readonly seen: DeviceView;
}

export type NotifiedDevice = Pick<DeviceNotifications, "userId" | "sessionIdHash">;

/**
 * Notification settings of devices and their due times. A device's settings end with its session.
 */
export interface NotificationStore {
  /** The server's keys. The first call on any process stores the keys from `make`. */
  keys(make: () => PushKeys): Promise<PushKeys>;
  of(device: NotifiedDevice): Promise<NotificationChoices | undefined>;
  /**
   * Saves a device's settings with the next due time. An existing `seen` is kept. A push
   * subscription belongs to the last device that sent it. A user keeps the newest {@link
   * NOTIFIED_DEVICES_MAX} devices.
   */
  put(notifications: DeviceNotifications, dueAt: number): Promise<void>;
  end(device: NotifiedDevice): Promise<void>;
  /** Turns some kinds off for a device. If no kind is left, notifications are turned off. */
  endKinds(device: NotifiedDevice, kinds: readonly NotificationKind[]): Promise<void>;
  /** The current `seq` of each of the user's cellars. */
  cellarsNow(userId: string): Promise<SeenCellars>;
  /** Devices whose message is due, the longest overdue first. */
  due(now: number, most: number): Promise<readonly DeviceNotifications[]>;
  /**
   * Claims a device's due message and sets its next due time to `nextAt`. `false` if nothing is
   * due.
   */
  take(device: NotifiedDevice, now: number, nextAt: number): Promise<boolean>;
  /** Saves the time and the changes up to which a device was notified. */
  see(device: NotifiedDevice, seen: DeviceView): Promise<void>;
  /**
   * Releases a claim after a failure: the message is due again at `retryAt`, if that is earlier
   * than `nextAt`.
   */
  releaseClaim(device: NotifiedDevice, nextAt: number, retryAt: number): Promise<void>;
  /** Deletes settings whose session has ended. */
  sweep(now: number): Promise<void>;
}

export type PushOutcome =
  | { readonly kind: "sent" }
  /** The subscription has expired or is invalid. */
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly cause: unknown; readonly retryAfterMs: number | undefined };

export interface OutgoingPush {
  readonly subscription: PushSubscriptionKeys;
  readonly keys: PushKeys;
  /** The operator's contact: an `https:` or `mailto:` address. */
  readonly contact: string;
  /** At most 3,000 bytes. */
  readonly message: string;
}

/** Encrypts messages (RFC 8291) and sends them to push services. */
export interface PushSender {
  send(push: OutgoingPush): Promise<PushOutcome>;
}

export const NOTIFIED_DEVICES_MAX = 20;
