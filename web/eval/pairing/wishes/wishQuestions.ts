import { cell, foldText, readTsv } from "sync-protocol";
import { readQuestion } from "../../../src/sommelier/wishes/readQuestion.ts";
import { labelOf } from "../../../src/sommelier/wishes/Wish.ts";
import { lotOf } from "../../lot.ts";
import questionsTable from "./questions.tsv?raw";

/** A question, and what is right to understand of it. */
export interface WishQuestion {
  readonly question: string;
  readonly wishes: readonly string[];
  readonly dish: readonly string[];
  readonly part: "tuning" | "unseen";
}

/** Every question, parted by lot: half of them were not looked at while the reader was tuned. */
export const WISH_QUESTIONS: readonly WishQuestion[] = readTsv(questionsTable, {
  question: cell.text,
  wishes: cell.list,
  dish: cell.list,
}).map((row) => ({ ...row, part: lotOf(row.question) % 2 === 0 ? "tuning" : "unseen" }));

/** What was understood otherwise than is right, in words; nothing where all is right. */
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
