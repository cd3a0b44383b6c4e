export { i18n, textLanguage, wordWith } from "sync-protocol/language";
