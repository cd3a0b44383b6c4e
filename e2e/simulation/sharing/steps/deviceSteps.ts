import fc from "fast-check";
import { LINES } from "../Device.ts";
import { pendingIn } from "../MadeChanges.ts";
import { anything, named, of, step, tab, which, who } from "./step.ts";

export function setsLine() {
  return fc.tuple(which, fc.constantFrom(...LINES, "good" as const)).map(([b, line]) =>
    step(named`browser ${b}: the line is ${line}`, (world) => {
      const device = world.device(b);
      device.line = line;
      if (line === "good") for (const page of device.pages) page.dispatch("online");
      return Promise.resolve();
    }),
  );
}

export function carries() {
  const requestOutcome = fc.constantFrom("well", "well", "request lost", "answer lost", "late");
  return fc.tuple(which, anything, requestOutcome).map(([b, n, met]) =>
    step(named`browser ${b}: held request ${n} goes ${met}`, (world) => {
      world.device(b).carry(n, met);
      return Promise.resolve();
    }),
  );
}

export function opens() {
  return fc.tuple(which, tab, of).map(([b, t, c]) =>
    step(named`browser ${b}: page ${t} opens cellar ${c}`, async (world) => {
      const page = await world.page(world.device(b), t);
      const { listed } = page.code.cellarsStore.getState();
      const chosen = listed[c % Math.max(1, listed.length)];
      if (chosen) await world.work(page, () => page.code.switchCellar(chosen.id));
    }),
  );
}

export function wakes() {
  return fc.tuple(which, tab, fc.boolean()).map(([b, t, looks]) =>
    step(named`browser ${b}: page ${t} syncs${looks ? " and is looked at" : ""}`, async (world) => {
      const page = await world.page(world.device(b), t);
      if (looks) page.dispatch("visible");
      page.code.syncNow();
    }),
  );
}

export function dies() {
  return fc.tuple(which, fc.nat({ max: 40 })).map(([b, turns]) =>
    step(named`browser ${b}: syncs and dies after ${turns} turns`, async (world) => {
      const device = world.device(b);
      for (const page of device.pages) page.code.syncNow();
      for (let left = turns; left > 0; left -= 1) {
        world.pump();
        await world.turns.pass(1);
      }
      device.die();
    }),
  );
}

export function waits() {
  return fc.constantFrom(1_000, 30_000, 600_000).map((ms) =>
    step(named`${ms} ms pass`, (world) => {
      world.now += ms;
      return Promise.resolve();
    }),
  );
}

/**
 * Signs in another user in the same browser. Unsent changes are saved to a file, which the app
 * offers.
 */
export function switchesUser() {
  return fc.tuple(which, who).map(([b, u]) =>
    step(named`browser ${b}: signs out, and user ${u} signs in`, async (world) => {
      const device = world.device(b);
      const page = await world.page(device, 0);
      const text = await world.work(page, () => page.code.exportQueue());
      if (text !== undefined) device.files.push(text);
      if (text === undefined && page.code.openStoreId() !== undefined) return;
      await world.work(page, () => page.code.signOut());
      if (world.server.isDeleted(world.user(u))) return;
      await world.signIn(device, world.user(u));
    }),
  );
}

export function decidesOnLost() {
  return fc.tuple(which, fc.constantFrom("saves", "moves", "deletes")).map(([b, what]) =>
    step(named`browser ${b}: ${what} what is left of a lost cellar`, async (world) => {
      const device = world.device(b);
      const page = await world.page(device, 0);
      const { code } = page;
      const session = code.sessionStore.getState();
      const [lost] = code.cellarsStore.getState().lost;
      if (session.kind !== "signedIn" || !lost) return;
      const owner = { userId: session.user.id, cellarId: lost.id };
      const pending = await world.work(page, () => pendingIn(page, code.storeIdOf(owner)));
      const text = await world.work(page, () => code.exportLost(owner));
      if (text === undefined || pending === undefined) return;
      if (what === "saves") device.files.push(text);
      else world.made.giveUp(pending);
      if (what === "moves") await world.work(page, () => code.addLostToOwn(owner));
      else await world.work(page, () => code.forgetLost(owner));
    }),
  );
}
