export interface ReminderSubscription {
  readonly userId: string;
  readonly cellarId: string;
}

/** Subscriptions to monthly reminder mails and their due times, ms since 1970. */
export interface ReminderStore {
  cellarIds(userId: string): Promise<readonly string[]>;
  /**
   * Subscribes a member; the first mail is due at `now`. A user who subscribes again keeps the
   * earlier due time, so no second mail is sent in a month. Rejects with `Refused` if the user is
   * not a member. The subscription ends with the membership.
   */
  begin(subscription: ReminderSubscription, now: number): Promise<void>;
  end(subscription: ReminderSubscription, now: number): Promise<void>;
  /** Due subscriptions, the longest overdue first. */
  due(now: number, most: number): Promise<readonly ReminderSubscription[]>;
  /** Claims a due mail and sets the next due time to `nextAt`. `false` if nothing is due. */
  take(subscription: ReminderSubscription, now: number, nextAt: number): Promise<boolean>;
  /**
   * Releases a claim after a failure: the mail is due again at `retryAt`, if that is earlier than
   * `nextAt`.
   */
  releaseClaim(subscription: ReminderSubscription, nextAt: number, retryAt: number): Promise<void>;
}
