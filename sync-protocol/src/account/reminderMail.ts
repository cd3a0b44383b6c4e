import * as z from "zod/mini";

/** Whether a person wants their reminders by mail once a month, as it is asked and answered. */
export const reminderMailSchema = z.object({
  byMail: z.boolean("Say whether reminders come by mail"),
});

/** What the link that ends the mails bears. */
export const endReminderMailsSchema = z.object({ token: z.string().check(z.minLength(1)) });
