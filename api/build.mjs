/**
 * Bundles the server, its photo process and its commands into one file each. npm packages stay
 * external.
 */
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
  // Lazily loaded modules become separate files.
  splitting: true,
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
  // The contract (sync-protocol) is TypeScript source, so it is bundled instead of staying
  // external.
  alias: {
    "sync-protocol/drinking": join(here, "../sync-protocol/src/drinking/index.ts"),
    "sync-protocol/refusals": join(here, "../sync-protocol/src/refusalSentences.ts"),
    "sync-protocol": join(here, "../sync-protocol/src/index.ts"),
  },
  // Data tables are imported as text.
  loader: { ".tsv": "text", ".po": "text" },
  sourcemap: true,
  logLevel: "warning",
});
