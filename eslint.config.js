import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const scripts = ["**/*.mjs", "**/*.cjs", "*.js"];

/** Refuses imports that match `patterns`, saying why. */
const wall = (files, ...patterns) => ({
  files,
  rules: {
    "no-restricted-imports": [
      "error",
      { patterns: patterns.map(([regex, message]) => ({ regex, message })) },
    ],
  },
});

export default tseslint.config(
  {
    ignores: ["**/dist/", "**/dev-dist/", ".tsbuild/", "**/test-results/", "**/playwright-report/"],
  },
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: scripts,
    languageOptions: {
      globals: { process: "readonly", console: "readonly", URL: "readonly", fetch: "readonly" },
    },
  },
  {
    files: ["web/public/*.js"],
    languageOptions: {
      globals: {
        document: "readonly",
        localStorage: "readonly",
        matchMedia: "readonly",
        URL: "readonly",
      },
    },
  },
  {
    files: ["api/assets/docs/*.js"],
    languageOptions: {
      globals: {
        AbortSignal: "readonly",
        crypto: "readonly",
        document: "readonly",
        fetch: "readonly",
        URLSearchParams: "readonly",
      },
    },
  },
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "inline-type-imports", prefer: "type-imports" },
      ],
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false } },
      ],
      "max-lines": ["error", { max: 400, skipBlankLines: true, skipComments: true }],
      "no-console": "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: "ExportDefaultDeclaration",
          message: "Named exports only: a thing has one name everywhere.",
        },
        { selector: "TSEnumDeclaration", message: "Unions by `kind` instead of enums." },
      ],
    },
  },
  {
    files: ["web/**/*.tsx"],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat["recommended-latest"]],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          name: "react-router",
          importNames: ["Link", "NavLink", "Form"],
          message: "Take ui/Link.tsx: what these bring would come before the first card.",
        },
      ],
    },
  },
  {
    files: ["**/*.config.ts", "vitest.workspace.ts"],
    rules: { "no-restricted-syntax": "off" },
  },
  {
    files: ["**/*.test.ts", "**/*.test.tsx", "**/test/**", "e2e/**"],
    rules: {
      "@typescript-eslint/consistent-type-assertions": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  wall(
    ["sync-protocol/src/**"],
    [
      "^(?!\\./|\\.\\./((account|calls|changes|records|test)/)?\\w+\\.ts$|\\.\\./profiles/index\\.ts$|zod/mini$|vitest$|fast-check$)",
      "The contract imports zod only: both ends and every runtime run it.",
    ],
  ),
  wall(
    ["api/src/cellar/**"],
    [
      "^(koa|@koa|better-sqlite3|pg$|sharp|openai|nodemailer|node:fs)",
      "A use case knows no HTTP and no disk; name a port.",
    ],
    [
      "\\.\\./(store|outside|routes|middleware)/",
      "Arrows point down: routes, store and outside know cellar, not the other way.",
    ],
  ),
  wall(
    ["api/src/routes/**", "api/src/middleware/**"],
    [
      "^(better-sqlite3|pg$|sharp|openai|nodemailer)",
      "A route is thin: what lies outside is reached through a port.",
    ],
    ["\\.\\./(store|outside)/", "Routes are handed their ports by app.ts."],
  ),
  wall(
    ["api/src/outside/**"],
    ["^(better-sqlite3|pg$)", "Only store/ speaks to the database."],
    [
      "\\.\\./(store|routes|middleware)/",
      "What lies outside implements cellar's ports and knows nothing else.",
    ],
  ),
  wall(
    ["api/src/store/**"],
    [
      "\\.\\./(outside|routes|middleware)/",
      "The store implements cellar's ports and knows nothing else.",
    ],
  ),
  wall(
    ["web/src/rules/*.ts"],
    [
      "^(?!\\./|sync-protocol$|vitest$|fast-check$)",
      "Rules are pure: they know the contract and nothing else.",
    ],
  ),
  wall(
    ["web/src/rules/*/**"],
    [
      "^(?!\\./|\\.\\./(\\w+/)?\\w+\\.ts$|sync-protocol$|vitest$|fast-check$)",
      "Rules are pure: they know the contract and nothing else.",
    ],
  ),
  wall(
    ["web/src/{gazetteer,sommelier}/**"],
    [
      "^(?!\\./|\\.\\./(\\.\\./)?rules/|\\.\\./\\w+\\.ts$|sync-protocol(/profiles)?$|vitest$|fast-check$)",
      "What is known of wines and meals is pure: it knows the rules, the contract and nothing else.",
    ],
  ),
  wall(
    ["web/src/labels/understand/**"],
    [
      "^(?!\\./|\\.\\./\\.\\./(rules/|gazetteer/index\\.ts$)|sync-protocol$|vitest$|fast-check$)",
      "Understanding a label is pure: it knows the gazetteer, the rules and the contract.",
    ],
  ),
  wall(
    ["web/src/import/**"],
    [
      "^(?!\\./|\\.\\./(\\.\\./rules/|rules/|formats/|\\w+\\.ts$)|sync-protocol$|zod/mini$|fflate$|uuid$|node:|vitest$|fast-check$)",
      "What files of other programs say is understood by rules and the contract alone.",
    ],
  ),
  wall(
    ["web/src/export/**"],
    [
      "^(?!\\./|\\.\\./rules/|sync-protocol$|zod/mini$|fflate$|vitest$|fast-check$|\\.\\./import/(?!worker))",
      "What leaves the cellar is made by rules and the contract alone.",
    ],
  ),
  wall(
    ["web/src/db/**"],
    [
      "/(app|features|live|session|sync|server|ui|sw)/",
      "Arrows point down: the local store knows rules only.",
    ],
    ["^react", "The local store runs in the service worker too."],
  ),
  wall(
    ["web/src/sync/**"],
    ["^dexie", "Only db/ speaks to Dexie."],
    [
      "/(app|features|live|session|ui|sw)/",
      "Arrows point down: sync knows the server, the local store and rules only.",
    ],
    ["^react", "Sync runs in the service worker too."],
  ),
  wall(
    ["web/src/session/**"],
    ["^dexie", "Only db/ speaks to Dexie."],
    ["/(app|features|live|ui|sw)/", "Arrows point down: a session knows sync and what is below."],
    ["^react", "Only live/ and what is above it knows React."],
  ),
  wall(
    ["web/src/{server,platform}/**"],
    [
      "^\\.\\./(?!(callServer|ServerRefusal|platform/basePath)\\.ts$)",
      "The door to the server, and what a browser lends, know nothing of the app.",
    ],
  ),
  wall(
    ["web/src/live/**"],
    ["^dexie$", "Only db/ speaks to Dexie; here its queries become live for React."],
    ["/(app|features|ui|sw)/", "Arrows point down: live knows session, sync, db and rules."],
  ),
  wall(
    ["web/src/ui/**"],
    ["^dexie", "Only db/ speaks to Dexie."],
    ["/(app|features|live|session|sync|server|db|sw)/", "Shared parts hold no data."],
  ),
  wall(
    ["web/src/features/**"],
    ["^dexie", "Only db/ speaks to Dexie; live/ has the hooks."],
    ["/(app|sw)/", "A feature is mounted by the app; it does not know it."],
    ["/sync/", "A feature reaches sync through live/."],
    ["/(import|labels|sommelier|gazetteer)/(?!index\\.ts$)", "A room has one door: its index.ts."],
    [
      "^\\.\\./[a-z-]+/(?!.*\\.\\.)|^\\.\\./\\.\\./features/",
      "A feature never imports a feature: move the shared part down.",
    ],
  ),
  wall(
    ["e2e/*.ts", "e2e/!(simulation)/**"],
    [
      "(\\.\\./)+(web|api|sync-protocol)/|^(web|api|sync-protocol)$",
      "End-to-end tests know the browser and the documented calls only.",
    ],
  ),
);
