import * as z from "zod/mini";
import {
  notAgainSchema,
  notificationKeyAnswerSchema,
  notificationsAnswerSchema,
  putNotificationsSchema,
} from "../account/notifications.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "accounts";
const path = "/api/auth/notifications";

export const notifications = {
  group,
  method: "GET",
  path,
  summary: "What the device of this session is notified of by Web Push",
  access: "signed in",
  answer: notificationsAnswerSchema,
} as const satisfies CallSpec;

export const notificationKey = {
  group,
  method: "POST",
  path: `${path}/key`,
  summary:
    "The public key (RFC 8292) with which a browser subscribes to notifications; the first call makes it",
  access: "signed in",
  answer: notificationKeyAnswerSchema,
} as const satisfies CallSpec;

export const putNotifications = {
  group,
  method: "PUT",
  path,
  summary:
    "Turn notifications on for the device of this session, or change them. At most one message a day, the first on the next day. They end with the session",
  access: "signed in",
  body: putNotificationsSchema,
  answer: notificationsAnswerSchema,
  errors: ["demo_account"],
} as const satisfies CallSpec;

export const endNotifications = {
  group,
  method: "POST",
  path: `${path}/end`,
  summary: "Turn notifications off for the device of this session. If they are, nothing happens",
  access: "signed in",
  answer: z.object({}),
} as const satisfies CallSpec;

export const notAgain = {
  group,
  method: "POST",
  path: `${path}/not-again`,
  summary: "Turn some kinds of notifications off for the device of this session",
  access: "signed in",
  body: notAgainSchema,
  answer: notificationsAnswerSchema,
} as const satisfies CallSpec;
