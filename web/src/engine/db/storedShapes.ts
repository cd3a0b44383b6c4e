import {
  cellarChangeSchema,
  noopSchema,
  changeRefusalBodySchema,
  wineValuesSchema,
} from "sync-protocol";
import * as z from "zod/mini";

export type StoredRecord = Readonly<Record<string, unknown>>;

/** A pending change in the outbox. Fields that older builds did not store get defaults. */
export const outboxEntrySchema = z.object({
  position: z.int(),
  opId: z.string(),
  opNo: z.optional(z.int()),
  recordId: z.string(),
  change: z.discriminatedUnion("kind", [...cellarChangeSchema.def.options, noopSchema]),
  undoes: z.optional(z.string()),
  importId: z.optional(z.string()),
  createdAt: z.number(),
  attempts: z._default(z.number(), 0),
  nextAttemptAt: z._default(z.number(), 0),
  appliedSeq: z.optional(z.int()),
  carriedOver: z.optional(z.literal(true)),
});

export const attentionEntrySchema = z.object({
  position: z.number(),
  opId: z.string(),
  recordId: z.string(),
  change: cellarChangeSchema,
  importId: z.optional(z.string()),
  createdAt: z.number(),
  finding: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("refused"), refusal: changeRefusalBodySchema }),
    z.object({
      kind: z.literal("failed"),
      nextAttemptAt: z.optional(z.number()),
      times: z.optional(z.number()),
    }),
    z.object({
      kind: z.literal("overwrote"),
      values: wineValuesSchema,
      photoUntil: z.optional(z.number()),
    }),
    z.object({ kind: z.literal("dependant"), of: z.string() }),
  ]),
});

export const keptPhotoSchema = z.object({
  id: z.string(),
  recordId: z.string(),
  jpeg: z.instanceof(ArrayBuffer),
  keptAt: z.number(),
});

export const stateSchema = z.object({
  id: z.literal("sync"),
  deviceId: z.string(),
  epoch: z.nullable(z.string()),
  cursor: z.int(),
  rowsEpoch: z.optional(z.string()),
  history: z.optional(z.object({ cursor: z.int(), epoch: z.string() })),
  wishes: z.optional(z.object({ cursor: z.int(), epoch: z.string() })),
  nextOpNo: z.int(),
  ackThrough: z.int(),
  filled: z._default(z.boolean(), false),
  lastSyncedAt: z.optional(z.number()),
  lost: z._default(z.array(z.string()), []),
});

/**
 * A stored value after parsing with today's contract. Fields that the contract does not know stay
 * [D3: updates]. If parsing changed nothing, the result is the same object.
 */
export function upgraded(stored: unknown, parsed: unknown): unknown {
  if (Array.isArray(stored) && Array.isArray(parsed)) return upgradedEach(stored, parsed);
  if (!isRecord(stored) || !isRecord(parsed)) return parsed;

  const taken = Object.entries(parsed).map(
    ([key, part]) => [key, upgraded(stored[key], part)] as const,
  );
  const isSame = taken.every(([key, part]) => Object.is(stored[key], part));
  return isSame ? stored : { ...stored, ...Object.fromEntries(taken) };
}

function upgradedEach(stored: readonly unknown[], parsed: readonly unknown[]): unknown {
  const taken = parsed.map((part, index) => upgraded(stored[index], part));
  const isSame = taken.every((part, index) => Object.is(part, stored[index]));
  return isSame && taken.length === stored.length ? stored : taken;
}

export function isRecord(value: unknown): value is StoredRecord {
  return typeof value === "object" && value !== null && !(value instanceof ArrayBuffer);
}
