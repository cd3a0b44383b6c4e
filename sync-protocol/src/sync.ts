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
 * Default number of rows in one page of changes. A user's tap waits while a device parses a page, so
 * a page must not be long; with short pages, a slow connection needs many requests.
 */
export const PULL_ROWS = 1_000;

const counter = () => z.int().check(z.nonnegative());
const opNumber = () => z.int().check(z.positive());
const codeOf = <Code extends ErrorCode>(code: Code) => z.literal(code);

/**
 * A change that a device sends. `opId` identifies the change everywhere; `opNo` is its position
 * among the device's changes.
 */
export const opSchema = z.object({
  opNo: opNumber(),
  opId: uuid(),
  change: z.discriminatedUnion("kind", [...cellarChangeSchema.def.options, noopSchema]),
  /**
   * The day of the change in the user's time zone. If it is missing, the server uses its own day.
   */
  day: z.optional(daySchema),
  /**
   * The `opId` of the change that this change undoes. The undone change's events are removed [H3:
   * undo].
   */
  undoes: z.optional(uuid()),
  /** The id of the import that made the change, if an import did [H9: purchases]. */
  importId: z.optional(uuid()),
});

const inOrder = (ops: readonly { readonly opNo: number }[]): boolean =>
  ops.every(({ opNo }, index) => opNo > (ops[index - 1]?.opNo ?? 0));

/** The body of `POST /api/sync/push`. */
export const pushRequestSchema = z.object({
  protocol: z.int(),
  /**
   * The user who made these changes. If another user is signed in, the server refuses the push [P5:
   * user].
   */
  userId: uuid(),
  deviceId: uuid(),
  /**
   * The epoch of the store that this device last read; `null` before its first pull [E1: epoch].
   */
  epoch: z.nullable(z.string()),
  /**
   * The highest op number up to which the device has stored all results. The server may delete
   * these results [O5: acknowledgement].
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
    /**
     * A row of the record with this `seq` or a higher one contains the change's effect [S2:
     * settling].
     */
    seq: opNumber(),
    /**
     * Values of other users that the edit replaced, although its user had not seen them. The user
     * can restore these values in one tap [M3: conflicts].
     */
    overwritten: z.optional(wineValuesSchema),
    /**
     * Time at which the server decided, ms since 1970. From then on, a photo that the change
     * replaced is kept for a limited time [F6: restore].
     */
    decidedAt: z.optional(z.int()),
    /**
     * The path of a photo that the change names and the server does not have [F1: missing photo].
     */
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

/** The fields of an answer with changed rows: wines and places [V6: places]. */
const rowsOfAllKinds = { rows: z.array(wineRowSchema), places: z.array(placeRowSchema) };

/** The answer to a push: a verdict for each change before `failedAt`, and the changed rows. */
export const pushAnswerSchema = z.object({
  epoch: z.string(),
  results: z.array(opResultSchema),
  ...rowsOfAllKinds,
  /** The events that the changes created or edited [H7: event pages]. */
  events: z._default(z.array(eventRowSchema), []),
  /** The wishes that the changes created or edited [T4: wish pages]. */
  wishes: z._default(z.array(wishRowSchema), []),
  /**
   * The op number of the change at which the server failed unexpectedly. This change and all later
   * ones in the push had no effect.
   */
  failedAt: z.optional(opNumber()),
  /**
   * The cellar's counter before and after the push [R6: push answer]. Older servers omit both
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
  /**
   * The user of the cellar. If another user is signed in, the server refuses the pull [P5: user].
   */
  userId: z.optional(uuid()),
});

/** The answer to a pull: one page of rows changed after `since`, in the order of their `seq`. */
export const pullAnswerSchema = z.object({
  epoch: z.string(),
  ...rowsOfAllKinds,
  /** The value of `since` for the next page; never below this page's `since`. */
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
  /**
   * The user of the cellar. If another user is signed in, the server refuses the call [P5: user].
   */
  userId: z.optional(uuid()),
});

/** One page of events that changed after `since`, in the order of their `seq` [H7: event pages]. */
export const historyAnswerSchema = z.object({
  epoch: z.string(),
  events: z.array(eventRowSchema),
  /** The value of `since` for the next page; never below this page's `since`. */
  cursor: counter(),
  hasMore: z.boolean(),
  /**
   * The highest `seq` of a wish in the cellar; 0 if it has no wishes. Older servers omit this field
   * [T4: wish pages].
   */
  wishesSeq: z.optional(counter()),
});

/**
 * One page of wishes that changed after `since`, removed ones included, in the order of their `seq`
 * [T4: wish pages].
 */
export const wishesAnswerSchema = z.object({
  epoch: z.string(),
  wishes: z.array(wishRowSchema),
  /** The value of `since` for the next page; never below this page's `since`. */
  cursor: counter(),
  hasMore: z.boolean(),
});

/**
 * The query of `GET /api/sync/events`. The default is 2, because clients of protocol 2 omit
 * `protocol`.
 */
export const liveEventsQuerySchema = z.object({ protocol: z._default(z.coerce.number(), 2) });

/**
 * Maximum number of rows and bytes in a live event. If there are more, the event contains only its
 * `seq`.
 */
export const EVENT_MAX = { rows: 50, bytes: 64 * 1024 } as const;

/**
 * The rows in a live event: all rows of the cellar that changed after `since`, up to the event's
 * `seq`.
 */
export const eventPageSchema = z.object({
  epoch: z.string(),
  since: counter(),
  rows: z.array(wineRowSchema),
  places: z._default(z.array(placeRowSchema), []),
});

/**
 * A live event, which announces that a cellar's rows have changed. It contains the rows if they are
 * few [R5: live events].
 */
export const liveEventSchema = z.object({ seq: counter(), page: z.optional(eventPageSchema) });

/**
 * The body of a 409 response to a push or pull: the reason, and the facts with which the device can
 * continue.
 */
export const syncConflictSchema = z.discriminatedUnion("code", [
  z.object({
    error: z.string(),
    code: codeOf("op_gap"),
    /** The op number from which the device must resume [P3: gaps]. */
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
