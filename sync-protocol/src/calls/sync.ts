import {
  historyAnswerSchema,
  historyQuerySchema,
  liveEventsQuerySchema,
  pullAnswerSchema,
  pullQuerySchema,
  pushAnswerSchema,
  pushRequestSchema,
  syncConflictSchema,
  wishesAnswerSchema,
} from "../sync.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "sync";

export const push = {
  group,
  method: "POST",
  path: "/api/sync/push",
  summary: "Push the changes of one device, in order",
  access: "signed in",
  pushes: true,
  body: pushRequestSchema,
  answer: pushAnswerSchema,
  errors: [
    "op_gap",
    "device_cloned",
    "epoch_changed",
    "user_mismatch",
    "idempotency_key_reused",
    "upgrade_required",
  ],
  conflict: syncConflictSchema,
} as const satisfies CallSpec;

export const pull = {
  group,
  method: "GET",
  path: "/api/sync/changes",
  summary: "Pull what changed since a cursor",
  access: "signed in",
  query: pullQuerySchema,
  answer: pullAnswerSchema,
  errors: ["epoch_changed", "user_mismatch", "upgrade_required"],
  conflict: syncConflictSchema,
} as const satisfies CallSpec;

export const pullHistory = {
  group,
  method: "GET",
  path: "/api/sync/history",
  summary: "Pull the events that were added or changed since a cursor",
  access: "signed in",
  query: historyQuerySchema,
  answer: historyAnswerSchema,
  errors: ["epoch_changed", "user_mismatch", "upgrade_required"],
  conflict: syncConflictSchema,
} as const satisfies CallSpec;

export const pullWishes = {
  group,
  method: "GET",
  path: "/api/sync/wishes",
  summary: "Pull the wishes that were added, changed or removed since a cursor",
  access: "signed in",
  query: historyQuerySchema,
  answer: wishesAnswerSchema,
  errors: ["epoch_changed", "user_mismatch", "upgrade_required"],
  conflict: syncConflictSchema,
} as const satisfies CallSpec;

export const liveEvents = {
  group,
  method: "GET",
  path: "/api/sync/events",
  summary:
    "Server-sent events `{seq, page}` whenever there is something to pull. An access token's stream " +
    "ends when the token does",
  access: "signed in",
  scope: "read",
  query: liveEventsQuerySchema,
  answer: { mediaType: "text/event-stream" },
  errors: ["too_many_streams"],
} as const satisfies CallSpec;
