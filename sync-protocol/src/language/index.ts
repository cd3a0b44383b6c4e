export { i18n, type Message, textLanguage, wordWith } from "./i18n.ts";
export * from "./languages.ts";
