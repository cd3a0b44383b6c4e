import type { LabelReading } from "sync-protocol";
import type { LabelReader } from "./ports.ts";
import { Refused } from "./Refused.ts";

/** The reader of labels; refuses with 503 where none is configured. */
export function requireLabelReader(reader: LabelReader | undefined): LabelReader {
  if (reader) return reader;
  throw new Refused({
    status: 503,
    code: "ai_unconfigured",
    error: "Label analysis needs an AI key, and none is configured.",
  });
}

/** Reads a label from a JPEG in base64; what it does not say is `null`. */
export async function readLabel(reader: LabelReader, image: string): Promise<LabelReading> {
  const reading = await reader.read(image);
  if (!("kind" in reading)) return reading;

  throw new Refused({
    status: 502,
    code: "ai_failed",
    error: "The AI service did not give a usable reading of the label. Please try again.",
  });
}
