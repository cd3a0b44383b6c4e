export type Values = Readonly<Record<string, string | number | undefined>>;

export type Message = string | { readonly id: string; readonly comment: string };

type Translate = (text: string, values: Values) => string;

let translate: Translate = inEnglish;
let language = "en";

/**
 * Translates texts into the user's language. The id of a text is its English wording, in ICU
 * message format. A word with several meanings is followed by `|` and one meaning, which the
 * English text omits: "View|opens the wine".
 */
export const i18n = {
  _: (message: Message, values: Values = {}): string =>
    translate(typeof message === "string" ? message : message.id, values),
};

/** The language of texts, as a BCP 47 code: for dates, lists and the order of names. */
export function textLanguage(): string {
  return language;
}

/** Sets the language of all texts from now on. */
export function wordWith(code: string, words: Translate = inEnglish): void {
  [language, translate] = [code, words];
}

const PLURAL = /\{(\w+), plural, one \{((?:[^{}]|\{\w+\})*)\} other \{((?:[^{}]|\{\w+\})*)\}\}/g;

/**
 * Formats an English text, for which no catalogue is needed. Fills in placeholders, and plurals
 * with the forms `one` and `other`.
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
