import * as z from "zod/mini";
import { endReminderMailsSchema, reminderMailSchema } from "../account/reminderMail.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "accounts";

export const reminderMails = {
  group,
  method: "GET",
  path: "/api/auth/reminders",
  summary: "Whether one is mailed once a month what leaves its window and which orders are due",
  access: "signed in",
  answer: reminderMailSchema,
} as const satisfies CallSpec;

export const turnReminderMails = {
  group,
  method: "PUT",
  path: "/api/auth/reminders",
  summary: "Turn these mails on, of which the first comes at once where something is due, or off",
  access: "signed in",
  body: reminderMailSchema,
  answer: reminderMailSchema,
  errors: ["demo_account"],
} as const satisfies CallSpec;

export const askToEndReminderMails = {
  group,
  method: "GET",
  path: "/api/auth/reminders/end",
  summary:
    "Lead whoever opens the address of the call that ends the mails to the page that asks first",
  access: "anyone",
  query: endReminderMailsSchema,
  answer: { mediaType: "text/html" },
} as const satisfies CallSpec;

export const endReminderMails = {
  group,
  method: "POST",
  path: "/api/auth/reminders/end",
  summary:
    "Turn them off with the token of the link that each of them has; mail programs make this call by themselves (RFC 8058), whatever its body",
  access: "anyone",
  query: endReminderMailsSchema,
  ignoresBody: true,
  answer: z.object({}),
  errors: ["invalid_reminder_token"],
} as const satisfies CallSpec;
