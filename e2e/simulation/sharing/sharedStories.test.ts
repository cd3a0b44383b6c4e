import { CALLS } from "sync-protocol";
import { expect, onTestFinished, test } from "vitest";
import { bundlePage } from "./page/bundlePage.ts";
import { restShared } from "./restShared.ts";
import { SharedWorld } from "./SharedWorld.ts";
import { act } from "./steps/actSteps.ts";

const code = bundlePage();

const BOB = 1;

/** A world in which both of Bob's browsers have opened the shared cellar. */
async function begin(): Promise<SharedWorld> {
  const world = await SharedWorld.begin(await code, 1);
  onTestFinished(() => {
    world.close();
  });
  return world;
}

test("[C9] a change with a lost answer is applied once after its user rejoins", async () => {
  const world = await begin();
  const device = world.device(1);
  const cellar = world.cellar(0);
  await act(world, device, 0, { doing: "adds", n: 1 });
  await world.settle();
  device.line = "deaf";
  await act(world, device, 0, { doing: "takes", n: 0 });
  await world.settle();
  device.line = "lost";

  const removal = { id: cellar, body: { userId: world.user(BOB) } };
  await world.api(world.user(0), CALLS.removeMember, removal);
  await world.join(BOB, cellar, "editor");
  await restShared(world);

  const { wines } = await world.server.rowsOf(cellar);
  expect(wines.map(({ quantity }) => quantity)).toEqual([2]);
});

test("[C13] changes after signing in again survive a late answer to the sign-out", async () => {
  const world = await begin();
  const device = world.device(1);
  const cellar = world.cellar(0);
  device.line = "held";
  const { page } = device.page(0);
  await world.work(page, () => page.code.signOut());
  await world.signIn(device, world.user(BOB));
  await world.open(device, 0, cellar);
  await act(world, device, 0, { doing: "adds", n: 1 });

  device.line = "good";
  const removal = { id: cellar, body: { userId: world.user(BOB) } };
  await world.api(world.user(0), CALLS.removeMember, removal);
  await restShared(world);

  expect(page.code.cellarsStore.getState().lost).toEqual([]);
  const { lost } = device.page(0).page.code.cellarsStore.getState();
  expect(lost.map(({ id }) => id)).toEqual([cellar]);
});

test("[C13] a cellar closes in every page of a removed member's browser", async () => {
  const world = await begin();
  const device = world.device(1);
  const cellar = world.cellar(0);
  await world.open(device, 1, cellar);
  const [first, second] = device.pages;

  const removal = { id: cellar, body: { userId: world.user(BOB) } };
  await world.api(world.user(0), CALLS.removeMember, removal);
  first?.code.syncNow();
  await world.settle();

  expect(second?.code.openStoreId()).toBe(world.user(BOB));
  second?.code.syncNow();
  await world.settle();
  world.check();
});

test("[C13] after its user joins again, a device uses its copy of the cellar", async () => {
  const world = await begin();
  const device = world.device(1);
  const cellar = world.cellar(0);
  device.line = "lost";
  await act(world, device, 0, { doing: "adds", n: 1 });
  const removal = { id: cellar, body: { userId: world.user(BOB) } };
  await world.api(world.user(0), CALLS.removeMember, removal);
  device.line = "good";
  const { page } = device.page(0);
  page.code.syncNow();
  await world.settle();
  expect(page.code.cellarsStore.getState().lost).toHaveLength(1);

  await world.join(BOB, cellar, "editor");
  await restShared(world);

  const { lost } = device.page(0).page.code.cellarsStore.getState();
  expect(lost).toEqual([]);
  expect((await world.server.rowsOf(cellar)).wines).toHaveLength(1);
});
