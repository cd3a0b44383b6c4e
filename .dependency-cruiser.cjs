/**
 * Arrows between packages, features and rooms, whatever kind of import draws them, and import
 * circles. The walls between the other folders are in oxlint.config.js.
 */
module.exports = {
  forbidden: [
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
      name: "rules-know-no-engine",
      comment: "Rules are what the engine and the screens stand on.",
      severity: "error",
      from: { path: "^web/src/rules/", pathNot: "\\.test\\.ts$|/testBuilders\\.ts$" },
      to: { path: "^web/src/engine/" },
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
    // Its rooms, each of which may know those before it: outbox, view, db, sync, session, live.
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
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".mjs"] },
  },
};
