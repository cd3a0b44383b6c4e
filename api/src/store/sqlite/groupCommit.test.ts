import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { groupCommit } from "./groupCommit.ts";

test("concurrent writes share one commit", async () => {
  const { together, add, bottles, commits } = aStock();

  const results = await Promise.all([1, 2, 3].map((bottle) => together(() => add(bottle))));

  expect(results).toEqual([1, 2, 3]);
  expect(bottles()).toEqual([1, 2, 3]);
  expect(commits()).toBe(1);
});

test("a write that arrives after a commit is committed separately", async () => {
  const { together, add, commits } = aStock();

  await together(() => add(1));
  await together(() => add(2));

  expect(commits()).toBe(2);
});

test("a write that throws is undone, and the other writes are kept", async () => {
  const { together, add, bottles } = aStock();
  const broken = together(() => {
    add(1);
    throw new Error("corked");
  });
  const beside = [2, 3].map((bottle) => together(() => add(bottle)));

  await expect(broken).rejects.toThrow("corked");
  expect(await Promise.all(beside)).toEqual([2, 3]);

  expect(bottles()).toEqual([2, 3]);
});

test("if the database fails, all waiting writes fail without retries", async () => {
  const { together, add, bottles, commits } = aStock();
  let attempts = 0;
  const before = together(() => add(1));
  const fatal = together(() => {
    attempts += 1;
    throw new Sqlite.SqliteError("disk full", "SQLITE_FULL");
  });
  const after = together(() => add(3));

  for (const step of [before, fatal, after]) await expect(step).rejects.toThrow("disk full");

  expect(bottles()).toEqual([]);
  expect([attempts, commits()]).toEqual([1, 0]);
});

test("other requests are processed between the commits of many pending writes", async () => {
  const { together, add, bottles, commits } = aStock(0);
  const steps = [1, 2, 3].map((bottle) => together(() => add(bottle)));
  await steps[0];
  const between = new Promise<number>((resolve) => {
    setImmediate(() => {
      resolve(commits());
    });
  });

  expect(await Promise.all(steps)).toEqual([1, 2, 3]);
  expect(bottles()).toEqual([1, 2, 3]);
  expect(await between).toBeLessThan(3);
  expect(commits()).toBe(3);
});

test("if the commit fails, all waiting writes fail", async () => {
  const { database, together, add } = aStock();
  const steps = [1, 2].map((bottle) => together(() => add(bottle)));

  database.close();

  for (const step of steps) await expect(step).rejects.toThrow("not open");
});

function aStock(groupMs?: number) {
  const statements: unknown[] = [];
  const database = new Sqlite(":memory:", { verbose: (statement) => statements.push(statement) });
  database.exec("CREATE TABLE bottles (id INTEGER PRIMARY KEY)");
  const insert = database.prepare<[number]>("INSERT INTO bottles VALUES (?)");
  const select = database.prepare<[], number>("SELECT id FROM bottles").pluck();

  return {
    database,
    together: groupCommit(database, groupMs),
    bottles: () => select.all(),
    commits: () => statements.filter((statement) => statement === "COMMIT").length,
    add: (bottle: number) => {
      insert.run(bottle);
      return bottle;
    },
  };
}
