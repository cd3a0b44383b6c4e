import type { Wine } from "sync-protocol";
import type { LabelFields } from "./fields/LabelFields.ts";
import { parseLabel } from "./parseLabel.ts";
import type { TextLine } from "./rows/TextLine.ts";

/** The reading of a label with these equally tall rows. */
export function readingOf(...texts: string[]): LabelFields {
  return parse(texts.map((text, at) => line(text, { y: 0.2 + at * 0.1 })));
}

/** The reading of a label's lines in 2026. `cellar` has the user's own wines. */
export function parse(lines: readonly TextLine[], cellar: readonly Wine[] = []): LabelFields {
  return parseLabel(lines, { currentYear: 2026, cellar });
}

/** A well-read line, by default in the middle of the photo. */
export function line(text: string, place: Partial<TextLine> = {}): TextLine {
  return { text, confidence: 0.98, x: 0.5, y: 0.5, width: 0.4, height: 0.05, ...place };
}
