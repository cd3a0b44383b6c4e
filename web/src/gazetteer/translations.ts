import { cell, foldText, type Language, readTsv, WINE_TYPES } from "sync-protocol";
import translationsTable from "sync-protocol/data/gazetteer/translations.tsv?raw";
import { i18n } from "../language/i18n.ts";
import type { NamedKind, NameTable } from "../language/names.ts";

const TRANSLATIONS = readTsv(translationsTable, {
  kind: cell.oneOf(["country", "region", "grape"]),
  name: cell.text,
  other_names: cell.list,
  de: cell.text,
  fr: cell.text,
  it: cell.text,
  es: cell.text,
});

type Translation = (typeof TRANSLATIONS)[number];

const byName = new Map<string, Translation>();
for (const row of TRANSLATIONS) {
  for (const name of namesIn(row)) {
    const key = keyOf(row.kind, name);
    byName.set(key, byName.get(key) ?? row);
  }
}

/**
 * All names, in every language, of the country, region or grape with this name. The usual English
 * name comes first.
 */
export function namesLike(kind: NamedKind, name: string): readonly string[] {
  const row = byName.get(keyOf(kind, name));
  return row ? namesIn(row) : [];
}

/** Minimum number of typed letters that are compared with the beginnings of names. */
const SHORTEST_BEGINNING = 3;

/**
 * Maximum number of search words that are looked up together as one name, such as "isole canarie".
 */
const NAME_WORDS_MAX = 4;

/** The names to show and search in this language. In English, stored names are shown unchanged. */
export function namesFor(language: Language): NameTable {
  const known = new Map<string, string>();
  const shown: NameTable["shown"] = (kind, stored) => {
    if (language === "en") return stored;
    const key = `${kind} ${stored}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const name = partsShown(kind, stored, language);
    known.set(key, name);
    return name;
  };

  const begun = language === "en" ? [] : namesWhileTyped(language);
  const namesOf = (text: string) => {
    const exact = KINDS.flatMap((kind) => namesLike(kind, text));
    const isLong = text.length >= SHORTEST_BEGINNING;
    const others = isLong ? begun.filter(({ beginning }) => beginning.startsWith(text)) : [];
    return [...new Set([...exact, ...others.flatMap(({ names }) => names)].map(foldText))];
  };
  const searched: NameTable["searched"] = (words) => {
    for (let count = Math.min(words.length, NAME_WORDS_MAX); count > 0; count -= 1) {
      const own = words.slice(0, count);
      const names = namesOf(own.join(" "));
      if (names.length > 0 || count === 1) {
        const isNamedIn = names.length > 0 ? (text: string) => hasOne(names, text) : undefined;
        return [{ words: own, isNamedIn }, ...searched(words.slice(count))];
      }
    }
    return [];
  };
  return { shown, searched };
}

const KINDS: readonly NamedKind[] = ["country", "region", "grape"];

/**
 * The wine types, countries, regions and grapes by their name in this language, each with its names
 * in all languages. A search matches the beginning of the name in this language.
 */
function namesWhileTyped(language: Exclude<Language, "en">) {
  const types = WINE_TYPES.map((type) => ({ name: i18n._(type), names: [type] }));
  const rows = TRANSLATIONS.map((row) => ({
    name: row[language] || row.name,
    names: namesIn(row),
  }));
  return [...types, ...rows].map(({ name, names }) => ({ beginning: foldText(name), names }));
}

function hasOne(names: readonly string[], text: string): boolean {
  return names.some((name) => {
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
      const around = `${text[at - 1] ?? " "}${text[at + name.length] ?? " "}`;
      if (!LETTER.test(around)) return true;
    }
    return false;
  });
}

const LETTER = /[\p{Letter}\p{Number}]/u;

const BETWEEN_NAMES = /(\d+(?:[.,]\d+)?\s*%|[,;/&+()]|\b(?:and|und|et)\b)/iu;

function partsShown(kind: NamedKind, stored: string, language: Exclude<Language, "en">): string {
  const whole = shownName(kind, stored, language);
  if (whole !== undefined) return whole;
  return stored
    .split(BETWEEN_NAMES)
    .map((part) => {
      const name = part.trim();
      const shown = name === "" ? undefined : shownName(kind, name, language);
      return shown === undefined ? part : part.replace(name, () => shown);
    })
    .join("");
}

/**
 * A grape without a name in this language is shown under its stored name, which is often the name
 * on the label.
 */
function shownName(kind: NamedKind, name: string, language: Exclude<Language, "en">) {
  const row = byName.get(keyOf(kind, name));
  return row && (row[language] || (kind === "grape" ? name : row.name));
}

function namesIn({ name, other_names, de, fr, it, es }: Translation): readonly string[] {
  return [...new Set([name, ...other_names, de, fr, it, es])].filter((one) => one !== "");
}

function keyOf(kind: NamedKind, name: string): string {
  return `${kind} ${foldText(name.trim())}`;
}
