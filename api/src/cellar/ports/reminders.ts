/** Users with monthly reminder mails, and when each mail is due. Times are ms since 1970. */
export interface ReminderStore {
  isOn(userId: string): Promise<boolean>;
  /**
   * Turns a user's mails on: first due at `now`. A user who had them before keeps the former due
   * time, so turning them on again sends no second mail.
   */
  begin(userId: string, now: number): Promise<void>;
  /** Turns a user's mails off. */
  end(userId: string, now: number): Promise<void>;
  /** Users whose mail is due, the longest overdue first. */
  due(now: number, most: number): Promise<readonly string[]>;
  /**
   * Claims a user's due mail for one caller; it is next due at `nextAt`. `false` if it is not due.
   */
  take(userId: string, now: number, nextAt: number): Promise<boolean>;
  /** Returns a claimed mail that could not be sent: due again at `retryAt`, if that is earlier. */
  giveBack(userId: string, nextAt: number, retryAt: number): Promise<void>;
}
