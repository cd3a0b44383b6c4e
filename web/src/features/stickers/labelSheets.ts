/** Width and height of paper formats, mm (ISO 216, ANSI/ASME Y14.1). */
export const PAPERS = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
} as const;

export type Paper = keyof typeof PAPERS;

/** A sheet of self-adhesive labels as sold in shops. All lengths are in mm. */
export interface LabelSheet {
  /** Avery's product number, which other makers use too. */
  readonly id: string;
  readonly paper: Paper;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /**
   * Distance between the left edges (`x`) and between the top edges (`y`) of neighbouring labels.
   */
  readonly pitch: { readonly x: number; readonly y: number };
}

const INCH = 25.4;

export const LABEL_SHEETS: readonly LabelSheet[] = [
  sheet("L7120", "A4", [5, 7], [35, 35], [40, 40]),
  sheet("L7160", "A4", [3, 7], [63.5, 38.1], [66.04, 38.1]),
  sheet("L7654", "A4", [4, 10], [45.7, 25.4], [48.3, 25.4]),
  sheet("L7651", "A4", [5, 13], [38.1, 21.2], [40.6, 21.2]),
  sheet("5160", "Letter", [3, 10], inches(2.625, 1), inches(2.75, 1)),
  sheet("6576", "Letter", [4, 8], inches(1.75, 1.25), inches(1.94, 1.25)),
  sheet("5163", "Letter", [2, 5], inches(4, 2), inches(4.1875, 2)),
];

/** Label sheets of a paper format, the default first. */
export function sheetsOf(paper: Paper): readonly LabelSheet[] {
  return LABEL_SHEETS.filter((one) => one.paper === paper);
}

export function labelsOn({ columns, rows }: LabelSheet): number {
  return columns * rows;
}

/** Top left corner of a label, mm from the paper's left and top edges. `place` counts from 0, row by row. */
export function cornerOf(
  of: LabelSheet,
  place: number,
): { readonly x: number; readonly y: number } {
  const { width, height } = PAPERS[of.paper];
  const { columns, rows, pitch } = of;
  // Every sheet in `LABEL_SHEETS` has its labels centred on the paper.
  const left = (width - (columns - 1) * pitch.x - of.width) / 2;
  const top = (height - (rows - 1) * pitch.y - of.height) / 2;
  return { x: left + (place % columns) * pitch.x, y: top + Math.floor(place / columns) * pitch.y };
}

/** Countries that use Letter. All other countries use A4. */
const LETTER_COUNTRIES = ["US", "CA", "MX", "CL", "CO", "CR", "GT", "PA", "PH", "PR", "VE"];

export function usualPaper(language: string): Paper {
  const country = /-([A-Z]{2})\b/.exec(language)?.[1] ?? "";
  return LETTER_COUNTRIES.includes(country) ? "Letter" : "A4";
}

type Pair = readonly [x: number, y: number];

function sheet(
  id: string,
  paper: Paper,
  [columns, rows]: Pair,
  [width, height]: Pair,
  [x, y]: Pair,
): LabelSheet {
  return { id, paper, columns, rows, width, height, pitch: { x, y } };
}

function inches(x: number, y: number): Pair {
  return [x * INCH, y * INCH];
}
