import fc from "fast-check";
import { CALLS } from "sync-protocol";
import { act } from "./actSteps.ts";
import { named, of, role, step, which, who } from "./step.ts";

export function joins() {
  return fc
    .tuple(who, of, role)
    .map(([u, c, as]) =>
      step(named`user ${u} joins cellar ${c} as ${as}`, (world) =>
        world.join(u, world.cellar(c), as),
      ),
    );
}

export function changesRole() {
  return fc.tuple(who, of, role).map(([u, c, as]) =>
    step(named`user ${u} becomes ${as} of cellar ${c}`, async (world) => {
      const owner = world.ownerOf(world.cellar(c));
      const body = { userId: world.user(u), role: as };
      if (owner) await world.api(owner, CALLS.changeRole, { id: world.cellar(c), body });
    }),
  );
}

/** Ends a membership. Delayed requests may arrive at the same time. */
export function isRemoved() {
  return fc.tuple(who, of, fc.boolean(), fc.boolean()).map(([u, c, leaves, amid]) =>
    step(
      named`user ${u} ${leaves ? "leaves" : "is removed from"} cellar ${c}${amid ? ", amid requests" : ""}`,
      async (world) => {
        const id = world.cellar(c);
        const owner = world.ownerOf(id);
        if (amid) {
          for (const device of world.devices) {
            for (const page of device.pages) page.code.syncNow();
            for (let n = 0; n < 4; n += 1) device.carry(0, "well");
          }
        }
        const userId = world.user(u);
        if (leaves) await world.api(userId, CALLS.leaveCellar, { id });
        else if (owner) await world.api(owner, CALLS.removeMember, { id, body: { userId } });
      },
    ),
  );
}

/**
 * Ends a membership or changes its role while requests with the member's changes are on their way
 * to the server.
 */
export function isRemovedAmid() {
  const end = fc.constantFrom("is removed", "becomes a viewer");
  return fc.tuple(which, fc.nat({ max: 4 }), end).map(([b, turns, ending]) =>
    step(
      named`browser ${b}: its user ${ending} ${turns} turns after the changes were sent`,
      async (world) => {
        const device = world.device(b);
        const { code } = await world.page(device, 0);
        const session = code.sessionStore.getState();
        const cellarId = world.cellar(0);
        const owner = world.ownerOf(cellarId);
        if (session.kind !== "signedIn" || !owner || owner === session.user.id) return;
        await world.open(device, 0, cellarId);
        device.line = "held";
        await act(world, device, 0, { doing: "adds", n: b });
        await world.settle();
        device.line = "good";
        device.pump();
        await world.turns.pass(turns);
        const userId = session.user.id;
        const [spec, body] =
          ending === "is removed"
            ? [CALLS.removeMember, { userId }]
            : [CALLS.changeRole, { userId, role: "viewer" }];
        await world.api(owner, spec, { id: cellarId, body });
      },
    ),
  );
}

/** Ends a membership after the server allowed a read, before the server reads. */
export function isRemovedWhileReading() {
  return which.map((b) =>
    step(named`browser ${b}: its user is removed while its page reads`, async (world) => {
      const device = world.device(b);
      const { code } = await world.page(device, 0);
      const session = code.sessionStore.getState();
      const id = world.cellar(0);
      const owner = world.ownerOf(id);
      if (session.kind !== "signedIn" || !owner || owner === session.user.id) return;
      const userId = session.user.id;
      await world.open(device, 0, id);
      const { witness } = world.server;
      witness.beforeRead = async (cellarId, readerId) => {
        if (cellarId !== id || readerId !== userId) return;
        witness.beforeRead = undefined;
        await world.call(owner, CALLS.removeMember, { id, body: { userId } });
      };
      device.line = "good";
      code.syncNow();
      await world.settle();
      witness.beforeRead = undefined;
    }),
  );
}

export function handsOver() {
  return fc.tuple(who, of).map(([u, c]) =>
    step(named`cellar ${c} is handed over to user ${u}`, async (world) => {
      const id = world.cellar(c);
      const owner = world.ownerOf(id);
      if (!owner) return;
      await world.api(owner, CALLS.offerOwnership, { id, body: { userId: world.user(u) } });
      await world.api(world.user(u), CALLS.takeOwnership, { id });
    }),
  );
}

export function endsCellar() {
  return fc.constant(
    step("the newest cellar is deleted, another made and shared", async (world) => {
      const id = world.cellar(0);
      const owner = world.ownerOf(id);
      if (owner) await world.api(owner, CALLS.deleteCellar, { id });
      await world.makeCellar();
      await world.join(1, world.cellar(0), "editor");
    }),
  );
}

export function deletesAccount() {
  return of.map((c) =>
    step(named`the account of the owner of cellar ${c} is deleted`, async (world) => {
      const owner = world.ownerOf(world.cellar(c));
      const deleting = owner && world.server.deleteAccount(owner);
      await world.settle();
      await deleting;
    }),
  );
}
