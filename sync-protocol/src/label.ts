import * as z from "zod/mini";
import { WINE_TYPES } from "./records/wineType.ts";

/** Confidence of a label reading for which the server states none. The range is 0 to 1. */
export const CONFIDENCE_UNSTATED = 0.5;

/** The body of `POST /api/wines/analyze-label`: a JPEG in base64, without data-URL prefix. */
export const analyzeCallSchema = z.object({
  image: z
    .string("An image is required")
    .check(
      z.minLength(1, "An image is required"),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, "The image must be base64 without a data-URL prefix"),
    ),
});

/** The data read from a photographed label; `null` for data that is not on it. */
export const labelReadingSchema = z.object({
  name: z.nullable(z.string()),
  vintage: z.nullable(z.int()),
  type: z.nullable(z.enum(WINE_TYPES)),
  varietal: z.nullable(z.string()),
  country: z.nullable(z.string()),
  region: z.nullable(z.string()),
  producer: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** Whether the label says that the wine is non-vintage. Older servers omit this field. */
  nonVintage: z._default(z.boolean(), false),
  confidence: z._default(z.number().check(z.minimum(0), z.maximum(1)), CONFIDENCE_UNSTATED),
});

export type LabelReading = z.infer<typeof labelReadingSchema>;
