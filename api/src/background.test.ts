import { pino } from "pino";
import { expect, test } from "vitest";
import { background } from "./background.ts";

test("a background task starts in a later turn of the event loop", async () => {
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

test("the failure of a background task is logged", async () => {
  const lines: string[] = [];
  const tasks = background(pino({}, { write: (line) => lines.push(line) }));

  tasks.run(() => {
    throw new Error("no ink");
  });
  await tasks.settled();

  expect(lines.join()).toContain("no ink");
});
