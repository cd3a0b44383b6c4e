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

/**
 * The columns of a stored result. Earlier versions also stored the explanation of a refusal in
 * `body`.
 */
export interface StoredColumns {
  readonly fingerprint: string;
  readonly body: string | null;
  readonly verdict: string;
}

export function readStoredResult({
  fingerprint,
  body,
  verdict: text,
}: StoredColumns): StoredResult {
  const verdict = readVerdict(text);
  const hasAnswer = verdict.kind === "applied" && body !== null;
  return { fingerprint, answer: hasAnswer ? readAnswer(body) : undefined, verdict };
}

export function readVerdict(text: string): Verdict {
  return verdictSchema.parse(JSON.parse(text));
}

/** Reads a stored answer. An answer from an earlier build may lack fields. */
function readAnswer(text: string): Wine {
  return wineOf(wineSchema.parse(completedWineRow(answerSchema.parse(JSON.parse(text)))));
}

const answerSchema = z.record(z.string(), z.unknown());
