export type Values = Readonly<Record<string, string | number | undefined>>;

export type Message = string | { readonly id: string; readonly comment: string };

type Translate = (text: string, values: Values) => string;

let translate: Translate = inEnglish;
let language = "en";

/**
 * Translates texts into the user's language. The id of a text is its English wording, in ICU
 * message format. If one English word needs several translations, `|` and a note on the meaning
 * follow it: "View|opens the wine". The English text omits both.
 */
export const i18n = {
  _: (message: Message, values: Values = {}): string =>
    translate(typeof message === "string" ? message : message.id, values),
};

/**
 * The current language of texts, as a BCP 47 code. Dates, lists and the order of names use it too.
 */
export function textLanguage(): string {
  return language;
}

/** Sets the language of all texts from now on, and the function that translates them. */
export function setTextLanguage(code: string, words: Translate = inEnglish): void {
  [language, translate] = [code, words];
}

const PLURAL = /\{(\w+), plural, one \{((?:[^{}]|\{\w+\})*)\} other \{((?:[^{}]|\{\w+\})*)\}\}/g;

/**
 * Formats an English text, which needs no catalogue. Fills in placeholders and plurals with the
 * forms `one` and `other`.
 */
function inEnglish(id: string, values: Values): string {
  const text = id.replace(/\|.*/, "");
  if (!text.includes("{")) return text;
  return text
    .replace(PLURAL, (_plural, name: string, one: string, other: string) => {
      const count = Number(values[name]);
      return (count === 1 ? one : other).replaceAll("#", count.toLocaleString());
    })
    .replace(/\{(\w+)\}/g, (_placeholder, name: string) => String(values[name] ?? ""));
}
