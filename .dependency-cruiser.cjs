/** Refuses imports `to` files or packages `from` files, whatever kind of import it is; the comment says why. */
const wall = (name, from, to, comment) => ({ name, comment, severity: "error", from, to });

/** A package, installed or not. */
const packages = (...names) => `(^|node_modules/)(@types/)?(${names.join("|")})(/|$)`;

const CONTRACT = "^sync-protocol/src/(language/)?index\\.ts$";
const OF_TESTS = packages("vitest", "fast-check");
const TESTS = "\\.test\\.tsx?$|/test/";

/** The folders of the sommelier; each may import those after it. */
const SOMMELIER = ["answers", "ranking", "wishes", "rules", "wines", "meals"];

/** Walls around pure rooms, which name all that may be imported. */
const PURE = [
  wall(
    "the-contract-is-pure",
    { path: "^sync-protocol/src/" },
    {
      pathNot: [
        "^sync-protocol/(src|data)/",
        "/data/.+\\.tsv\\?raw$",
        packages("zod", "uuid"),
        OF_TESTS,
      ],
    },
    "The contract imports zod and uuid only: both ends and every runtime run it.",
  ),
  wall(
    "rules-are-pure",
    { path: "^web/src/rules/", pathNot: [TESTS, "/testBuilders\\.ts$"] },
    { pathNot: ["^web/src/(language|rules)/", CONTRACT] },
    "Rules are pure: they know the contract and the language, and nothing else.",
  ),
  wall(
    "pending-changes-are-pure",
    { path: "^web/src/engine/(outbox|view)/" },
    { pathNot: ["^web/src/(engine/(outbox|view)|language|rules)/", CONTRACT, OF_TESTS] },
    "What waits, and a cellar with it, is pure: it knows the rules, the contract and nothing else.",
  ),
  wall(
    "knowledge-of-wine-is-pure",
    { path: "^web/src/(gazetteer|sommelier)/" },
    {
      pathNot: [
        "^web/src/($1|language|rules)/",
        CONTRACT,
        "^sync-protocol/(src/(profiles|drinking)/index\\.ts$|data/)",
        "^sync-protocol/data/.+\\?raw$",
        OF_TESTS,
      ],
    },
    "What is known of wines and meals is pure: it knows the rules, the contract and nothing else.",
  ),
  wall(
    "understanding-labels-is-pure",
    { path: "^web/src/labels/understand/" },
    {
      pathNot: [
        "^web/src/(labels/understand|rules)/",
        "^web/src/gazetteer/index\\.ts$",
        "^sync-protocol/data/labels/",
        CONTRACT,
        OF_TESTS,
      ],
    },
    "Understanding a label is pure: it knows the gazetteer, the rules, the contract and its words.",
  ),
  wall(
    "import-is-pure",
    { path: "^web/src/import/", pathNot: [TESTS, "/testFiles\\.ts$"] },
    {
      pathNot: [
        "^web/src/(import|language|rules)/",
        "^web/src/parts/page-language/(sendLanguage|answerInPageLanguage)\\.ts$",
        CONTRACT,
        packages("zod", "fflate", "uuid"),
      ],
    },
    "What files of other programs say is understood by rules and the contract alone.",
  ),
  wall(
    "export-is-pure",
    { path: "^web/src/export/", pathNot: [TESTS, "/testCellar\\.ts$"] },
    { pathNot: ["^web/src/(export|import|rules)/", CONTRACT, packages("zod", "fflate")] },
    "What leaves the cellar is made by rules and the contract alone.",
  ),
  wall(
    "export-starts-no-import",
    { path: "^web/src/export/" },
    { path: "^web/src/import/(worker|answerImport)" },
    "The export reads what an import would, and runs none.",
  ),
  wall(
    "the-browser-and-the-server-know-no-app",
    { path: "^web/src/(server|platform)/" },
    { path: "^web/src/", pathNot: ["^web/src/$1/", "^web/src/platform/basePath\\.ts$"] },
    "The door to the server, and what a browser lends, know nothing of the app.",
  ),
];

