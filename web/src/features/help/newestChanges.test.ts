import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newestChanges } from "./newestChanges.ts";

test("the changelog's newest section is shown as plain sentences", () => {
  const changelog = `# Changes

## 2.0

- The search takes \`two\` words
  and more.
- See [the guide](docs/x.md).

## 1.0

- The first version.
`;

  expect(newestChanges(changelog)).toEqual({
    version: "2.0",
    changes: ["The search takes two words and more.", "See the guide."],
  });
});

test("the app's changelog has changes to show", () => {
  const changelog = readFileSync(new URL("../../../../CHANGELOG.md", import.meta.url), "utf8");

  const { version, changes } = newestChanges(changelog);

  expect(version).not.toBe("");
  expect(changes.length).toBeGreaterThan(10);
});
