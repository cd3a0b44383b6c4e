/** Import circles, which no lint rule of the language sees. The walls between folders are in eslint.config.js. */
module.exports = {
  forbidden: [
    {
      name: "no-circles",
      comment: "Arrows point one way: two files that need each other are one subject or three.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|\\.tsbuild)/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".mjs"] },
  },
};
