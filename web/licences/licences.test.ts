import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { licencesPage } from "./licencesPage.ts";
import { folderOf, neededPackages, packageAround, readPackage, type Work } from "./works.ts";

const WEB = join(import.meta.dirname, "..");

test("every package that the app or server needs has a licence text", () => {
  const manifest = JSON.parse(readFileSync(join(WEB, "package.json"), "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const inApp = Object.keys(manifest.dependencies).filter((name) => name !== "sync-protocol");
  const folders = inApp.map((name) => folderOf(name, WEB));

  const works = [...neededPackages("api"), ...folders].map(readPackage);

  expect(works.length).toBeGreaterThan(30);
  for (const { name, text } of works) expect(text.length, name).toBeGreaterThan(200);
});

test("reading a package without a licence text throws", async () => {
  const folder = await mkdtemp(join(tmpdir(), "licences-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const cork = { name: "cork", version: "1.0.0", license: "MIT" };
  await writeFile(join(folder, "package.json"), JSON.stringify(cork));

  expect(() => readPackage(folder)).toThrow("cork has no licence text");
});

test("a source file belongs to the innermost package folder that contains it", () => {
  expect(packageAround("/app/node_modules/a/node_modules/@b/c/index.js")).toBe(
    "/app/node_modules/a/node_modules/@b/c",
  );
  expect(packageAround("/app/web/src/main.tsx")).toBeUndefined();
});

test("works with the same licence are grouped, and licence texts are escaped", () => {
  const work = (name: string, text: string): Work => ({ name, licence: "MIT", text });

  const page = licencesPage({
    inApp: [work("cork", "Copyright <me>"), work("cask", "Copyright <me>\n"), work("vat", "other")],
    onServer: [],
    font: undefined,
  });

  expect(page.match(/<details>/g)).toHaveLength(2);
  expect(page).toContain("cask, cork");
  expect(page).toContain("Copyright &lt;me&gt;");
});