/** Walls between the layers of the api and of web. */
const LAYERS = [
  wall(
    "use-cases-know-no-outside",
    { path: "^api/src/cellar/" },
    {
      path: [
        packages("koa", "@koa/[^/]+", "better-sqlite3", "pg", "sharp", "nodemailer"),
        "^(node:)?fs(/|$)",
      ],
    },
    "A use case knows no HTTP and no disk; name a port.",
  ),
  wall(
    "texts-load-first",
    { path: "^web/src/language/", pathNot: TESTS },
    { pathNot: ["^web/src/language/", "^sync-protocol/src/language/index\\.ts$"] },
    "It is loaded before the app's modules, which word texts when they load: it imports none of them.",
  ),
  wall(
    "lingui-comes-with-a-catalogue",
    {
      path: "^web/src/",
      pathNot: ["^web/src/parts/page-language/wordIn\\.ts$", "\\.d\\.ts$", TESTS],
    },
    { path: packages("@lingui/[^/]+") },
    "English needs no library: take i18n from language/i18n.ts.",
  ),
  wall(
    "one-room-words-texts",
    { path: "^api/src/", pathNot: "^api/src/language/" },
    { path: packages("@lingui/[^/]+", "pofile"), dependencyTypesNot: ["type-only"] },
    "Texts for people come from a catalogue: take an `I18n` from language/textIn.ts or textFor.ts.",
  ),
  wall(
    "language-lies-below",
    { path: "^api/src/language/" },
    { path: "^api/src/(?!language/)" },
    "Catalogues know no account and no request: the caller chooses the language.",
  ),
  wall(
    "use-cases-lie-below",
    { path: "^api/src/cellar/" },
    { path: "^api/src/(store|outside|routes|middleware)/" },
    "Arrows point down: routes, store and outside know cellar, not the other way.",
  ),
  wall(
    "routes-are-thin",
    { path: "^api/src/(routes|middleware)/" },
    {
      path: ["^api/src/(store|outside)/", packages("better-sqlite3", "pg", "sharp", "nodemailer")],
    },
    "A route is thin: what lies outside is reached through a port, which app.ts hands it.",
  ),
  wall(
    "outside-implements-ports",
    { path: "^api/src/outside/" },
    { path: ["^api/src/(store|routes|middleware)/", packages("better-sqlite3", "pg")] },
    "What lies outside implements cellar's ports. Only store/ speaks to the database.",
  ),
  wall(
    "the-store-implements-ports",
    { path: "^api/src/store/" },
    { path: "^api/src/(outside|routes|middleware)/" },
    "The store implements cellar's ports and knows nothing else.",
  ),
  wall(
    "the-local-store-knows-no-server",
    { path: "^web/src/engine/db/" },
    { path: "^web/src/server/" },
    "Arrows point down: the local store knows rules only.",
  ),
  wall(
    "the-engine-runs-without-react",
    { path: "^web/src/engine/(db|sync|session)/" },
    { path: packages("react", "react-[^/]+") },
    "This runs in the service worker too. Only live/ and what is above it knows React.",
  ),
  wall(
    "only-the-store-uses-dexie",
    { path: "^web/src/(engine|parts|ui|features)/", pathNot: "^web/src/engine/db/" },
    { path: packages("dexie") },
    "Only engine/db speaks to Dexie; live makes its queries live for React.",
  ),
  wall(
    "only-live-hears-dexie",
    { path: "^web/src/(engine|parts|ui|features)/", pathNot: "^web/src/engine/(db|live)/" },
    { path: packages("dexie-[^/]+") },
    "Only engine/live turns queries into state of React.",
  ),
  wall(
    "ui-has-no-data",
    { path: "^web/src/ui/" },
    { path: "^web/src/(app|features|parts|engine|server|sw)/" },
    "What is drawn here holds no data.",
  ),
  wall(
    "parts-know-no-feature",
    { path: "^web/src/parts/" },
    { path: "^web/src/(app|features|sw)/" },
    "Features share the parts; these know none of them.",
  ),
  wall(
    "features-know-no-app",
    { path: "^web/src/features/" },
    { path: "^web/src/(app|sw)/" },
    "A feature is mounted by the app; it does not know it.",
  ),
  wall(
    "rooms-have-one-door",
    { path: "^web/src/features/" },
    {
      path: "^web/src/(import|labels|sommelier|gazetteer)/",
      pathNot: "^web/src/[^/]+/index\\.ts$",
    },
    "A room has one door: its index.ts.",
  ),
  wall(
    "profiles-have-one-door",
    { path: "^sync-protocol/src/", pathNot: "^sync-protocol/src/profiles/" },
    { path: "^sync-protocol/src/profiles/", pathNot: "/index\\.ts$" },
    "Profiles are loaded lazily: they have one door, index.ts.",
  ),
  wall(
    "the-contract-loads-no-windows",
    { path: "^sync-protocol/src/", pathNot: "^sync-protocol/src/drinking/" },
    { path: "^sync-protocol/src/drinking/" },
    "Drinking windows are loaded lazily.",
  ),
];

