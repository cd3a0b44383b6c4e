import * as z from "zod/mini";

/** Whether the user wants a monthly mail of reminders; both request and answer. */
export const reminderMailSchema = z.object({
  byMail: z.boolean("Say whether reminders come by mail"),
});

/** The token of the link that unsubscribes from the mails. */
export const endReminderMailsSchema = z.object({ token: z.string().check(z.minLength(1)) });
