import * as z from "zod/mini";
import { cellarChangeSchema, noopSchema } from "./changes/change.ts";
import { daySchema, eventRowSchema } from "./records/event.ts";
import { placeRowSchema } from "./records/place.ts";
import { PROTOCOL } from "./protocol.ts";
import { type ErrorCode, changeRefusalBodySchema } from "./refusal.ts";
import { uuid } from "./records/text.ts";
import { wineRowSchema, wineValuesSchema } from "./records/wine.ts";
import { wishRowSchema } from "./records/wish.ts";
import { photoPathSchema } from "./records/wineFields.ts";

/**
 * Maximum number of changes in one push. A push of this size, with bodies of 100 bytes, blocks the
 * server for about 0.1 s.
 */
export const PUSH_MAX = 1_000;

/** Maximum number of rows in one page of changes. */
export const PULL_MAX = 5_000;

/**
 * Default number of rows in a page. With several pages, a device can store one page while it loads
 * the next page.
 */
export const PULL_ROWS = 2_500;

const counter = () => z.int().check(z.nonnegative());
const opNumber = () => z.int().check(z.positive());
const codeOf = <Code extends ErrorCode>(code: Code) => z.literal(code);

/**
 * A change to send. `opId` identifies the change everywhere; `opNo` is its position among the
 * device's changes.
 */
export const opSchema = z.object({
  opNo: opNumber(),
  opId: uuid(),
  change: z.discriminatedUnion("kind", [...cellarChangeSchema.def.options, noopSchema]),
  /** The user's local day of the change. If missing, the server uses its own day. */
  day: z.optional(daySchema),
  /**
   * The id of the change that this change undoes. The event of the undone change is removed [H3:
   * undo].
   */
  undoes: z.optional(uuid()),
  /** The import that contains the change [H9: purchases]. */
  importId: z.optional(uuid()),
});

const inOrder = (ops: readonly { readonly opNo: number }[]): boolean =>
  ops.every(({ opNo }, index) => opNo > (ops[index - 1]?.opNo ?? 0));

/** The body of `POST /api/sync/push`. */
export const pushRequestSchema = z.object({
  protocol: z.int(),
  /** The user of these changes. Refused in another user's session [P5: user]. */
  userId: uuid(),
  deviceId: uuid(),
  /**
   * The epoch of the store that this device last read; `null` before its first pull [E1: epoch].
   */
  epoch: z.nullable(z.string()),
  /**
   * The device has stored all results up to this number, so the server may delete them [O5:
   * acknowledgement].
   */
  ackThrough: counter(),
  ops: z
    .array(opSchema)
    .check(
      z.maxLength(PUSH_MAX, "Too many changes in one push"),
      z.refine(inOrder, "Changes must be in the order of their numbers"),
    ),
});

/** The server's final decision on one change. */
export const verdictSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("applied"),
    recordId: uuid(),
    /** The record's row contains the effect from this `seq` on [S2: settling]. */
    seq: opNumber(),
    /**
     * Values of other users that the edit replaced, although its user had not seen them. The user
     * can restore these values in one tap [M3: conflicts].
     */
    overwritten: z.optional(wineValuesSchema),
    /**
     * Server time of the decision, ms since 1970. From then on, a replaced photo is kept for a
     * limited time [F6: restore].
     */
    decidedAt: z.optional(z.int()),
    /** A photo of the change that the server does not have [F1: missing photo]. */
    missingPhoto: z.optional(photoPathSchema),
  }),
  z.object({ kind: z.literal("refused"), refusal: changeRefusalBodySchema }),
  z.object({ kind: z.literal("skipped") }),
]);

export const opResultSchema = z.object({
  opNo: opNumber(),
  opId: uuid(),
  verdict: verdictSchema,
});

/** Rows of wines and places [V6: places]. */
const rowsOfAllKinds = { rows: z.array(wineRowSchema), places: z.array(placeRowSchema) };

