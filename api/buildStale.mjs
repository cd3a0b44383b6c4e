/** Builds the web app and the server if their sources have changed. */
import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const shared = ["package-lock.json", "sync-protocol/src", "sync-protocol/data"];

/** Inputs and outputs of each build, as paths from the root. */
export const builds = [
  {
    name: "the web app",
    inputs: [
      ...shared,
      "web/src",
      "web/public",
      "web/licences",
      "docs/licences",
      // The help page contains the version and the change log.
      "CHANGELOG.md",
      "package.json",
      // index.html and the bundler's configuration.
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

/** Builds the named parts if they are outdated, by default all. Exits if a build fails. */
export function buildStale(names = builds.map(({ name }) => name)) {
  for (const { name, inputs, outputs, workspace } of builds) {
    if (!names.includes(name) || oldest(outputs) > newest(inputs)) continue;
    // Written to standard error, since standard output belongs to the command that starts after the
    // build.
    console.error(`Building ${name} …`);
    const status = build(workspace);
    if (status !== 0) process.exit(status);
  }
}

/** Files directly in a folder. */
function filesIn(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
}

/** Time of the oldest output; 0 if one is missing. */
function oldest(paths) {
  return Math.min(
    ...paths.map((path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0),
  );
}

/** Time of the last change, including added and removed files. Ignores tests. */
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

/** Runs the workspace's build script. Prints its output only if it fails. */
function build(workspace) {
  const ended = spawnSync("npm", ["run", "--silent", "build", "-w", workspace], {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (ended.status !== 0) console.error(ended.error?.message ?? ended.stdout + ended.stderr);
  return ended.status ?? 1;
}
