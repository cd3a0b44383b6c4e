import { expect, test } from "vitest";
import { fairSemaphore } from "./fairSemaphore.ts";

test("a semaphore with two permits runs two tasks concurrently, in call order", async () => {
  const runFairly = fairSemaphore(2);
  const order: number[] = [];
  let running = 0;
  let mostAtOnce = 0;
  const task = (place: number) => async () => {
    order.push(place);
    mostAtOnce = Math.max(mostAtOnce, (running += 1));
    await Promise.resolve();
    running -= 1;
    return place;
  };

  const results = await Promise.all(
    [1, 2, 3, 4, 5].map((place) => runFairly("photos", task(place))),
  );

  expect(results).toEqual([1, 2, 3, 4, 5]);
  expect(order).toEqual([1, 2, 3, 4, 5]);
  expect(mostAtOnce).toBe(2);
});

test("waiting tasks of two lanes start alternately", async () => {
  const runFairly = fairSemaphore(1);
  const order: string[] = [];
  const task = (name: string) => () => {
    order.push(name);
    return Promise.resolve();
  };

  await Promise.all([
    ...["photo 1", "photo 2", "photo 3"].map((name) => runFairly("photos", task(name))),
    runFairly("passwords", task("sign-in 1")),
    runFairly("passwords", task("sign-in 2")),
  ]);

  expect(order).toEqual(["photo 1", "photo 2", "sign-in 1", "photo 3", "sign-in 2"]);
});

test("a failed task frees its slot for the next task", async () => {
  const runFairly = fairSemaphore(1);

  const failed = runFairly("photos", () => Promise.reject(new Error("corked")));
  const next = runFairly("photos", () => Promise.resolve("fine"));

  await expect(failed).rejects.toThrow("corked");
  await expect(next).resolves.toBe("fine");
});
