import * as z from "zod/mini";

const bytes = () => z.custom<Uint8Array>((value) => value instanceof Uint8Array);

export const photoJobSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("develop"), bytes: bytes() }),
  z.object({ kind: z.literal("resize"), bytes: bytes(), width: z.int() }),
]);

export const photoStartSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("broken"), why: z.string() }),
]);

export const photoOutcomeSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("made"),
    photo: bytes(),
    /** Whether the process uses so much memory that the next job needs a new process. */
    isSpent: z.boolean(),
  }),
  z.object({ kind: z.literal("unreadable") }),
  z.object({ kind: z.literal("too-demanding") }),
]);

export type PhotoJob = z.infer<typeof photoJobSchema>;
export type PhotoStart = z.infer<typeof photoStartSchema>;
export type PhotoOutcome = z.infer<typeof photoOutcomeSchema>;
