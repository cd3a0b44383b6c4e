import type { NotificationChoices, NotificationKind, PushSubscriptionKeys } from "sync-protocol";

/** The keys with which the server signs its requests to push services (RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The last `seq` of each cellar that a device knows of. */
export type SeenCellars = Readonly<Record<string, number>>;

/** What happened until a moment, ms since 1970, is known to a device. */
export interface DeviceView {
  readonly at: number;
  readonly cellars: SeenCellars;
}

/** Notifications of one device, found by its session. */
export interface DeviceNotifications {
  readonly userId: string;
  readonly sessionIdHash: string;
  readonly subscription: PushSubscriptionKeys;
  readonly choices: NotificationChoices;
  readonly seen: DeviceView;
}

/** The device of a session, and its user. */
export type NotifiedDevice = Pick<DeviceNotifications, "userId" | "sessionIdHash">;

/** Notifications of devices, and when each is due. A device has none without its session. */
export interface NotificationStore {
  /** The server's keys. The first call of all processes stores what `make` returns. */
  keys(make: () => PushKeys): Promise<PushKeys>;
  of(device: NotifiedDevice): Promise<NotificationChoices | undefined>;
  /**
   * Turns them on for a device, or changes them: next due at `dueAt`. What was seen stays. A
   * subscription belongs to the last device that sent it. A user has the newest
   * {@link NOTIFIED_DEVICES_MAX}.
   */
  put(notifications: DeviceNotifications, dueAt: number): Promise<void>;
  /** Turns them off for a device. */
  end(device: NotifiedDevice): Promise<void>;
  /** Turns some kinds off for a device. Without a kind left, they are off. */
  endKinds(device: NotifiedDevice, kinds: readonly NotificationKind[]): Promise<void>;
  /** The `seq` of each cellar of a user. */
  cellarsNow(userId: string): Promise<SeenCellars>;
  /** The due ones, the longest overdue first. */
  due(now: number, most: number): Promise<readonly DeviceNotifications[]>;
  /** Claims due ones for one caller; they are next due at `nextAt`. `false` if they are not due. */
  take(device: NotifiedDevice, now: number, nextAt: number): Promise<boolean>;
  /** Stores what a device has seen. */
  see(device: NotifiedDevice, seen: DeviceView): Promise<void>;
  /** Returns claimed ones that could not be sent: due again at `retryAt`, if that is earlier. */
  giveBack(device: NotifiedDevice, nextAt: number, retryAt: number): Promise<void>;
  /** Removes those whose session has ended. */
  sweep(now: number): Promise<void>;
}

/** How a push service answered. */
export type PushOutcome =
  | { readonly kind: "sent" }
  /** The subscription has ended, or can never work. */
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly cause: unknown; readonly retryAfterMs: number | undefined };

/** A message to one device. */
export interface OutgoingPush {
  readonly subscription: PushSubscriptionKeys;
  readonly keys: PushKeys;
  /** Who runs the server: an `https:` or `mailto:` address. */
  readonly contact: string;
  /** At most 3,000 bytes. */
  readonly message: string;
}

/** Sends messages to push services. Encrypts each for its device (RFC 8291). */
export interface PushSender {
  send(push: OutgoingPush): Promise<PushOutcome>;
}

/** Most devices of a user with notifications. */
export const NOTIFIED_DEVICES_MAX = 20;
