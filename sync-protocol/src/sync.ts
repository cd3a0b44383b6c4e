import * as z from "zod/mini";
import { cellarChangeSchema, noopSchema } from "./changes/change.ts";
import { daySchema, eventRowSchema } from "./records/event.ts";
import { placeRowSchema } from "./records/place.ts";
import { PROTOCOL } from "./protocol.ts";
import { type ErrorCode, toldRefusalSchema } from "./refusal.ts";
import { uuid } from "./records/text.ts";
import { wineRowSchema, wineValuesSchema } from "./records/wine.ts";
import { photoPathSchema } from "./records/wineFields.ts";

/**
 * Most changes in one push: with bodies of some 100 bytes about a tenth of a second of the server,
 * in which nobody else is served.
 */
export const PUSH_MAX = 1_000;

/** Most rows in one page of changes. */
export const PULL_MAX = 5_000;

/** Rows in a page unless told: of few pages, each is written while the next is on its way. */
export const PULL_ROWS = 2_500;

const counter = () => z.int().check(z.nonnegative());
const opNumber = () => z.int().check(z.positive());
const codeOf = <Code extends ErrorCode>(code: Code) => z.literal(code);

/** A change on its way: named once for all by `opId`, ordered within its device by `opNo`. */
export const opSchema = z.object({
  opNo: opNumber(),
  opId: uuid(),
  change: z.discriminatedUnion("kind", [...cellarChangeSchema.def.options, noopSchema]),
  /** The day on which it was made, where it was made; of a page that says none the server's. */
  day: z.optional(daySchema),
  /** The change that it takes back, with the event of that (rule H3). */
  undoes: z.optional(uuid()),
  /** The import that it is part of (rule H9). */
  importId: z.optional(uuid()),
});

const inOrder = (ops: readonly { readonly opNo: number }[]): boolean =>
  ops.every(({ opNo }, index) => opNo > (ops[index - 1]?.opNo ?? 0));

/** The body of `POST /api/sync/push`. */
export const pushRequestSchema = z.object({
  protocol: z.int(),
  /** Whose changes these are; refused under another person's session (rule P5). */
  userId: uuid(),
  deviceId: uuid(),
  /** The store this device last read from; `null` before its first pull (rule E1). */
  epoch: z.nullable(z.string()),
  /** The results up to this number are settled here; the server may forget them (rule O5). */
  ackThrough: counter(),
  ops: z
    .array(opSchema)
    .check(
      z.maxLength(PUSH_MAX, "Too many changes in one push"),
      z.refine(inOrder, "Changes must be in the order of their numbers"),
    ),
});

/** What the server decided about one change, for ever. */
export const verdictSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("applied"),
    /** The wine, place or event that was changed. */
    recordId: uuid(),
    /** The `seq` that the record's row has reached when this effect is in it (rule S2). */
    seq: opNumber(),
    /** Values of others that an edit replaced unseen, for a one-tap restore (rule M3). */
    overwritten: z.optional(wineValuesSchema),
    /** When the server decided it, ms since 1970: what it replaced is kept from then on (rule F6). */
    decidedAt: z.optional(z.int()),
    /** The photo that it points at and that the server does not have (rule F1). */
    missingPhoto: z.optional(photoPathSchema),
  }),
  z.object({ kind: z.literal("refused"), refusal: toldRefusalSchema }),
  z.object({ kind: z.literal("skipped") }),
]);

export const opResultSchema = z.object({
  opNo: opNumber(),
  opId: uuid(),
  verdict: verdictSchema,
});

/** Rows of wines and places (rule V6). */
const rowsOfAllKinds = { rows: z.array(wineRowSchema), places: z.array(placeRowSchema) };

/** The answer to a push: a verdict for each change up to `failedAt`, and the rows they touched. */
export const pushAnswerSchema = z.object({
  epoch: z.string(),
  results: z.array(opResultSchema),
  ...rowsOfAllKinds,
  /** The events that the changes made, or were of (rule H7). */
  events: z._default(z.array(eventRowSchema), []),
  /** The number of the change that the server could not run; it and what follows took no effect. */
  failedAt: z.optional(opNumber()),
  /** The person's counter before the batch and after it (rule R6); older servers tell neither. */
  since: z.optional(counter()),
  seq: z.optional(counter()),
});

