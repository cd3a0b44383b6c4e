import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";

const ROOT = join(import.meta.dirname, "../../..");
const RELATIVE_IMPORT = /from "(\.[^"]+)"/g;

const buildsSchema = z.object({
  builds: z.array(z.object({ name: z.string(), inputs: z.array(z.string()) })),
});

test("the web app is rebuilt if a configuration file of Vite has changed", async () => {
  const file = join(ROOT, "api/buildStale.mjs");
  const { builds } = buildsSchema.parse(await import(file));
  const inputs = builds.find(({ name }) => name === "the web app")?.inputs ?? [];

  const configured = new Set<string>();
  await follow("web/vite.config.ts", configured);

  const unwatched = [...configured].filter(
    (path) => !inputs.some((input) => path === input || path.startsWith(`${input}/`)),
  );
  expect(unwatched).toEqual([]);
  expect([...configured]).toContain("web/earlyFiles.ts");
});

async function follow(path: string, found: Set<string>): Promise<void> {
  if (found.has(path)) return;
  found.add(path);
  const text = await readFile(join(ROOT, path), "utf8");
  for (const [, imported = ""] of text.matchAll(RELATIVE_IMPORT)) {
    await follow(relative(ROOT, join(ROOT, dirname(path), imported)), found);
  }
}
