import * as z from "zod/mini";
import { uuid } from "../records/text.ts";

/** Whether the user wants a monthly mail of a cellar's reminders. */
export const reminderMailSchema = z.object({
  byMail: z.boolean("Say whether reminders come by mail"),
  /** Default: the personal cellar. */
  cellarId: z.optional(uuid()),
});

export const reminderMailsAnswerSchema = z.object({
  /** Whether reminders of the personal cellar come by mail. */
  byMail: z.boolean(),
  cellarIds: z.array(uuid()),
});

export const endReminderMailsSchema = z.object({ token: z.string().check(z.minLength(1)) });
