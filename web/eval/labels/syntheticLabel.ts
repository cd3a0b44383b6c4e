import type { TextLine } from "../../src/labels/understand/rows/TextLine.ts";
import type { LabelTruth } from "./judgeLabel.ts";
import {
  EVERYWHERE,
  IMPORTERS,
  type LinesOfCountry,
  linesOfCountry,
  SLOGANS,
} from "./labelLines.ts";
import { randomFor } from "../randomFor.ts";

export interface SyntheticLabel {
  readonly lines: readonly TextLine[];
  readonly truth: LabelTruth;
}

type Draw = () => number;
type Catalogue = LabelTruth["catalogue"];

interface PrintedLine {
  readonly text: string;
  readonly share: number;
}

/**
 * Generates a label of a catalogue wine: producer and name in either order and size, lines that are
 * usual in its country, and typical misreadings. The random choices depend only on `file`.
 */
export function syntheticLabel({
  file,
  catalogue,
}: Pick<LabelTruth, "file" | "catalogue">): SyntheticLabel {
  const draw = randomFor(file);
  const own = linesOfCountry(catalogue.country);
  const vintage = draw() < 0.5 ? 1990 + Math.floor(draw() * 34) : null;
  const [grape] = catalogue.grapes;
  const varietal = catalogue.grapes.length === 1 && draw() < 0.6 ? (grape ?? null) : null;
  const printed = [
    ...names(catalogue, draw),
    ...(varietal === null || contains(catalogue.name, varietal) ? [] : [small(varietal, 0.6)]),
    ...lawLines(catalogue, own, draw),
    ...typeLines(catalogue, own, draw),
    ...(vintage === null ? [] : [small(String(vintage), 0.5)]),
  ];
  const footer = footerLines(catalogue, own, draw);
  const { name, producer, region } = catalogue;
  return {
    lines: placed([...printed, ...footer], draw),
    truth: {
      file,
      catalogue,
      legible: { name, producer, region, vintage, country: null, varietal },
    },
  };
}

const small = (text: string, share: number): PrintedLine => ({ text, share });

const oneOf = (texts: readonly string[], draw: Draw): string =>
  texts[Math.floor(draw() * texts.length)] ?? "";

const contains = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.toLowerCase());

/**
 * The producer and the wine's name as two lines of different size. The producer is usually above.
 */
function names({ producer, name }: Catalogue, draw: Draw): PrintedLine[] {
  const houseIsLarger = draw() < 0.5;
  const house = brokenInTwo(producer, houseIsLarger ? 1 : 0.45 + draw() * 0.4, draw);
  const wine = brokenInTwo(name, houseIsLarger ? 0.5 + draw() * 0.4 : 1, draw);
  return draw() < 0.6 ? [...house, ...wine] : [...wine, ...house];
}

function brokenInTwo(text: string, share: number, draw: Draw): PrintedLine[] {
  const words = text.split(" ");
  if (words.length < 3 || draw() < 0.5) return [{ text, share }];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half), words.slice(half)].map((row) => ({ text: row.join(" "), share }));
}

function lawLines({ name, region }: Catalogue, own: LinesOfCountry, draw: Draw): PrintedLine[] {
  const law = oneOf(own.law, draw);
  const named = law.replace("X", region);
  if (!law.includes("X") && !contains(name, region))
    return [small(region, 0.5), small(named, 0.22)];
  return [small(named, law === "X" ? 0.45 : 0.3)];
}

/** Probability that a label names the wine type, for types that labels often omit. */
const SAYS_TYPE: Readonly<Record<string, number>> = { "Red Wine": 0.35, "White Wine": 0.35 };

function typeLines({ type }: Catalogue, own: LinesOfCountry, draw: Draw): PrintedLine[] {
  if (draw() > (SAYS_TYPE[type] ?? 0.85)) return [];
  const words: Readonly<Record<string, readonly string[]>> = {
    "Red Wine": own.red,
    "White Wine": own.white,
    "Rosé Wine": own.pink,
    "Sparkling Wine": [
      "Brut",
      "Extra Dry",
      "Espumante",
      "Méthode Traditionnelle",
      "Sparkling Wine",
    ],
    "Dessert Wine": ["Late Harvest", "Vendanges Tardives", "Passito", "Colheita Tardia"],
    "Fortified Wine": ["Tawny", "Vintage Port", "Fortified Wine", "Oloroso"],
  };
  return [small(oneOf(words[type] ?? [], draw), 0.35)];
}

function footerLines({ producer }: Catalogue, own: LinesOfCountry, draw: Draw): PrintedLine[] {
  const asked: readonly (readonly [chance: number, text: string])[] = [
    [0.15, oneOf(SLOGANS, draw)],
    [0.4, oneOf(own.others, draw)],
    [0.4, oneOf(own.bottling, draw).replace("X", producer)],
    [0.12, oneOf(IMPORTERS, draw)],
    [0.6, oneOf(EVERYWHERE, draw)],
  ];
  return asked.flatMap(([chance, text]) => (draw() < chance ? [small(text, 0.2)] : []));
}

function placed(printed: readonly PrintedLine[], draw: Draw): TextLine[] {
  const tallest = 0.05 + draw() * 0.04;
  return printed.map(({ text, share }, at) => {
    const height = tallest * share;
    const isShouted = share > 0.3 ? draw() < 0.7 : draw() < 0.3;
    const read = misread(isShouted ? text.toUpperCase() : text, draw);
    return {
      ...read,
      x: 0.5,
      y: 0.15 + (0.75 * (at + draw() * 0.3)) / printed.length,
      width: Math.min(0.9, text.length * height * 0.5),
      height,
    };
  });
}

const SLIP = 0.012;
const LOST_ACCENT = 0.7;
const LOST_SPACE = 0.06;

const ALIKE: Readonly<Record<string, string>> = {
  ...{ O: "0", l: "1", I: "l", E: "F", C: "G", e: "c", n: "u", i: "l", S: "5", u: "n", a: "o" },
  ...{ h: "b", B: "8", R: "K", T: "I", V: "Y", f: "t", G: "C", D: "O", m: "rn", o: "c" },
};

function misread(text: string, draw: Draw): Pick<TextLine, "text" | "confidence"> {
  let slips = 0;
  const letters = Array.from(text.normalize("NFD")).flatMap((letter) => {
    if (/\p{Mark}/u.test(letter)) return draw() < LOST_ACCENT ? [] : [letter];
    if (letter === " ") return draw() < LOST_SPACE ? [] : [letter];
    if (draw() >= SLIP) return [letter];
    slips += 1;
    return [ALIKE[letter] ?? letter];
  });
  const confidence = Math.max(0.6, 0.98 - 0.05 * slips - draw() * 0.03);
  return { text: letters.join("").normalize("NFC"), confidence };
}
