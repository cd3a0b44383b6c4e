import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import {
  type CompiledIcuChoices,
  type CompiledMessage,
  compileMessage,
} from "@lingui/message-utils/compileMessage";
import { LANGUAGES } from "sync-protocol";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

const ROOT = new URL("../..", import.meta.url);
const po = formatter({ explicitIdAsDefault: true });

/** Translations that are allowed to equal the English text, by package and language. */
const equalSchema = z.record(z.string(), z.record(z.string(), z.array(z.string())));
const EQUAL = equalSchema.parse(JSON.parse(read(".ci/lint/equalTexts.json")));

const CATALOGUES = await Promise.all(
  ["api", "web"].flatMap((program) =>
    LANGUAGES.filter((language) => language !== "en").map(async (language) => {
      const file = read(`${program}/locales/${language}.po`);
      const context = { locale: language, sourceLocale: "en", filename: language };
      const messages = Object.entries(await po.parse(file, context));
      const texts = messages.map(([id, { translation }]) => ({ id, translation }));
      return { program, language, file, texts };
    }),
  ),
);

describe.each(CATALOGUES)(
  "the $language catalogue of $program",
  ({ program, language, file, texts }) => {
    test("a catalogue has exactly the messages that the code uses", async () => {
      expect(texts.map(({ id }) => id).sort()).toEqual([...(await messagesOfCode(program))].sort());
    });

    test("a catalogue translates every message", () => {
      expect(texts.filter(({ translation }) => translation === "")).toEqual([]);
      const equal = texts
        .filter(({ id, translation }) => english(id) === translation)
        .map(({ id }) => id);
      expect(equal.sort()).toEqual([...(EQUAL[program]?.[language] ?? [])].sort());
    });

    test("each translation has the placeholders and plurals of its English text", () => {
      const wrong = texts.filter(
        ({ id, translation }) => argumentsOf(id).join() !== argumentsOf(translation).join(),
      );
      expect(wrong).toEqual([]);
    });

    test("each translated plural uses only the plural forms of the language", () => {
      const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const { translation } of texts) {
        const plurals = argumentsIn(compileMessage(translation)).filter(
          ({ kind }) => kind === "plural",
        );
        for (const { forms } of plurals) {
          expect(known).toEqual(expect.arrayContaining([...forms]));
          expect(forms).toEqual(expect.arrayContaining(["one", "other"]));
        }
      }
    });

    if (program === "api") {
      test("a catalogue has no markup, because pages use its texts as HTML", () => {
        expect(texts.filter(({ id, translation }) => /[<>&]/.test(id + translation))).toEqual([]);
      });
    }

    test("a catalogue states whether a native speaker reviewed its texts", () => {
      expect(file).toMatch(/^"X-Review: (?:unreviewed|reviewed by .+)\\n"$/m);
    });
  },
);

const extracted = new Map<string, Promise<readonly string[]>>();

/** The ids of the messages that `npm run messages` extracts from a package. */
function messagesOfCode(program: string): Promise<readonly string[]> {
  const known = extracted.get(program) ?? extract(program);
  extracted.set(program, known);
  return known;
}

async function extract(program: string): Promise<readonly string[]> {
  const configPath = fileURLToPath(new URL(".ci/lingui.config.mjs", ROOT));
  const catalogs = await getCatalogs(getConfig({ configPath }));
  const ofProgram = catalogs.filter(({ path }) => path.includes(`${program}/locales`));
  const found = await Promise.all(ofProgram.map((catalog) => catalog.collect()));
  return found.flatMap((messages) => Object.keys(messages ?? {}));
}

/** The English text of a message, without the context after `|`. */
function english(id: string): string {
  return id.replace(/\|.*/, "");
}

function read(path: string): string {
  return readFileSync(new URL(path, ROOT), "utf8");
}

interface Argument {
  readonly name: string;
  readonly kind: string;
  readonly forms: readonly string[];
}

/** The arguments of a message with their kinds, each once: `count plural`. */
function argumentsOf(message: string): readonly string[] {
  const found = argumentsIn(compileMessage(message)).map(({ name, kind }) => `${name} ${kind}`);
  return [...new Set(found)].sort();
}

/** All arguments, also those inside the forms of a plural. */
function argumentsIn(message: CompiledMessage): readonly Argument[] {
  return message.flatMap((token) => {
    if (typeof token === "string") return [];
    const [name, kind = "", format] = token;
    const forms = isChoices(format) ? Object.entries(format) : [];
    const texts = forms.filter(([form]) => form !== "offset");
    return [
      { name, kind, forms: texts.map(([form]) => form) },
      ...texts.flatMap(([, text]) => (Array.isArray(text) ? argumentsIn(text) : [])),
    ];
  });
}

function isChoices(format: unknown): format is CompiledIcuChoices {
  return typeof format === "object" && format !== null;
}
