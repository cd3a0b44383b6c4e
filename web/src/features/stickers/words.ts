import { countOf } from "../../ui/countOf.ts";
import type { LabelSheet } from "./labelSheets.ts";

/** A label sheet in words: its measures, and its maker's number. */
export function sheetWords(sheet: LabelSheet): string {
  return `${sheet.paper === "Letter" ? inInches(sheet) : inMm(sheet)}, Avery ${sheet.id}`;
}

/** What is going to be printed: "12 stickers on 1 sheet". */
export function printedWords(stickers: number, sheets: number): string {
  return `${countOf(stickers, "sticker")} on ${countOf(sheets, "sheet")}`;
}

function inMm({ width, height }: LabelSheet): string {
  return `${String(width)} × ${String(height)} mm`;
}

function inInches({ width, height }: LabelSheet): string {
  const inches = (mm: number) => String(Number((mm / 25.4).toFixed(3)));
  return `${inches(width)} × ${inches(height)} in`;
}
