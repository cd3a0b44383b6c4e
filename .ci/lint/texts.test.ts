import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const PLUGIN = join(ROOT, ".ci/lint/texts.mjs");

const REFUSED = [
  ["screen.tsx", "export const Screen = () => <p>Your cellar is empty</p>;"],
  ["label.tsx", 'export const Field = () => <input aria-label="Vintage" />;'],
  ["sentence.ts", 'export const sentence = "Your cellar is empty";'],
  ["template.ts", "export const left = (name: string) => `Bottles of ${name} left`;"],
] as const;

const ALLOWED = [
  ["marked.ts", 'declare const i18n: { _(t: string): string };\nexport const a = i18n._("Save");'],
  ["table.ts", 'export const TITLES = { save: /*i18n*/ "Save" };'],
  ["state.ts", 'export const state: "not now" | "ready" = "not now";'],
  ["style.ts", 'export const line = "1px solid var(--color-line)";'],
  ["class.tsx", 'export const Box = () => <div className="Wide Box" />;'],
  ["wine.ts", 'export const type = "Red Wine";'],
  ["error.ts", 'throw new Error("The store cannot be read");'],
] as const;

let folder: string;
let findings: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "wine-cellar-texts-"));
  for (const [file, content] of [...REFUSED, ...ALLOWED])
    await writeFile(join(folder, file), `${content}\n`);
  await writeFile(
    join(folder, "oxlint.config.mjs"),
    `import { TEXTS } from ${JSON.stringify(PLUGIN)};
    export default {
      categories: { correctness: "off" },
      jsPlugins: [${JSON.stringify(PLUGIN)}],
      rules: { "texts/in-catalogue": ["error", TEXTS] },
    };`,
  );
  findings = await lint(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test.each(REFUSED)("a text outside the catalogue is refused in %s: %s", (file) => {
  expect(findings).toMatch(new RegExp(`^${file}:.*not marked for translation`, "m"));
});

test.each(ALLOWED)("lint accepts in %s: %s", (file) => {
  expect(findings).not.toContain(`${file}:`);
});

/** Runs Oxlint in a folder with only this rule. Returns one finding per line. */
function lint(cwd: string): Promise<string> {
  const program = join(ROOT, "node_modules/oxlint/bin/oxlint");
  const args = [program, "-c", "oxlint.config.mjs", "-f", "unix"];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd }, (_failed, stdout) => {
      resolve(stdout);
    });
  });
}
