import type { Use } from "./formats/index.ts";
import { type Gathered, gatherWines } from "./gatherWines.ts";
import { type Answers, type Question, settle } from "./openQuestions.ts";
import type { OpenedFile } from "./openFiles.ts";
import { ownTable } from "./recognise.ts";
import type { SourceTable } from "./SourceTable.ts";

/** A column that has no place in the cellar yet, and how many rows say something in it. */
export interface LeftColumn {
  readonly file: string;
  readonly heading: string;
  readonly rows: number;
}

/** What the files tell, and what they leave open. */
export interface Reading extends Gathered {
  readonly questions: readonly Question[];
  readonly left: readonly LeftColumn[];
}

/** Reads opened files as far as they and their owner settle it; of an unknown table its chosen columns. */
export function readFiles(
  opened: readonly OpenedFile[],
  answers: Answers,
  chosen: ReadonlyMap<string, readonly Use[]> = new Map(),
): Reading {
  const tables = opened.flatMap((file): readonly SourceTable[] => {
    switch (file.kind) {
      case "table":
        return [file];
      case "unknown-table": {
        const uses = chosen.get(file.file) ?? file.guesses;
        return [{ ...file, uses, format: ownTable(file.table.header, uses) }];
      }
      case "refused":
        return [];
    }
  });
  const { settled, questions } = settle(tables, answers);
  return { ...gatherWines(tables, settled), questions, left: tables.flatMap(leftColumns) };
}

function leftColumns({ file, table, uses }: SourceTable): readonly LeftColumn[] {
  return table.header.flatMap((heading, at) => {
    if (uses[at] !== "later") return [];
    const rows = table.rows.filter(({ cells }) => (cells[at] ?? "").trim() !== "").length;
    return rows > 0 ? [{ file, heading, rows }] : [];
  });
}
