import type { LabelReading } from "sync-protocol";
import type { LabelReader } from "../ports/outside.ts";
import { Refused } from "../Refused.ts";

/** Refuses with 503 if no label reader is configured. */
export function requireLabelReader(reader: LabelReader | undefined): LabelReader {
  if (reader) return reader;
  throw new Refused({ code: "ai_unconfigured", task: "labels" });
}

/** Reads a label from a JPEG in base64. Fields that the reader did not find are `null`. */
export async function readLabel(reader: LabelReader, image: string): Promise<LabelReading> {
  const reading = await reader.read(image);
  if (!("kind" in reading)) return reading;

  throw new Refused({ code: "ai_failed", task: "labels" });
}
