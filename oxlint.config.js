import {
  HANDLERS,
  SCREEN_RULES,
  SYNTAX_RULES,
  TABBABLE_ROLES,
  TYPED_RULES,
  TYPESCRIPT_RULES,
} from "./.ci/lint/rules.mjs";

const errors = (names) => Object.fromEntries(names.map((name) => [name, "error"]));

const readonly = (...names) => Object.fromEntries(names.map((name) => [name, "readonly"]));

/** Refuses imports of `files` that match the patterns, saying why. */
const wall = (files, ...patterns) => ({
  files,
  rules: { "cellar/walls": ["error", ...patterns] },
});

/** What Oxlint checks, as `npm run lint` runs it; the arrows within rooms are in `.dependency-cruiser.cjs`. */
export default {
  plugins: ["import", "jsx-a11y", "react", "typescript"],
  jsPlugins: ["./.ci/lint/walls.mjs"],
  categories: { correctness: "off" },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: "error" },
  env: { builtin: true },
  ignorePatterns: [
    "**/dist/",
    "**/dev-dist/",
    ".tsbuild/",
    "**/test-results/",
    "**/playwright-report/",
  ],
  rules: { ...errors(SYNTAX_RULES), "no-undef": "error", "no-unused-vars": "error" },
  overrides: [
    {
      files: ["**/*.mjs", "**/*.cjs", "*.js"],
      globals: readonly("process", "console", "URL", "fetch"),
    },
    { files: ["**/*.cjs"], env: { commonjs: true } },
    {
      files: ["web/public/*.js"],
      globals: readonly("document", "localStorage", "matchMedia", "URL"),
    },
    { files: ["api/assets/demo/draw.mjs"], globals: readonly("document") },
    {
      files: ["api/assets/docs/*.js"],
      globals: readonly("AbortSignal", "crypto", "document", "fetch", "URLSearchParams"),
    },
    {
      files: ["**/*.ts", "**/*.tsx"],
      rules: {
        ...errors(TYPESCRIPT_RULES),
        ...errors(TYPED_RULES),
        // The types tell.
        "no-undef": "off",
        "typescript/ban-ts-comment": ["error", { minimumDescriptionLength: 10 }],
        "typescript/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
        "typescript/restrict-plus-operands": [
          "error",
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        "typescript/restrict-template-expressions": [
          "error",
          {
            allowAny: false,
            allowBoolean: false,
            allowNever: false,
            allowNullish: false,
            allowNumber: false,
            allowRegExp: false,
          },
        ],
        "typescript/return-await": ["error", "error-handling-correctness-only"],
        "typescript/consistent-type-assertions": ["error", { assertionStyle: "never" }],
        "typescript/consistent-type-imports": [
          "error",
          { fixStyle: "inline-type-imports", prefer: "type-imports" },
        ],
        "max-lines": ["error", { max: 400, skipBlankLines: true, skipComments: true }],
        "no-console": "error",
        "import/no-default-export": "error",
      },
    },
    {
      files: ["web/**/*.tsx"],
      rules: {
        ...errors(SCREEN_RULES),
        // Oxlint's own settings of these are lenient.
        "jsx-a11y/interactive-supports-focus": ["error", { tabbable: TABBABLE_ROLES }],
        "jsx-a11y/no-static-element-interactions": ["error", { handlers: HANDLERS }],
        "jsx-a11y/no-noninteractive-element-interactions": [
          "error",
          {
            handlers: HANDLERS,
            body: ["onError", "onLoad"],
            iframe: ["onError", "onLoad"],
            img: ["onError", "onLoad"],
          },
        ],
        "jsx-a11y/no-noninteractive-element-to-interactive-role": [
          "error",
          { ul: [], ol: [], li: [], table: [], td: [], tr: [], fieldset: [] },
        ],
        "jsx-a11y/no-interactive-element-to-noninteractive-role": ["error", { tr: [], canvas: [] }],
        "no-restricted-imports": [
          "error",
          {
            name: "react-router",
            importNames: ["Link", "NavLink", "Form"],
            message: "Take ui/page/Link.tsx: what these bring would come before the first card.",
          },
          {
            name: "@mantine/core",
            importNames: ["Modal", "Drawer"],
            message: "Take ui/dialogs/Modal.tsx or Sheet.tsx: the browser's Back closes these.",
          },
        ],
      },
    },
    {
      files: ["web/src/**"],
      excludeFiles: ["**/*.test.ts", "**/*.test.tsx", "**/test/**"],
      rules: {
        "no-restricted-properties": [
          "error",
          {
            object: "crypto",
            property: "randomUUID",
            message: "Take platform/newId.ts: a page over plain http has no randomUUID.",
          },
        ],
      },
    },
    {
      files: ["**/*.config.ts", "vitest.workspace.ts"],
      rules: { "import/no-default-export": "off" },
    },
    {
      files: ["**/*.test.ts", "**/*.test.tsx", "**/test/**", "e2e/**"],
      rules: {
        "typescript/consistent-type-assertions": "off",
        "typescript/no-non-null-assertion": "off",
      },
    },
    wall(
      ["sync-protocol/src/**"],
      [
        "^(?!\\./|\\.\\./((account|calls|changes|records|test)/)?\\w+\\.ts$|\\.\\./profiles/index\\.ts$|(\\.\\./)+data/[\\w/-]+\\.tsv\\?raw$|zod/mini$|uuid$|vitest$|fast-check$)",
        "The contract imports zod and uuid only: both ends and every runtime run it.",
      ],
    ),
    wall(
      ["api/src/cellar/**"],
      [
        "^(koa|@koa|better-sqlite3|pg$|sharp|nodemailer|node:fs)",
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
        "^(better-sqlite3|pg$|sharp|nodemailer)",
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
    {
      ...wall(
        ["web/src/rules/*.ts"],
        [
          "^(?!\\./|sync-protocol$|vitest$|fast-check$)",
          "Rules are pure: they know the contract and nothing else.",
        ],
      ),
      excludeFiles: ["web/src/rules/testBuilders.ts"],
    },
    {
      ...wall(
        ["web/src/rules/*/**"],
        [
          "^(?!\\./|\\.\\./(\\w+/)?\\w+\\.ts$|sync-protocol$|vitest$|fast-check$)",
          "Rules are pure: they know the contract and nothing else.",
        ],
      ),
      excludeFiles: ["**/*.test.ts"],
    },
    wall(
      ["web/src/engine/{outbox,view}/**"],
      [
        "^(?!\\./|\\.\\./outbox/|\\.\\./\\.\\./rules/|sync-protocol$|vitest$|fast-check$)",
        "What waits, and a cellar with it, is pure: it knows the rules, the contract and nothing else.",
      ],
    ),
    wall(
      ["web/src/{gazetteer,sommelier}/**"],
      [
        "^(?!\\./|\\.\\./(\\.\\./)?rules/|\\.\\./\\w+\\.ts$|sync-protocol(/profiles|/data/.+)?$|vitest$|fast-check$)",
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
    {
      ...wall(
        ["web/src/import/**"],
        [
          "^(?!\\./|\\.\\./(\\.\\./rules/|rules/|formats/|values/|words/|\\w+\\.ts$)|sync-protocol$|zod/mini$|fflate$|uuid$|node:|vitest$|fast-check$)",
          "What files of other programs say is understood by rules and the contract alone.",
        ],
      ),
      excludeFiles: ["**/*.test.ts"],
    },
    {
      ...wall(
        ["web/src/export/**"],
        [
          "^(?!\\./|\\.\\./rules/|sync-protocol$|zod/mini$|fflate$|vitest$|fast-check$|\\.\\./import/(?!worker))",
          "What leaves the cellar is made by rules and the contract alone.",
        ],
      ),
      excludeFiles: ["**/*.test.ts", "web/src/export/testCellar.ts"],
    },
    wall(
      ["web/src/engine/db/**"],
      [
        "/(app|features|live|session|sync|server|ui|sw)/",
        "Arrows point down: the local store knows rules only.",
      ],
      ["^react", "The local store runs in the service worker too."],
    ),
    wall(
      ["web/src/engine/sync/**"],
      ["^dexie", "Only engine/db speaks to Dexie."],
      [
        "/(app|features|live|session|ui|sw)/",
        "Arrows point down: sync knows the server, the local store and rules only.",
      ],
      ["^react", "Sync runs in the service worker too."],
    ),
    wall(
      ["web/src/engine/session/**"],
      ["^dexie", "Only engine/db speaks to Dexie."],
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
      ["web/src/engine/live/**"],
      ["^dexie$", "Only db/ speaks to Dexie; here its queries become live for React."],
      ["/(app|features|ui|sw)/", "Arrows point down: live knows session, sync, db and rules."],
    ),
    wall(
      ["web/src/ui/**"],
      ["^dexie", "Only engine/db speaks to Dexie."],
      ["/(app|features|parts|engine|server|sw)/", "What is drawn here holds no data."],
    ),
    wall(
      ["web/src/parts/**"],
      ["^dexie", "Only engine/db speaks to Dexie."],
      ["/(app|features|sw)/", "Features share the parts; these know none of them."],
    ),
    wall(
      ["web/src/features/**"],
      ["^dexie", "Only engine/db speaks to Dexie."],
      ["/(app|sw)/", "A feature is mounted by the app; it does not know it."],
      [
        "^\\..*/(import|labels|sommelier|gazetteer)/(?!index\\.ts$)",
        "A room has one door: its index.ts.",
      ],
    ),
    {
      ...wall(
        ["e2e/**"],
        [
          "(\\.\\./)+(web|api|sync-protocol)/|^(web|api|sync-protocol)$",
          "End-to-end tests know the browser and the documented calls only.",
        ],
      ),
      excludeFiles: ["e2e/simulation/**"],
    },
  ],
};