/** The query of `GET /api/sync/changes`, still as text. Without `protocol` it means this one. */
export const pullQuerySchema = z.object({
  protocol: z._default(z.coerce.number(), PROTOCOL),
  since: z.coerce.number().check(z.int(), z.nonnegative()),
  limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(PULL_MAX)), PULL_ROWS),
  epoch: z.optional(z.string()),
  deviceId: z.optional(uuid()),
  /** Whose cellar is meant; refused under another person's session (rule P5). */
  userId: z.optional(uuid()),
});

/** One page of what changed after `since`, in the order of the counter. */
export const pullAnswerSchema = z.object({
  epoch: z.string(),
  ...rowsOfAllKinds,
  /** Where the next page begins; never before `since`. */
  cursor: counter(),
  hasMore: z.boolean(),
  /** This device's results above its acknowledgement (rule R4). */
  results: z.array(opResultSchema),
});

/** The query of `GET /api/sync/history`, still as text. */
export const historyQuerySchema = z.object({
  protocol: z._default(z.coerce.number(), PROTOCOL),
  since: z.coerce.number().check(z.int(), z.nonnegative()),
  limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(PULL_MAX)), PULL_ROWS),
  epoch: z.optional(z.string()),
  /** Whose cellar is meant; refused under another person's session (rule P5). */
  userId: z.optional(uuid()),
});

/** One page of the events that came or changed after `since`, in the order of the counter (rule H7). */
export const historyAnswerSchema = z.object({
  epoch: z.string(),
  events: z.array(eventRowSchema),
  /** Where the next page begins; never before `since`. */
  cursor: counter(),
  hasMore: z.boolean(),
});

/** The query of `GET /api/sync/events`. Pages of protocol 2 name no protocol. */
export const liveEventsQuerySchema = z.object({ protocol: z._default(z.coerce.number(), 2) });

/** Most rows that an event carries, and most bytes of it: beyond that it says its `seq` alone. */
export const EVENT_MAX = { rows: 50, bytes: 64 * 1024 } as const;

/** Every row of a cellar whose `seq` lies above `since`, up to that of the event. */
export const eventPageSchema = z.object({
  epoch: z.string(),
  since: counter(),
  rows: z.array(wineRowSchema),
  places: z._default(z.array(placeRowSchema), []),
});

/**
 * What `GET /api/sync/events` carries: that there is something to pull, and what it is where that
 * is little (rule R5).
 */
export const liveEventSchema = z.object({ seq: counter(), page: z.optional(eventPageSchema) });

/** The body of a push's or pull's 409: the reason, and what a device needs to go on. */
export const syncConflictSchema = z.discriminatedUnion("code", [
  z.object({
    error: z.string(),
    code: codeOf("op_gap"),
    /** The number to resume from (rule P3). */
    expected: opNumber(),
    epoch: z.string(),
  }),
  z.object({ error: z.string(), code: codeOf("device_cloned"), epoch: z.string() }),
  z.object({ error: z.string(), code: codeOf("epoch_changed"), epoch: z.string() }),
  z.object({ error: z.string(), code: codeOf("user_mismatch") }),
]);

export type Op = z.infer<typeof opSchema>;
export type PushRequest = z.infer<typeof pushRequestSchema>;
export type PushAnswer = z.infer<typeof pushAnswerSchema>;
export type PullQuery = z.infer<typeof pullQuerySchema>;
export type HistoryQuery = z.infer<typeof historyQuerySchema>;
export type HistoryAnswer = z.infer<typeof historyAnswerSchema>;
export type PullAnswer = z.infer<typeof pullAnswerSchema>;
export type Verdict = z.infer<typeof verdictSchema>;
export type OpResult = z.infer<typeof opResultSchema>;
export type EventPage = z.infer<typeof eventPageSchema>;
export type LiveEvent = z.infer<typeof liveEventSchema>;
