export { i18n, type Message, textLanguage, type Values, wordWith } from "./i18n.ts";
export * from "./languages.ts";
