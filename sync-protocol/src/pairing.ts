import * as z from "zod/mini";
import { PROSE_MAX, uuid } from "./records/text.ts";

/** The body of `POST /api/wines/pair`. */
export const pairCallSchema = z.object({
  mealDescription: z
    .string("Meal description is required")
    .check(
      z.trim(),
      z.minLength(1, "Meal description is required"),
      z.maxLength(PROSE_MAX, "Meal description is too long"),
    ),
});

/** One wine of the person's own for the meal; `confidence` in percent. */
export const pairingSchema = z.object({
  wineId: uuid(),
  confidence: z.number().check(z.minimum(0), z.maximum(100)),
  reasoning: z.string(),
});

/** What `POST /api/wines/pair` answers, best first. */
export const pairAnswerSchema = z.object({
  pairings: z.array(pairingSchema),
  message: z.optional(z.string()),
  /** Where the message asks back: what may be meant, each a meal to ask about next. */
  choices: z.optional(z.array(z.string())),
});

export type Pairing = z.infer<typeof pairingSchema>;
export type PairAnswer = z.infer<typeof pairAnswerSchema>;
