import { cell, foldText, readTsv } from "sync-protocol";
import translationsTable from "sync-protocol/data/gazetteer/translations.tsv?raw";
import { expect, test } from "vitest";
import { COUNTRIES, equalNames, placeCalled } from "./index.ts";
import { namesFor, namesLike } from "./translations.ts";

const rows = readTsv(translationsTable, {
  kind: cell.oneOf(["country", "region", "grape"]),
  name: cell.text,
  de: cell.text,
  fr: cell.text,
  it: cell.text,
  es: cell.text,
});
const [german, french, italian, spanish] = (["de", "fr", "it", "es"] as const).map(namesFor);

test("every country of the gazetteer has its names in each language", () => {
  const translated = new Set(rows.flatMap(({ kind, name }) => (kind === "country" ? name : [])));
  expect(COUNTRIES.filter(({ name }) => !translated.has(name))).toEqual([]);
});

test("each row of translations names one country, one grape or one place", () => {
  const meant = (kind: "country" | "grape") =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ name }) => new Set(namesLike(kind, name).map(equalNames[kind])));
  expect([...meant("country"), ...meant("grape")].filter(({ size }) => size !== 1)).toEqual([]);
  expect([...meant("country"), ...meant("grape")].some((names) => names.has(undefined))).toBe(
    false,
  );

  const regions = rows.filter(({ kind }) => kind === "region").map(({ name }) => name);
  const twice = regions.filter((name) =>
    COUNTRIES.some((country) => {
      const places = namesLike("region", name).map((one) => placeCalled(one, country.name));
      return new Set(places).size > 1;
    }),
  );
  expect(twice).toEqual([]);
});

test("no name of a country, region or grape has two translation rows", () => {
  const seen = new Map<string, string>();
  const shared = rows.flatMap(({ kind, name }) =>
    namesLike(kind, name).flatMap((one) => {
      const key = `${kind} ${foldText(one)}`;
      const before = seen.get(key) ?? name;
      seen.set(key, before);
      return before === name ? [] : [`${one}: ${before}, ${name}`];
    }),
  );
  expect(shared).toEqual([]);
});

test("a stored name in any language is shown in the page's language", () => {
  expect(italian?.shown("country", "Deutschland")).toBe("Germania");
  expect(german?.shown("country", "Germany")).toBe("Deutschland");
  expect(german?.shown("region", "Bourgogne")).toBe("Burgund");
  expect(spanish?.shown("region", "burgund ")).toBe("Borgoña");
  expect(german?.shown("region", "Moselle")).toBe("Mosel");
  expect(french?.shown("country", "Türkiye")).toBe("Turquie");
});

test("unknown names, and all names in English, are shown as stored", () => {
  expect(german?.shown("region", "Cosy Hills")).toBe("Cosy Hills");
  expect(namesFor("en").shown("country", "Deutschland")).toBe("Deutschland");
});

test("each grape of a blend is translated, and its percentage stays", () => {
  expect(german?.shown("grape", "60 % Pinot Gris, 40% Chardonnay")).toBe(
    "60 % Grauburgunder, 40% Chardonnay",
  );
  expect(spanish?.shown("grape", "Tempranillo & Grenache")).toBe("Tempranillo & Garnacha");
});

test("a grape without a translation is shown under its stored name", () => {
  expect(german?.shown("grape", "Garnacha")).toBe("Garnacha");
  expect(spanish?.shown("grape", "Spätburgunder")).toBe("Spätburgunder");
  expect(italian?.shown("grape", "Spätburgunder")).toBe("Pinot Nero");
});

test("in “Barolo, Piedmont”, each place name is translated separately", () => {
  expect(french?.shown("region", "Barolo, Piedmont")).toBe("Barolo, Piémont");
});

test("a search matches full names in all languages, beginnings only in the page's", () => {
  const isFound = (table: typeof german, search: string, text: string) =>
    table?.searched([search]).some(({ isNamedIn }) => isNamedIn?.(text)) === true;
  expect(isFound(german, "deutschl", "riesling\ngermany")).toBe(true);
  expect(isFound(german, "allemagne", "deutschland")).toBe(true);
  expect(isFound(namesFor("en"), "deutschland", "germany")).toBe(true);
  expect(isFound(namesFor("en"), "deutschl", "germany")).toBe(false);
});

test("on a German page, searching “burgundy” finds “burgund” but not “spatburgunder”", () => {
  const [part] = german?.searched(["burgundy"]) ?? [];
  expect(["burgund, rot", "spatburgunder"].map((text) => part?.isNamedIn?.(text))).toEqual([
    true,
    false,
  ]);
});

test("search words such as “paesi baschi” are looked up as one name", () => {
  const parts = italian?.searched(["barbera", "paesi", "baschi", "2019"]).map(({ words }) => words);
  expect(parts).toEqual([["barbera"], ["paesi", "baschi"], ["2019"]]);
});
