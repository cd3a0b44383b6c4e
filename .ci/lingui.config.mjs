import { formatter } from "@lingui/format-po";

const TESTS = ["**/*.test.ts", "**/*.test.tsx", "**/test/**"];

/**
 * Settings of `npm run messages`, which extracts the calls `i18n._("English text")`. The English
 * text is the id of its message.
 */
export default {
  rootDir: `${import.meta.dirname}/..`,
  locales: ["de", "fr", "it", "es"],
  sourceLocale: "en",
  catalogs: [
    {
      path: "<rootDir>/api/locales/{locale}",
      include: ["<rootDir>/api/src"],
      exclude: TESTS,
    },
    {
      path: "<rootDir>/web/locales/{locale}",
      include: ["<rootDir>/web/manifest.ts", "<rootDir>/web/src", "<rootDir>/sync-protocol/src"],
      exclude: TESTS,
    },
  ],
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false }),
  orderBy: "messageId",
};
