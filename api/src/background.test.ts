import { pino } from "pino";
import { expect, test } from "vitest";
import { background } from "./background.ts";

test("a task starts after the answers of this turn have left", async () => {
  const tasks = background(pino({ level: "silent" }));
  let begun = false;

  tasks.run(() => {
    begun = true;
    return Promise.resolve();
  });
  await Promise.resolve();

  expect(begun).toBe(false);
  await tasks.settled();
  expect(begun).toBe(true);
});

test("only the log gets the failure of a task", async () => {
  const lines: string[] = [];
  const tasks = background(pino({}, { write: (line) => lines.push(line) }));

  tasks.run(() => {
    throw new Error("no ink");
  });
  await tasks.settled();

  expect(lines.join()).toContain("no ink");
});
