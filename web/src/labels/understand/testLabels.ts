import type { Wine } from "sync-protocol";
import type { LabelFields } from "./fields/LabelFields.ts";
import { parseLabel } from "./parseLabel.ts";
import type { TextLine } from "./rows/TextLine.ts";

export function readingOf(...texts: string[]): LabelFields {
  return parse(texts.map((text, at) => line(text, { y: 0.2 + at * 0.1 })));
}

export function parse(lines: readonly TextLine[], cellar: readonly Wine[] = []): LabelFields {
  return parseLabel(lines, { currentYear: 2026, cellar });
}

export function line(text: string, place: Partial<TextLine> = {}): TextLine {
  return { text, confidence: 0.98, x: 0.5, y: 0.5, width: 0.4, height: 0.05, ...place };
}
