import {
  HANDLERS,
  SCREEN_RULES,
  SYNTAX_RULES,
  TABBABLE_ROLES,
  TYPED_RULES,
  TYPESCRIPT_RULES,
} from "./.ci/lint/rules.mjs";
import { TEXTS, WITHOUT_TEXTS } from "./.ci/lint/texts.mjs";

const errors = (names) => Object.fromEntries(names.map((name) => [name, "error"]));

const readonly = (...names) => Object.fromEntries(names.map((name) => [name, "readonly"]));

const TESTS = ["**/*.test.ts", "**/*.test.tsx", "**/test/**"];

/** What Oxlint checks, as `npm run lint` runs it; the walls between folders are in `.dependency-cruiser.cjs`. */
export default {
  plugins: ["import", "jsx-a11y", "react", "typescript"],
  jsPlugins: ["./.ci/lint/words.mjs", "./.ci/lint/texts.mjs"],
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
  rules: {
    ...errors(SYNTAX_RULES),
    "no-undef": "error",
    "no-unused-vars": "error",
    "words/plain": "error",
  },
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
      excludeFiles: TESTS,
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
      files: ["web/src/**"],
      excludeFiles: [...TESTS, ...Object.keys(WITHOUT_TEXTS)],
      rules: { "texts/in-catalogue": ["error", TEXTS] },
    },
    {
      files: ["**/*.config.ts", "vitest.workspace.ts"],
      rules: { "import/no-default-export": "off" },
    },
    {
      files: [...TESTS, "e2e/**"],
      rules: {
        "typescript/consistent-type-assertions": "off",
        "typescript/no-non-null-assertion": "off",
      },
    },
  ],
};
