import { unzipSync } from "fflate";
import { i18n } from "../../language/i18n.ts";
import { counter } from "../counter.ts";
import { decodeText } from "./decodeText.ts";
import { type FileKind, fileKindOf, isWebPage, isXml } from "./fileKind.ts";
import { flattenCellarion } from "../formats/cellarionJson.ts";
import { withCabinets } from "../formats/oenoCabinets.ts";
import { type OwnExport, ownExportIn } from "./ownExport.ts";
import { type Format, type Use } from "../formats/index.ts";
import { IGNORE_PROGRESS, inParts, type OnProgress } from "../progress.ts";
import { type ReadTable, readTable, type Table, type TableProblem } from "./readTable.ts";
import { guessedUses } from "../columns/guessUses.ts";
import { formatOf, usesOf } from "./recognise.ts";

export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type OpenedFile =
  | {
      readonly kind: "table";
      readonly file: string;
      readonly format: Format;
      readonly table: Table;
      readonly uses: readonly Use[];
      readonly photos?: Readonly<Record<string, Uint8Array>>;
    }
  | {
      readonly kind: "unknown-table";
      readonly file: string;
      readonly table: Table;
      readonly guesses: readonly Use[];
    }
  | { readonly kind: "own"; readonly file: string; readonly own: OwnExport }
  | { readonly kind: "refused"; readonly file: string; readonly sentence: string };

/** Limits of a ZIP: much larger than any export, and much less than a page can handle. */
export const ZIP_LIMITS = { files: 5_000, bytes: 300_000_000, ratio: 200 } as const;

export const FILE_BYTES_MAX = 300_000_000;

/**
 * Opens files, and the contents of ZIPs, each under a unique name. Reads identical texts only once.
 */
export function openFiles(
  files: readonly GivenFile[],
  onProgress = IGNORE_PROGRESS,
): readonly OpenedFile[] {
  const nthOf = counter();
  const opened = openEach(files, { seen: new Set(), inZip: false, onProgress });
  const isOursThere = opened.some(({ kind }) => kind === "own");
  return opened.map((one) => {
    if (isOursThere && one.kind !== "own" && BESIDE_OURS.test(one.file)) {
      return refused(
        one.file,
        i18n._(
          "It has the same content as wine-cellar.json. If it is from elsewhere, import it separately.",
        ),
      );
    }
    const nth = nthOf(one.file);
    return nth === 0 ? one : { ...one, file: `${one.file} (${String(nth + 1)})` };
  });
}

/**
 * The tables that our own export contains beside its JSON file, for use in spreadsheets and
 * CellarTracker. Users may choose these tables for import if their system has unpacked the ZIP.
 */
const BESIDE_OURS =
  /(^|\/)(wines|lots|opened-bottles|places|events|extra-fields|told-elsewhere|Bottles|Purchase|Pending|Consumed|Notes|Tag|wine-cellar\.schema)\.(csv|json)$/;

interface OpenContext {
  readonly seen: Set<string>;
  readonly inZip: boolean;
  readonly onProgress: OnProgress;
}

function openEach(files: readonly GivenFile[], opening: OpenContext): readonly OpenedFile[] {
  const parts = inParts(files, ({ bytes }) => bytes.length, opening.onProgress);
  return [...parts].flatMap(([file, onProgress]) => openFile(file, { ...opening, onProgress }));
}

function openFile({ name, bytes }: GivenFile, opening: OpenContext): readonly OpenedFile[] {
  const { seen, inZip, onProgress } = opening;
  if (bytes.length > FILE_BYTES_MAX) return [refused(name, i18n._("The file is too large."))];
  const kind = fileKindOf(bytes);
  if (kind === "zip") return inZip ? [] : openZip({ name, bytes }, opening);
  if (kind !== "text") return inZip ? [] : [refused(name, SENTENCES[kind])];
  const { text } = decodeText(bytes);
  if (seen.has(text)) return [refused(name, i18n._("It is the same as another file here."))];
  seen.add(text);
  return [openText(name, text, onProgress)];
}

