import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { licencesPage } from "./licencesPage.ts";
import {
  bundledPackages,
  folderOf,
  LIBVIPS,
  neededPackages,
  OTHER_WORKS,
  readPackage,
} from "./works.ts";

/**
 * The last build step. Writes `licences.html`: all third-party works in the app and on the server,
 * with their licences. Fails if a licence text is missing.
 */
const WEB = join(import.meta.dirname, "..");
const DIST = join(WEB, "dist");

/**
 * Packages whose files are served but not in source maps: a font, icons, and Vite, which adds a
 * helper.
 */
const BESIDE_SCRIPTS = ["@fontsource-variable/fraunces", "@tabler/icons", "vite"];

const beside = BESIDE_SCRIPTS.map((name) => folderOf(name, WEB));
const inApp = new Set([...bundledPackages(DIST), ...beside]);
const font = readdirSync(join(DIST, "assets")).find((file) =>
  /^fraunces-latin-wght-normal.*\.woff2$/.test(file),
);
const page = licencesPage({
  inApp: [...Array.from(inApp, readPackage), ...OTHER_WORKS],
  onServer: [...neededPackages("api").map(readPackage), LIBVIPS],
  font: font && `assets/${font}`,
});
writeFileSync(join(DIST, "licences.html"), page);
