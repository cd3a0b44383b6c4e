import { readFileSync } from "node:fs";
import { CALLS, WINE_FIELDS, WINE_KEPT } from "sync-protocol";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";

const page = readPage("home-assistant.md");
const blocks = Array.from(page.matchAll(/^```yaml\n(.*?)^```$/gms), ([, block = ""]) => block);

const customTags = [{ tag: "!secret", resolve: (name: string) => `secret ${name}` }];

test("every YAML block of the Home Assistant page is valid", () => {
  expect(blocks).toHaveLength(4);
  for (const block of blocks) {
    const { errors, warnings } = parseDocument(block, { customTags, version: "1.1" });
    expect([block, ...errors, ...warnings]).toEqual([block]);
  }
});

test("the sensor in home-assistant.md calls listWines and reads existing fields", () => {
  const { path, scope } = CALLS.listWines;
  const sensor = blocks.find((block) => block.includes("rest:")) ?? "";

  expect(scope).toBe("read");
  expect(sensor).toContain(`resource: https://cellar.example${path}\n`);
  const fields = Array.from(sensor.matchAll(/(?:selectattr\(|attribute=)'(\w+)'/g), ([, of]) => of);
  expect(fields.length).toBeGreaterThan(4);
  for (const field of fields) expect([...WINE_KEPT, ...WINE_FIELDS]).toContain(field);
});

test("the automation in home-assistant.md uses a documented webhook message type", () => {
  const [, type = ""] = /trigger\.json\.type == '([\w.]+)'/.exec(page) ?? [];

  expect(readPage("webhooks.md")).toContain(`| \`${type}\``);
});

function readPage(name: string): string {
  return readFileSync(new URL(name, import.meta.url), "utf8");
}
