/** The reminder mails of one cellar to one of its members. */
export interface ReminderSubscription {
  readonly userId: string;
  readonly cellarId: string;
}

/** Monthly reminder mails, and when each is due. Times are ms since 1970. */
export interface ReminderStore {
  /** The cellars that the user gets mails about. */
  cellarIds(userId: string): Promise<readonly string[]>;
  /**
   * Turns a cellar's mails to a member on: first due at `now`. A user who had them before keeps the
   * former due time, so turning them on again sends no second mail. Rejects with `Refused` for a
   * user who is no member. The mails end with the membership.
   */
  begin(subscription: ReminderSubscription, now: number): Promise<void>;
  /** Turns a cellar's mails to a user off. */
  end(subscription: ReminderSubscription, now: number): Promise<void>;
  /** The due mails, the longest overdue first. */
  due(now: number, most: number): Promise<readonly ReminderSubscription[]>;
  /** Claims a due mail for one caller; it is next due at `nextAt`. `false` if it is not due. */
  take(subscription: ReminderSubscription, now: number, nextAt: number): Promise<boolean>;
  /** Returns a claimed mail that could not be sent: due again at `retryAt`, if that is earlier. */
  giveBack(subscription: ReminderSubscription, nextAt: number, retryAt: number): Promise<void>;
}
