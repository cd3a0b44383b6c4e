/** Bundles the server, its photo process and its upkeep into one file each; what comes from npm stays outside. */
import { join } from "node:path";
import { build } from "esbuild";

const here = import.meta.dirname;

await build({
  entryPoints: [
    "main",
    "backup",
    "people",
    "restore",
    "move",
    "checkStore",
    "outside/photo-developer/photoMain",
  ].map((name) => join(here, `src/${name}.ts`)),
  outdir: join(here, "dist"),
  entryNames: "[name]",
  bundle: true,
  // What is loaded only where it is wanted is a file of its own.
  splitting: true,
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
  // The contract is a package of ours, in TypeScript, so it goes into the bundle.
  alias: {
    "sync-protocol/drinking": join(here, "../sync-protocol/src/drinking/index.ts"),
    "sync-protocol": join(here, "../sync-protocol/src/index.ts"),
  },
  // Data tables, which are imported as text.
  loader: { ".tsv": "text" },
  sourcemap: true,
  logLevel: "warning",
});
