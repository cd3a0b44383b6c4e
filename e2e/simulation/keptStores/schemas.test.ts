import { expect, test } from "vitest";
import { keptBuilds, readBuild, readDatabaseText } from "./keptBuilds.ts";
import { localSchema, nameOfSchemas, serverSchema } from "./schemas.ts";
import type { DatabaseDump } from "./storeDump.ts";

const WANTED = "A schema changed: keep what this build writes, by npm run keep:stores";

test("stores of this build's schemas are kept, for later builds to open", async () => {
  expect(await keptBuilds(), WANTED).toContain(nameOfSchemas());
});

test("the kept stores of these schemas have them as they are declared today", async () => {
  const name = nameOfSchemas();
  const { devices } = await readBuild(name);
  const databases = devices.get("phone")?.databases ?? [];
  const kept = databases.find((database) => database.name.startsWith("cellar-"));
  const today = await localSchema();

  expect(kept?.version).toBe(today?.version);
  expect(kept?.stores.map(withoutRecords), WANTED).toEqual(today?.stores.map(withoutRecords));
  const text = await readDatabaseText(name);
  for (const statement of serverSchema()) expect(text, WANTED).toContain(statement);
});

function withoutRecords({ name, keyPath, autoIncrement, indexes }: DatabaseDump["stores"][number]) {
  return { name, keyPath, autoIncrement, indexes };
}
