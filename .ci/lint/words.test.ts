import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const WORDS = readFileSync(join(ROOT, ".ci/lint/words.tsv"), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((row) => row.split("\t")[0] ?? "");
const [AVOIDED = ""] = WORDS;

const REFUSED = [
  ["comment.ts", `// Read ${AVOIDED}.`],
  ["docComment.ts", `/**\n * Reads it\n * ${AVOIDED}. */\nexport const read = 1;`],
  ["testName.ts", `test("is read ${AVOIDED}", () => {});`],
  ["template.ts", `export const message = (count: number) => \`\${count} read ${AVOIDED}\`;`],
  ["screen.tsx", `export const Screen = () => <p>It is read ${AVOIDED}.</p>;`],
  ...WORDS.map((words, at) => [`word${String(at)}.ts`, `// X ${words.toUpperCase()} y`] as const),
] as const;

const ALLOWED = [
  ["plain.ts", "// Read again."],
  ["name.ts", `export const ${AVOIDED} = 1;`],
  ["part.ts", `// ${AVOIDED}s`],
] as const;

let folder: string;
let findings: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "wine-cellar-words-"));
  for (const [file = "", content = ""] of [...REFUSED, ...ALLOWED])
    await writeFile(join(folder, file), `${content}\n`);
  await writeFile(
    join(folder, "oxlint.json"),
    JSON.stringify({
      categories: { correctness: "off" },
      jsPlugins: [join(ROOT, ".ci/lint/words.mjs")],
      rules: { "words/plain": "error" },
    }),
  );
  findings = await lint(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test.each(REFUSED)("the words rule refuses in %s: %s", (file) => {
  expect(findings).toMatch(new RegExp(`^${file}:.*Avoid ".*" and write: `, "m"));
});

test.each(ALLOWED)("the words rule allows in %s: %s", (file) => {
  expect(findings).not.toContain(`${file}:`);
});

/** Runs Oxlint in a folder with only this rule. Returns one finding per line. */
function lint(cwd: string): Promise<string> {
  const program = join(ROOT, "node_modules/oxlint/bin/oxlint");
  const args = [program, "-c", "oxlint.json", "-f", "unix"];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd }, (_failed, stdout) => {
      resolve(stdout);
    });
  });
}
