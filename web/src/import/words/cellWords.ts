import { foldText } from "sync-protocol";
import CELL_WORDS from "./cellWords.json" with { type: "json" };

type CellWord = keyof typeof CELL_WORDS;

const SETS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(CELL_WORDS).map(([kind, words]) => [kind, new Set(words)]),
);

export function isWord(kind: CellWord, text: string): boolean {
  return SETS.get(kind)?.has(foldText(text).trim()) === true;
}
