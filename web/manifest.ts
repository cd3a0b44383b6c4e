import { readFileSync } from "node:fs";
import { formatter } from "@lingui/format-po";
import type { ManifestOptions } from "vite-plugin-pwa";
import { backgrounds } from "./themeColors.ts";

const ICON = { src: "icons/icon-192.png", sizes: "192x192", type: "image/png" };

const shortcutIcons = (name: string) => [
  { src: `icons/shortcut-${name}-96.png`, sizes: "96x96", type: "image/png" },
];

const LANGUAGES = ["de", "fr", "it", "es"] as const;

const catalogues = await Promise.all(
  LANGUAGES.map(async (language) => {
    const file = readFileSync(new URL(`locales/${language}.po`, import.meta.url), "utf8");
    const context = { locale: language, sourceLocale: "en", filename: language };
    const messages = await formatter({ explicitIdAsDefault: true }).parse(file, context);
    return [language, messages] as const;
  }),
);

/**
 * Adds to each text its translations, as a field `…_localized`. Chrome shows the one in the
 * browser's language.
 */
function localized<Texts extends Readonly<Record<string, string>>>(texts: Texts): Texts {
  const translations = Object.entries(texts).map(([member, text]) => {
    const byLanguage = catalogues.map(
      ([language, messages]) => [language, messages[text]?.translation] as const,
    );
    return [`${member}_localized`, Object.fromEntries(byLanguage)] as const;
  });
  return { ...texts, ...Object.fromEntries(translations) };
}

/**
 * Types of files that other apps can share with the app to import: wine lists exported by other
 * programs. They are also listed by extension, because some systems do not know a file's type.
 */
const SHARED_FILES = {
  name: "file",
  accept: [
    "text/csv",
    "text/tab-separated-values",
    "text/plain",
    "application/json",
    "application/zip",
    ".csv",
    ".tsv",
    ".json",
    ".zip",
  ],
};

/** The web app manifest. Its addresses are relative, so that the app also works below a path. */
export const manifest: Partial<ManifestOptions> = {
  // The app's id must not change. It equals the start address, which browsers used as the id before
  // the manifest had one. The server adds the path below which it serves the app.
  id: "/",
  name: "Wine Cellar",
  short_name: "Wine Cellar",
  ...localized({ description: /*i18n*/ "A personal wine cellar that works without a connection." }),
  lang: "en",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: backgrounds.light,
  theme_color: backgrounds.light,
  categories: ["food", "lifestyle"],
  // Opens links in the window that is already open. A form with unsaved work asks before the page
  // is left.
  launch_handler: { client_mode: "navigate-existing" },
  shortcuts: [
    {
      ...localized({
        name: /*i18n*/ "Add Wine",
        description: /*i18n*/ "Photograph a label or fill in the form",
      }),
      url: "./?action=add-wine",
      icons: shortcutIcons("add"),
    },
    {
      ...localized({
        name: /*i18n*/ "Scan",
        description: /*i18n*/ "Find a wine by its sticker or barcode",
      }),
      url: "./?action=scan",
      icons: shortcutIcons("scan"),
    },
    {
      ...localized({
        name: /*i18n*/ "Journal",
        description: /*i18n*/ "What you opened and how it was",
      }),
      url: "./journal",
      icons: shortcutIcons("journal"),
    },
    {
      ...localized({
        name: /*i18n*/ "Meal Pairing",
        short_name: /*i18n*/ "Pairing",
        description: /*i18n*/ "Find a bottle in your cellar for a meal",
      }),
      url: "./?tab=pairing",
      icons: shortcutIcons("pairing"),
    },
  ],
  share_target: {
    action: "share",
    method: "POST",
    enctype: "multipart/form-data",
    params: {
      title: "title",
      text: "text",
      url: "url",
      files: [{ name: "picture", accept: ["image/*"] }, SHARED_FILES],
    },
  },
  file_handlers: [
    {
      action: "./import",
      accept: {
        "text/csv": [".csv"],
        "application/json": [".json"],
        "application/zip": [".zip"],
      },
    },
  ],
  screenshots: [
    {
      src: "screenshots/narrow.png",
      sizes: "390x844",
      type: "image/png",
      form_factor: "narrow",
      label: "The cellar on a phone",
    },
    {
      src: "screenshots/wide.png",
      sizes: "1280x800",
      type: "image/png",
      form_factor: "wide",
      label: "The cellar on a desktop",
    },
  ],
  icons: [
    { src: "favicon.svg", sizes: "any", type: "image/svg+xml" },
    ICON,
    { src: "icons/icon-512.png", sizes: "512x512", type: "image/png" },
    {
      src: "icons/icon-maskable-512.png",
      sizes: "512x512",
      type: "image/png",
      purpose: "maskable",
    },
    {
      src: "icons/icon-monochrome-512.png",
      sizes: "512x512",
      type: "image/png",
      purpose: "monochrome",
    },
  ],
};