const SENTENCES: Readonly<Record<Exclude<FileKind, "text" | "zip">, string>> = {
  empty: i18n._("It is empty."),
  picture: i18n._("It is a picture. Photograph labels with “Add Wine”."),
  pdf: i18n._("It is a PDF. Export a table (CSV) from your program."),
  "old-excel": i18n._("It is an Excel workbook. Save the sheet as “CSV UTF-8” and import that."),
  binary: i18n._("We don't know this type of file."),
};

function openText(file: string, text: string, onProgress: OnProgress): OpenedFile {
  if (isWebPage(text)) {
    return refused(
      file,
      /logged in|sign in|log in/i.test(text)
        ? i18n._(
            "It is a web page that asks to sign in, and no export: sign in there, and export again.",
          )
        : i18n._("It is a web page, and no export."),
    );
  }
  if (/^\s*[{[]/.test(text)) return openJson(file, text);
  if (isXml(text))
    return refused(file, i18n._("It is XML. Export a table (CSV) from your program."));
  return readOf(file, readSections(text, onProgress));
}

function readSections(text: string, onProgress: OnProgress): ReadTable {
  const section = text.search(/^"?Bottle ID"?[,;\t]/m);
  if (section <= 0) return readTable(text, 0, onProgress);
  const bottles = readTable(text, section, onProgress);
  const cabinets = readTable(text.slice(0, section));
  if (bottles.kind === "problem" || cabinets.kind === "problem") return bottles;
  const isOfCabinets = (cells: readonly string[]) => cells.includes("Cabinet ID");
  return {
    kind: "table",
    table: withCabinets(bottles.table, belowTitle(cabinets.table, isOfCabinets)),
  };
}

function readOf(file: string, read: ReadTable): OpenedFile {
  return read.kind === "problem"
    ? refused(file, PROBLEMS[read.problem])
    : tableOf(file, read.table);
}

const PROBLEMS: Readonly<Record<TableProblem, string>> = {
  "no-rows": i18n._("The table is empty: there are no rows below its headings."),
  "too-wide": i18n._("It has too many columns."),
  "cell-too-long": i18n._("One of its cells is too long."),
  "too-many-rows": i18n._("It has more rows than a cellar can hold wines."),
};

/** Headings of columns with personal data. Vivino's export has separate tables of such data. */
const PERSONAL = /e-?mail|password|last.?login|ip.?address|phone|device/i;

/** Uses that only tables of wines have. Tables of people also have names and countries. */
const OF_WINES: ReadonlySet<Use> = new Set([
  "producer",
  "vintage",
  "varietal",
  "region",
  "appellation",
  "bottles",
]);

function openJson(file: string, text: string): OpenedFile {
  const parsed = parsedJson(text);
  const own = ownExportIn(parsed);
  if (own) return { kind: "own", file, own };
  const flat = flattenCellarion(parsed);
  return flat
    ? readOf(file, flat)
    : refused(file, i18n._("We don't know the program that wrote this JSON file."));
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function tableOf(file: string, read: Table): OpenedFile {
  const table = belowItsTitle(read);
  const format = formatOf(table.header);
  if (format?.refusal !== undefined) return refused(file, i18n._(format.refusal));
  if (format) return { kind: "table", file, format, table, uses: usesOf(format, table.header) };
  const guesses = guessedUses(table.header, table.rows);
  if (table.header.length < 2 || guesses.every((use) => use === "later")) {
    return refused(file, i18n._("We don't know this table of wines."));
  }
  const isOfPerson = table.header.some((heading) => PERSONAL.test(heading));
  if (isOfPerson && !guesses.some((use) => OF_WINES.has(use))) {
    return refused(file, i18n._("It is about you, not about wines. We left it out."));
  }
  return { kind: "unknown-table", file, table, guesses };
}

/**
 * A table may have a title of at most `lines` lines above its headings. A line counts as the
 * headings if at least `known` of its cells are recognized.
 */
const TITLE = { lines: 10, known: 3 } as const;

/** Removes title lines above the headings. */
function belowItsTitle(table: Table): Table {
  return belowTitle(table, (cells) => {
    if (formatOf(cells) !== undefined) return true;
    const headings = cells.filter((cell) => cell.trim() !== "").length;
    const known = guessedUses(cells).filter((use) => use !== "later").length;
    return headings > 1 && known >= Math.min(TITLE.known, headings);
  });
}

function belowTitle(table: Table, isHeader: (cells: readonly string[]) => boolean): Table {
  if (isHeader(table.header)) return table;
  const at = table.rows.slice(0, TITLE.lines).findIndex(({ cells }) => isHeader(cells));
  const header = table.rows[at]?.cells.map((cell) => cell.trim());
  const rows = table.rows.slice(at + 1);
  return header && rows.length > 0 ? { ...table, header, rows } : table;
}

function refused(file: string, sentence: string): OpenedFile {
  return { kind: "refused", file, sentence };
}

/**
 * Opens the tables in a ZIP. Before unpacking, checks the declared total size, and that no path
 * leads outside the ZIP. ZIPs inside the ZIP are not opened.
 */
function openZip({ name, bytes }: GivenFile, opening: OpenContext): readonly OpenedFile[] {
  let problem: string | undefined;
  let [count, total] = [0, 0];
  const isTable = (path: string) => /\.(csv|tsv|txt|json)$/i.test(path);
  const look = (entry: { name: string; size: number; originalSize: number }): boolean => {
    count += 1;
    total += entry.originalSize;
    const isBomb =
      total > ZIP_LIMITS.bytes || entry.originalSize > 1_000_000 + entry.size * ZIP_LIMITS.ratio;
    if (count > ZIP_LIMITS.files || isBomb) problem = i18n._("It is too large when unpacked.");
    if (leadsOut(entry.name)) problem = i18n._("It contains a file with an unsafe name.");
    if (/^(xl|word|ppt)\//.test(entry.name)) {
      problem = i18n._(
        "It is a document of an office program. Save its sheet as “CSV UTF-8” and import that.",
      );
    }
    return false;
  };
  try {
    unzipSync(bytes, { filter: look });
    if (problem !== undefined) return [refused(name, problem)];
    const inside = unzipSync(bytes, { filter: (entry) => isTable(entry.name) });
    const files = Object.entries(inside).map(([path, content]) => ({ name: path, bytes: content }));
    const opened = openEach(files, { ...opening, inZip: true });
    // Our own export also contains the wines as tables for spreadsheets. These tables are ignored.
    const own = opened.flatMap((file) => (file.kind === "own" ? [file] : []));
    if (own.length > 0) {
      const photos = unzipSync(bytes, { filter: ({ name: path }) => /\.jpe?g$/i.test(path) });
      return own.map((file) => ({ ...file, own: { ...file.own, photos } }));
    }
    const known = opened.flatMap((file) =>
      file.kind === "table" ? [withPhotos(file, bytes)] : [],
    );
    const further = opened.flatMap((file) => (file.kind === "unknown-table" ? [file.file] : []));
    if (known.length > 0) {
      const leave = (file: string) =>
        refused(
          file,
          i18n._(
            "Its table is not known, so it was left out. Import it separately to say what its columns are.",
          ),
        );
      return [...known, ...further.map(leave)];
    }
    return opened.length > 0 ? opened : [refused(name, i18n._("The ZIP contains no table."))];
  } catch (cause) {
    if (cause instanceof Error) return [refused(name, i18n._("The ZIP is damaged."))];
    throw cause;
  }
}

function withPhotos<Of extends Extract<OpenedFile, { kind: "table" }>>(table: Of, zip: Uint8Array) {
  if (!table.uses.includes("photo")) return table;
  const pictures = unzipSync(zip, { filter: ({ name }) => /\.(jpe?g|png|webp)$/i.test(name) });
  const named = Object.entries(pictures).map(
    ([path, bytes]) => [path.split("/").at(-1) ?? "", bytes] as const,
  );
  return { ...table, photos: Object.fromEntries(named) };
}

function leadsOut(path: string): boolean {
  return /^([/\\]|[a-z]:)/i.test(path) || path.split(/[/\\]/).includes("..");
}
