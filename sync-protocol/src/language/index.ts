export { i18n, type Message, textLanguage, type Values, setTextLanguage } from "./i18n.ts";
export * from "./languages.ts";
