import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { licencesPage } from "./licencesPage.ts";
import { bundledPackages, neededPackages } from "./packagesOf.ts";
import { folderOf, LIBVIPS, OTHER_WORKS, readPackage, type Work } from "./Work.ts";

const WEB = join(import.meta.dirname, "..");

/** Packages of which something is served that is no script of theirs: a font, drawings, a helper. */
const BESIDE_SCRIPTS = ["@fontsource-variable/fraunces", "@tabler/icons", "vite"];

/**
 * Writes `licences.html`, which names every work of others in what is served, with its licence, and
 * those that the server runs on. It comes last, when the service worker is built too; a package
 * without a text ends the build.
 */
export const licences: Plugin = {
  name: "licences",
  apply: "build",
  closeBundle: {
    order: "post",
    sequential: true,
    handler() {
      const dist = join(WEB, "dist");
      const assets = join(dist, "assets");
      // Of a build that failed this comes too, and a fault of its own would hide why.
      if (!existsSync(assets)) return;
      const font = readdirSync(assets).find((file) =>
        /^fraunces-latin-wght-normal.*\.woff2$/.test(file),
      );
      const page = licencesPage({
        inApp: worksInApp(dist),
        onServer: worksOnServer(),
        font: font && `assets/${font}`,
      });
      writeFileSync(join(dist, "licences.html"), page);
    },
  },
};

/** What is in the built app, by name. */
function worksInApp(dist: string): Work[] {
  const beside = BESIDE_SCRIPTS.map((name) => {
    const folder = folderOf(name, WEB, join(WEB, ".."));
    if (folder === undefined) throw new Error(`${name} is not installed: npm ci`);
    return folder;
  });
  const folders = new Set([...bundledPackages(dist), ...beside]);
  return byName([...Array.from(folders, readPackage), ...OTHER_WORKS]);
}

/** What the server runs on, by name. */
function worksOnServer(): Work[] {
  return byName([...neededPackages("api").map(readPackage), LIBVIPS]);
}

function byName(works: readonly Work[]): Work[] {
  return works.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}
