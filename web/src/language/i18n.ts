// By its path: Vite's configuration imports the theme and thus this file, and Node loads no
// TypeScript of a package.
export { i18n, textLanguage, wordWith } from "../../../sync-protocol/src/language/index.ts";
