import { expect, test } from "vitest";
import { slowTexts } from "../../rules/longTexts.ts";
import { decodeText } from "../files/decodeText.ts";
import { withoutMentions } from "./eventIn.ts";
import { isWebPage, isXml } from "../files/fileKind.ts";
import { guessedUses } from "../columns/guessUses.ts";
import { openFiles } from "../files/openFiles.ts";
import { placePath } from "./lotsIn.ts";
import { readFiles } from "../wines/readFiles.ts";
import { readTable } from "../files/readTable.ts";
import { cellText } from "./rowCells.ts";
import { aFile } from "../files/testFiles.ts";
import { millilitresIn } from "../values/bottleSizes.ts";
import { currencyIn } from "../values/currencies.ts";
import { dateOrderOf, dayIn, isDay } from "../values/days.ts";
import { bottleCountIn, decimalMarkOf, numberIn } from "../values/numbers.ts";
import { ratingTextIn } from "../values/ratings.ts";
import { windowIn } from "../values/windows.ts";
import { wineTypeIn } from "../values/wineTypes.ts";
import { contradictions } from "../wines/wineIdentity.ts";

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  decodeText: (text) => decodeText(new TextEncoder().encode(text)),
  isWebPage,
  isXml,
  readTable: (text) => readTable(text),
  openFiles: (text) => openFiles([aFile(text)]),
  "a cell of a file": (text) => importOf(`Wine,Producer,Bottles,Notes\nA,B,1,${inCell(text)}`),
  "each cell of a row": (text) => {
    const cells = Array.from({ length: 9 }, () => inCell(text.slice(0, text.length / 10)));
    return importOf(
      `Wine,Producer,Bottles,Price,Size,Type,Drink from,Place,Rating\n${cells.join(",")}`,
    );
  },
  "a heading": (text) => guessedUses([text, "Wine"]),
  cellText,
  withoutMentions,
  placePath: (text) => placePath([text], () => undefined),
  numberIn: (text) => numberIn(text, undefined),
  decimalMarkOf: (text) => decimalMarkOf([text]),
  bottleCountIn,
  dayIn: (text) => dayIn(text, "dmy"),
  isDay,
  dateOrderOf: (text) => dateOrderOf([text]),
  millilitresIn,
  currencyIn,
  ratingTextIn,
  windowIn: (text) => windowIn(text),
  wineTypeIn,
  contradictions: (text) =>
    contradictions({ varietal: text, region: text }, { varietal: `x ${text}`, region: "y" }),
};

test.each(Object.entries(PARSERS))(
  "%s reads each 100,000-character adversarial text within 100 ms",
  (_name, parse) => {
    expect(slowTexts(parse)).toEqual([]);
  },
);

/** Quotes a text as a cell. Characters that would end the cell become apostrophes. */
function inCell(text: string): string {
  return `"${text.replace(/["\r\n]/g, "'")}"`;
}

function importOf(text: string) {
  return readFiles(openFiles([aFile(text)]), {});
}