/** The answer to a push: a verdict for each change before `failedAt`, and the changed rows. */
export const pushAnswerSchema = z.object({
  epoch: z.string(),
  results: z.array(opResultSchema),
  ...rowsOfAllKinds,
  /** Events that the changes made or changed [H7: event pages]. */
  events: z._default(z.array(eventRowSchema), []),
  /** The wishes that the changes made or changed [T4: wish pages]. */
  wishes: z._default(z.array(wishRowSchema), []),
  /**
   * The number of the change at which the server failed unexpectedly. This change and all later
   * changes of the push had no effect.
   */
  failedAt: z.optional(opNumber()),
  /**
   * The user's counter before and after the batch [R6: push answer]. Older servers omit both
   * fields.
   */
  since: z.optional(counter()),
  seq: z.optional(counter()),
});

/**
 * The query of `GET /api/sync/changes`, in which numbers are text. Without `protocol`, the current
 * protocol is assumed.
 */
export const pullQuerySchema = z.object({
  protocol: z._default(z.coerce.number(), PROTOCOL),
  since: z.coerce.number().check(z.int(), z.nonnegative()),
  limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(PULL_MAX)), PULL_ROWS),
  epoch: z.optional(z.string()),
  deviceId: z.optional(uuid()),
  /** The user of the cellar. Refused in another user's session [P5: user]. */
  userId: z.optional(uuid()),
});

/** One page of changes after `since`, in counter order. */
export const pullAnswerSchema = z.object({
  epoch: z.string(),
  ...rowsOfAllKinds,
  /** Start of the next page; never before `since`. */
  cursor: counter(),
  hasMore: z.boolean(),
  /** This device's unacknowledged results [R4: results]. */
  results: z.array(opResultSchema),
});

/** The query of `GET /api/sync/history`, in which numbers are text. */
export const historyQuerySchema = z.object({
  protocol: z._default(z.coerce.number(), PROTOCOL),
  since: z.coerce.number().check(z.int(), z.nonnegative()),
  limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(PULL_MAX)), PULL_ROWS),
  epoch: z.optional(z.string()),
  /** The user of the cellar. Refused in another user's session [P5: user]. */
  userId: z.optional(uuid()),
});

/** One page of new or changed events after `since`, in counter order [H7: event pages]. */
export const historyAnswerSchema = z.object({
  epoch: z.string(),
  events: z.array(eventRowSchema),
  /** Start of the next page; never before `since`. */
  cursor: counter(),
  hasMore: z.boolean(),
  /**
   * The highest `seq` of a wish; 0 without wishes. Older servers omit this field [T4: wish pages].
   */
  wishesSeq: z.optional(counter()),
});

/** One page of new, changed and removed wishes after `since`, in counter order [T4: wish pages]. */
export const wishesAnswerSchema = z.object({
  epoch: z.string(),
  wishes: z.array(wishRowSchema),
  /** Start of the next page; never before `since`. */
  cursor: counter(),
  hasMore: z.boolean(),
});

/** The query of `GET /api/sync/events`. Clients of protocol 2 send no protocol. */
export const liveEventsQuerySchema = z.object({ protocol: z._default(z.coerce.number(), 2) });

/** Maximum number of rows and bytes of a live event. A larger event carries only its `seq`. */
export const EVENT_MAX = { rows: 50, bytes: 64 * 1024 } as const;

/** All rows of a cellar after `since`, up to the event's `seq`. */
export const eventPageSchema = z.object({
  epoch: z.string(),
  since: counter(),
  rows: z.array(wineRowSchema),
  places: z._default(z.array(placeRowSchema), []),
});

/**
 * A live event: the cellar has new rows. The event contains the rows if they are few [R5: live
 * events].
 */
export const liveEventSchema = z.object({ seq: counter(), page: z.optional(eventPageSchema) });

/** The body of a 409 to a push or pull: the reason and what the device needs to continue. */
export const syncConflictSchema = z.discriminatedUnion("code", [
  z.object({
    error: z.string(),
    code: codeOf("op_gap"),
    /** The number to resume from [P3: gaps]. */
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
export type WishesAnswer = z.infer<typeof wishesAnswerSchema>;
export type PullAnswer = z.infer<typeof pullAnswerSchema>;
export type Verdict = z.infer<typeof verdictSchema>;
export type OpResult = z.infer<typeof opResultSchema>;
export type EventPage = z.infer<typeof eventPageSchema>;
export type LiveEvent = z.infer<typeof liveEventSchema>;
