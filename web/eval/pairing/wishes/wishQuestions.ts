import { cell, foldText, readTsv } from "sync-protocol";
import { readQuestion } from "../../../src/sommelier/wishes/readQuestion.ts";
import { labelOf } from "../../../src/sommelier/wishes/wishLabels.ts";
import { hashOfName } from "../../randomFor.ts";
import questionsTable from "./questions.tsv?raw";

export interface WishQuestion {
  readonly question: string;
  readonly wishes: readonly string[];
  readonly dish: readonly string[];
  readonly part: "tuning" | "unseen";
}

/**
 * Questions with wishes about wine, split at random. The unseen half was not examined while the
 * parser was tuned.
 */
export const WISH_QUESTIONS: readonly WishQuestion[] = readTsv(questionsTable, {
  question: cell.text,
  wishes: cell.list,
  dish: cell.list,
}).map((row) => ({ ...row, part: hashOfName(row.question) % 2 === 0 ? "tuning" : "unseen" }));

/** Describes how the app misreads a question; `undefined` if it reads the question correctly. */
export function misunderstood({ question, wishes, dish }: WishQuestion): string | undefined {
  const read = readQuestion(question, { year: 2026 });
  const labels = read.wishes.map(labelOf);
  if (labels.join(", ") !== wishes.join(", ")) return `wishes: ${labels.join(", ")}`;
  const said = foldText(read.understood.join(", "));
  const missing = dish.filter((word) => !said.includes(foldText(word)));
  if (missing.length > 0) return `dish: ${said}`;
  const isPlain = read.reading.kind === "meal" ? dish.length > 0 : read.needsNoDish;
  return isPlain ? undefined : `asked back or took it for a dish: ${said}`;
}
