import * as z from "zod/mini";

const bytes = () => z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** What the photo process is asked for. */
export const photoJobSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("develop"), bytes: bytes() }),
  z.object({ kind: z.literal("resize"), bytes: bytes(), width: z.int() }),
]);

/** What it says of itself when it has started. */
export const photoStartSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("broken"), why: z.string() }),
]);

/** What it says of each job. */
export const photoOutcomeSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("made"),
    photo: bytes(),
    /** It has grown so much that the next job is better given to another. */
    isSpent: z.boolean(),
  }),
  z.object({ kind: z.literal("unreadable") }),
  z.object({ kind: z.literal("too-demanding") }),
]);

export type PhotoJob = z.infer<typeof photoJobSchema>;
export type PhotoStart = z.infer<typeof photoStartSchema>;
/** What one job comes to. */
export type PhotoOutcome = z.infer<typeof photoOutcomeSchema>;
