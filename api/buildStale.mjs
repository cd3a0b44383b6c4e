/** What is built of the product, and when it is stale. */
import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const shared = ["package-lock.json", "sync-protocol/src", "sync-protocol/data"];

/** Of each part what it is made of and what comes of it, as paths from the root. */
export const builds = [
  {
    name: "the web app",
    inputs: [
      ...shared,
      "web/src",
      "web/public",
      "web/licences",
      "docs/licences",
      // The help page says the version and what is new.
      "CHANGELOG.md",
      "package.json",
      // The page and all that the bundler is configured by.
      ...filesIn("web"),
    ],
    outputs: ["web/dist/index.html", "web/dist/sw.js", "web/dist/licences.html"],
    workspace: "web",
  },
  {
    name: "the server",
    inputs: [...shared, "api/src", "api/build.mjs", "api/package.json"],
    outputs: ["main", "photoMain", "backup", "restore", "move", "checkStore"].map(
      (name) => `api/dist/${name}.js`,
    ),
    workspace: "api",
  },
];

/** Builds what is stale of the named parts, all by default; ends the process where that fails. */
export function buildStale(names = builds.map(({ name }) => name)) {
  for (const { name, inputs, outputs, workspace } of builds) {
    if (!names.includes(name) || oldest(outputs) > newest(inputs)) continue;
    // The standard output is kept for what the command itself has to say.
    console.error(`Building ${name} …`);
    const status = build(workspace);
    if (status !== 0) process.exit(status);
  }
}

/** The files that lie in a folder itself. */
function filesIn(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
}

/** When the oldest of these files was written; a missing one counts as never. */
function oldest(paths) {
  return Math.min(
    ...paths.map((path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0),
  );
}

/** When the newest of these files and folders was written or lost a file. Tests don't count. */
function newest(paths) {
  return Math.max(...paths.map((path) => newestWithin(join(root, path))));
}

function newestWithin(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || /\.test\.tsx?$/.test(path)) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(
    found.mtimeMs,
    ...readdirSync(path).map((name) => newestWithin(join(path, name))),
  );
}

/** Runs the workspace's build script; shows its output only if it fails. */
function build(workspace) {
  const ended = spawnSync("npm", ["run", "--silent", "build", "-w", workspace], {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (ended.status !== 0) console.error(ended.error?.message ?? ended.stdout + ended.stderr);
  return ended.status ?? 1;
}
