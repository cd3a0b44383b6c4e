import { join } from "node:path";
import { build, type Plugin } from "esbuild";

/**
 * The code of a page as one script, without its packages. Each page of the simulation runs
 * its own copy, so that none shares its state with another.
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
