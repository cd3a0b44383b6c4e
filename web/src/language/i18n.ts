// Imported by its path, because Vite's configuration imports the theme and thus this file, and Node
// loads no TypeScript from a package.
export { i18n, textLanguage, setTextLanguage } from "../../../sync-protocol/src/language/index.ts";
