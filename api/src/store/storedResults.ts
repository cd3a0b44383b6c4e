import {
  completedWineRow,
  type Verdict,
  verdictSchema,
  type Wine,
  wineOf,
  wineSchema,
} from "sync-protocol";
import * as z from "zod/mini";
import type { StoredResult } from "../cellar/ports/cellar.ts";

/** A result as its columns have it. Builds before this one kept a refusal's words as body, too. */
export interface StoredColumns {
  readonly fingerprint: string;
  readonly body: string | null;
  readonly verdict: string;
}

/** Reads a result back from its columns. */
export function readStoredResult({
  fingerprint,
  body,
  verdict: text,
}: StoredColumns): StoredResult {
  const verdict = readVerdict(text);
  const hasAnswer = verdict.kind === "applied" && body !== null;
  return { fingerprint, answer: hasAnswer ? readAnswer(body) : undefined, verdict };
}

/** Reads a verdict back from the text in which the store keeps it. */
export function readVerdict(text: string): Verdict {
  return verdictSchema.parse(JSON.parse(text));
}

/** A wine as it was answered, maybe by a build that did not know of all its fields. */
function readAnswer(text: string): Wine {
  return wineOf(wineSchema.parse(completedWineRow(answerSchema.parse(JSON.parse(text)))));
}

const answerSchema = z.record(z.string(), z.unknown());
