/**
 * Who is mailed their reminders, and when the next mail of each is due. All times are milliseconds
 * since 1970.
 */
export interface ReminderStore {
  isOn(userId: string): Promise<boolean>;
  /**
   * Turns the mails of a person on, from `now` on for who never had them; who had them before stays
   * due when they were, so that on again is no second mail.
   */
  begin(userId: string, now: number): Promise<void>;
  /** Turns them off; does nothing where they are not on. */
  end(userId: string, now: number): Promise<void>;
  /** Whose mail is due at `now`, the longest due first, at most so many. */
  due(now: number, most: number): Promise<readonly string[]>;
  /**
   * Takes the mail of a person that is due at `now`, for one of whoever asks: it is due again at
   * `nextAt`. `false`, and nothing done, where it is not due, or no longer.
   */
  take(userId: string, now: number, nextAt: number): Promise<boolean>;
  /** Gives back what was taken until `nextAt` and could not be sent: due again at `retryAt`, if earlier. */
  giveBack(userId: string, nextAt: number, retryAt: number): Promise<void>;
}
