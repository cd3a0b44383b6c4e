/**
 * Import circles, which no lint rule of the language sees, and the rooms of the local store. The
 * walls between the other folders are in eslint.config.js.
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
      name: "rooms-of-the-store",
      comment:
        "Commands, queries, push and pull, and opening do not know each other; each knows the tables and the photos.",
      severity: "error",
      from: {
        path: "^web/src/db/(commands|queries|push-pull|opening)/",
        pathNot: "\\.test\\.ts$|/test/",
      },
      to: {
        path: "^web/src/db/(commands|queries|push-pull|opening|attention|repair)/",
        pathNot: "^web/src/db/$1/",
        dependencyTypesNot: ["dynamic-import"],
      },
    },
    {
      name: "tables-and-photos-lie-below",
      comment: "The tables and the photos are what the rooms of the store stand on.",
      severity: "error",
      from: { path: "^web/src/db/(photos/)?[^/]+$", pathNot: "\\.test\\.ts$" },
      to: { path: "^web/src/db/(commands|queries|push-pull|opening|attention|repair)/" },
    },
    {
      name: "sync-comes-after-the-first-card",
      comment: "What runs sync is reached through startSync.ts, which fetches it when it is due.",
      severity: "error",
      from: { path: "^web/src/", pathNot: "\\.test\\.tsx?$|^web/src/sync/|^web/src/sw/" },
      to: {
        path: "^web/src/(sync/(engine|drain|drainUnderLock)|db/push-pull/.*)\\.ts$",
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
