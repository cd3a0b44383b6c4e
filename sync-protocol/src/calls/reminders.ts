import * as z from "zod/mini";
import {
  endReminderMailsSchema,
  reminderMailsAnswerSchema,
  reminderMailSchema,
} from "../account/reminderMail.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "accounts";

export const reminderMails = {
  group,
  method: "GET",
  path: "/api/auth/reminders",
  summary: "The cellars that the user gets a monthly reminder mail about",
  access: "signed in",
  answer: reminderMailsAnswerSchema,
} as const satisfies CallSpec;

export const turnReminderMails = {
  group,
  method: "PUT",
  path: "/api/auth/reminders",
  summary:
    "Turn the reminder mail of a cellar on or off; if something is due, the first mail is sent immediately",
  access: "signed in",
  body: reminderMailSchema,
  answer: reminderMailsAnswerSchema,
  errors: ["demo_account", "not_found"],
} as const satisfies CallSpec;

export const askToEndReminderMails = {
  group,
  method: "GET",
  path: "/api/auth/reminders/end",
  summary: "Redirect a browser that opens the unsubscribe URL to the page that asks first",
  access: "anyone",
  query: endReminderMailsSchema,
  answer: { mediaType: "text/html" },
} as const satisfies CallSpec;

export const endReminderMails = {
  group,
  method: "POST",
  path: "/api/auth/reminders/end",
  summary:
    "Unsubscribe from a cellar's mails with the token of a mail's link; mail programs call this themselves (RFC 8058), with any body",
  access: "anyone",
  query: endReminderMailsSchema,
  ignoresBody: true,
  answer: z.object({}),
  errors: ["invalid_reminder_token"],
} as const satisfies CallSpec;
