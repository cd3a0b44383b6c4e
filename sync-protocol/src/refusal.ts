import * as z from "zod/mini";

/** One thing wrong with a request: where, and a sentence. */
export const issueSchema = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});

/** The body of every answer that is not 2xx: `error` for people, `code` for programs. */
export const errorBodySchema = z.object({
  error: z.string(),
  code: z.string(),
  issues: z.optional(z.array(issueSchema)),
});

/** A server's final no to one change: the same answer however often it is asked again. */
export const refusalSchema = z.extend(errorBodySchema, { status: z.int() });

export type Issue = z.infer<typeof issueSchema>;
export type ErrorBody = z.infer<typeof errorBodySchema>;
export type Refusal = z.infer<typeof refusalSchema>;
