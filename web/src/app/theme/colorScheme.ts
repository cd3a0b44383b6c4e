import { localStorageColorSchemeManager } from "@mantine/core";

/** Keeps the chosen theme under the key that `public/early.js` reads before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: "wine-cellar-theme" });
