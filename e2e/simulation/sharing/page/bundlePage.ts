import { join } from "node:path";
import { build, type Plugin } from "esbuild";

/**
 * Bundles the app's code into one script, without its packages. Each simulated page runs a separate
 * copy, so that pages share no state.
 */
export async function bundlePage(plugins: Plugin[] = []): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "pageCode.ts")],
    bundle: true,
    write: false,
    format: "cjs",
    platform: "browser",
    target: "esnext",
    packages: "external",
    plugins,
    logLevel: "silent",
  });
  const [file] = outputFiles;
  if (!file) throw new Error("The page's code was not bundled");
  return file.text;
}