/** Every wall between packages, layers and rooms, and import circles. */
module.exports = {
  forbidden: [
    ...PURE,
    ...LAYERS,
    {
      name: "no-circles",
      comment: "Arrows point one way: two files that need each other are one subject or three.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "the-contract-imports-no-package",
      comment: "web and api import the contract, never the other way.",
      severity: "error",
      from: { path: "^sync-protocol/" },
      to: { path: "^(api|web|e2e)/" },
    },
    {
      name: "api-imports-no-client",
      comment: "web and api meet in sync-protocol alone. What benchmarks share is in .ci/bench.",
      severity: "error",
      from: { path: "^api/" },
      to: { path: "^(web|e2e)/" },
    },
    {
      name: "web-imports-no-server",
      comment: "web and api meet in sync-protocol alone. What benchmarks share is in .ci/bench.",
      severity: "error",
      from: { path: "^web/" },
      to: { path: "^(api|e2e)/" },
    },
    {
      name: "e2e-imports-no-package",
      comment:
        "End-to-end tests know the browser and the documented calls only; the simulation runs both sides.",
      severity: "error",
      from: { path: "^e2e/", pathNot: "^e2e/simulation/" },
      to: { path: "^(sync-protocol|api|web)/" },
    },
    {
      name: "features-import-no-feature",
      comment: "A feature never imports a feature: move the shared part down.",
      severity: "error",
      from: { path: "^web/src/features/([^/]+)/" },
      to: { path: "^web/src/features/", pathNot: "^web/src/features/$1/" },
    },
    {
      name: "the-engine-has-one-door",
      comment:
        "Screens take index.ts, or import() what comes later; the service worker has its own door.",
      severity: "error",
      from: {
        path: "^web/src/",
        pathNot: "^web/src/engine/|\\.test\\.tsx?$|/test/|/testBuilders\\.ts$|/testCellar\\.ts$",
      },
      to: {
        path: "^web/src/engine/",
        pathNot: "^web/src/engine/(index|inServiceWorker)\\.ts$",
        dependencyTypesNot: ["dynamic-import"],
      },
    },
    {
      name: "the-engine-knows-no-screen",
      comment: "The engine runs without anybody looking: screens know it, never the other way.",
      severity: "error",
      from: { path: "^web/src/engine/" },
      to: { path: "^web/src/(app|features|parts|ui|sw)/" },
    },
    // Its layers; each may import those before it: outbox, view, db, sync, session, live.
    ...["view", "db", "sync", "session", "live"].map((room, at, rooms) => ({
      name: `engine-below-${room}`,
      comment: "Arrows of the engine point down: live, session, sync, db, view, outbox.",
      severity: "error",
      from: {
        path: `^web/src/engine/(${["outbox", ...rooms.slice(0, at)].join("|")})/`,
        pathNot: "\\.test\\.tsx?$|/test/",
      },
      to: { path: `^web/src/engine/${room}/` },
    })),
    {
      name: "rooms-of-the-store",
      comment:
        "Commands, queries, push and pull, and opening do not know each other; each knows the tables and the photos.",
      severity: "error",
      from: {
        path: "^web/src/engine/db/(commands|queries|push-pull|opening)/",
        pathNot: "\\.test\\.ts$|/test/",
      },
      to: {
        path: "^web/src/engine/db/(commands|queries|push-pull|opening|attention|repair)/",
        pathNot: "^web/src/engine/db/$1/",
        dependencyTypesNot: ["dynamic-import"],
      },
    },
    {
      name: "tables-and-photos-lie-below",
      comment: "The tables and the photos are what the rooms of the store stand on.",
      severity: "error",
      from: { path: "^web/src/engine/db/(photos/)?[^/]+$", pathNot: "\\.test\\.ts$" },
      to: { path: "^web/src/engine/db/(commands|queries|push-pull|opening|attention|repair)/" },
    },
    {
      name: "rooms-of-the-rules",
      comment:
        "What is counted is counted of the history, which is of a cellar with its places; what a lot is lies below.",
      severity: "error",
      from: {
        path: "^web/src/rules/(lots|photo-files|cellar|placement|history)/",
        pathNot: "\\.test\\.ts$",
      },
      to: { path: "^web/src/rules/counting/" },
    },
    {
      name: "rules-below-the-history",
      comment: "A cellar and its places are known without their history.",
      severity: "error",
      from: {
        path: "^web/src/rules/(lots|photo-files|cellar|placement)/",
        pathNot: "\\.test\\.ts$",
      },
      to: { path: "^web/src/rules/history/" },
    },
    ...SOMMELIER.slice(1).map((folder, at) =>
      wall(
        "the-sommelier-points-one-way",
        { path: `^web/src/sommelier/${folder}/`, pathNot: "\\.test\\.ts$" },
        { path: `^web/src/sommelier/(index|${SOMMELIER.slice(0, at + 1).join("|")})` },
        "Meals are known without wines, wines without wishes, and all of them without an answer.",
      ),
    ),
    {
      name: "rules-below-the-cellar",
      comment: "What a lot is and what a photo is are known without a cellar.",
      severity: "error",
      from: { path: "^web/src/rules/(lots|photo-files)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^web/src/rules/(cellar|placement)/" },
    },
    {
      name: "records-below-changes",
      comment: "Calls and changes are of records and accounts, never the other way.",
      severity: "error",
      from: { path: "^sync-protocol/src/(records|account|changes)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^sync-protocol/src/calls/" },
    },
    {
      name: "records-know-no-changes",
      comment: "What a record is does not hang on how it changes.",
      severity: "error",
      from: { path: "^sync-protocol/src/(records|account)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^sync-protocol/src/changes/" },
    },
    {
      name: "sync-comes-after-the-first-card",
      comment: "What runs sync is reached through startSync.ts, which fetches it when it is due.",
      severity: "error",
      from: {
        path: "^web/src/",
        pathNot:
          "\\.test\\.tsx?$|^web/src/(sw|engine/(sync|db/push-pull))/|^web/src/engine/inServiceWorker",
      },
      to: {
        path: "^web/src/engine/(sync/(engine|drain|drainUnderLock)|db/push-pull/.*)\\.ts$",
        pathNot: "/test/",
        dependencyTypesNot: ["type-only"],
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|\\.tsbuild)/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js", ".mjs"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
    },
  },
};
