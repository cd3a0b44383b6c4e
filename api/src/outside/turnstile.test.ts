import { expect, test } from "vitest";
import { turnstile } from "./turnstile.ts";

test("no more tasks run at once than the turnstile is wide, and all get their turn in order", async () => {
  const inTurn = turnstile(2).lane();
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

  const results = await Promise.all([1, 2, 3, 4, 5].map((place) => inTurn(task(place))));

  expect(results).toEqual([1, 2, 3, 4, 5]);
  expect(order).toEqual([1, 2, 3, 4, 5]);
  expect(mostAtOnce).toBe(2);
});

test("lanes share the places, and one sign-in never waits behind a row of photos", async () => {
  const { lane } = turnstile(1);
  const [photos, passwords] = [lane(), lane()];
  const order: string[] = [];
  const task = (name: string) => () => {
    order.push(name);
    return Promise.resolve();
  };

  await Promise.all([
    ...["photo 1", "photo 2", "photo 3"].map((name) => photos(task(name))),
    passwords(task("sign-in")),
  ]);

  expect(order).toEqual(["photo 1", "photo 2", "sign-in", "photo 3"]);
});

test("a task that fails makes room for the next", async () => {
  const inTurn = turnstile(1).lane();

  const failed = inTurn(() => Promise.reject(new Error("corked")));
  const next = inTurn(() => Promise.resolve("fine"));

  await expect(failed).rejects.toThrow("corked");
  await expect(next).resolves.toBe("fine");
});
