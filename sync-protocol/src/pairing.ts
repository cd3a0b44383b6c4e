import * as z from "zod/mini";
import { errorText, PROSE_MAX, uuid } from "./records/text.ts";

/** The body of `POST /api/wines/pair`. */
export const pairCallSchema = z.object({
  mealDescription: z
    .string(errorText(/*i18n*/ "Meal description is required"))
    .check(
      z.trim(),
      z.minLength(1, errorText(/*i18n*/ "Meal description is required")),
      z.maxLength(PROSE_MAX, errorText(/*i18n*/ "Meal description is too long")),
    ),
});

/** One of the user's wines that suits the meal. `confidence` is in percent. */
export const pairingSchema = z.object({
  wineId: uuid(),
  confidence: z.number().check(z.minimum(0), z.maximum(100)),
  reasoning: z.string(),
});

/** The answer of `POST /api/wines/pair`. The best wine is first. */
export const pairAnswerSchema = z.object({
  pairings: z.array(pairingSchema),
  message: z.optional(z.string()),
  /** Possible meals, if the description is ambiguous. Each can be sent as a new question. */
  choices: z.optional(z.array(z.string())),
});

export type Pairing = z.infer<typeof pairingSchema>;
export type PairAnswer = z.infer<typeof pairAnswerSchema>;
