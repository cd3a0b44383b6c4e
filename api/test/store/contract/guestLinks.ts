import { randomUUID } from "node:crypto";
import { GUEST_LINKS_MAX } from "sync-protocol";
import { beforeEach, describe, expect, test } from "vitest";
import type { GuestLinkStore } from "../../../src/cellar/ports/guestLinks.ts";
import {
  type CellarPeople,
  cellarPeople,
  EXPIRES_AT,
  LATER,
  type MembersUnderTest,
  NOW,
  outcomeOf,
} from "./cellarPeople.ts";

export interface GuestLinksUnderTest extends MembersUnderTest {
  readonly guestLinks: GuestLinkStore;
}

export function describeGuestLinkStore(open: () => GuestLinksUnderTest): void {
  describe("guest links", () => {
    let guestLinks: GuestLinkStore;
    let people: CellarPeople;
    let ann: { readonly id: string; readonly email: string };
    let cellarId: string;

    beforeEach(async () => {
      ({ guestLinks } = open());
      people = cellarPeople(open());
      ann = await people.addUser();
      cellarId = await people.make(ann.id);
    });
    const by = (userId = ann.id, at = NOW) => ({ userId, cellarId, at });
    const made = async (userId = ann.id, expiresAt = EXPIRES_AT) => {
      const link = {
        id: randomUUID(),
        title: "Tonight's reds",
        filter: { type: "Red Wine" as const, countries: ["Italy"] },
        showsPrices: true,
        madeAt: NOW,
        expiresAt,
        tokenHash: randomUUID(),
      };
      await guestLinks.add(by(userId), link);
      return link;
    };
    const openOnes = () => guestLinks.open(ann.id, cellarId, NOW);
    const find = (tokenHash: string, at = LATER) => guestLinks.find(tokenHash, at);

    test("[C15] only the owner makes, lists and revokes guest links", async () => {
      const { id } = await made();
      const editor = await people.join({ cellarId, ownerId: ann.id }, "editor");
      const stranger = await people.addUser();
      const outcomesOf = async (userId: string) => [
        await outcomeOf(made(userId)),
        await outcomeOf(guestLinks.open(userId, cellarId, NOW)),
        await outcomeOf(guestLinks.revoke(by(userId), id)),
      ];

      expect(await outcomesOf(editor.id)).toEqual(Array(3).fill("insufficient_role"));
      expect(await outcomesOf(stranger.id)).toEqual(Array(3).fill("not_found"));
      expect(await openOnes()).toHaveLength(1);
    });

    test("[C15] a guest link is found until it expires or is revoked", async () => {
      const [expiring, revoked] = [await made(), await made(ann.id, EXPIRES_AT + 1)];
      const { tokenHash, id: _id, madeAt: _madeAt, ...pass } = expiring;

      expect(await find(tokenHash)).toEqual({ ...pass, cellarId });
      await guestLinks.revoke(by(ann.id, LATER), revoked.id);

      expect(await find(revoked.tokenHash)).toBeUndefined();
      expect(await find(tokenHash, EXPIRES_AT)).toBeUndefined();
      expect(await find(randomUUID())).toBeUndefined();
      expect(await outcomeOf(guestLinks.revoke(by(), revoked.id))).toBe("not_found");
      expect(await openOnes()).toMatchObject([{ id: expiring.id, title: pass.title }]);
    });

    test("[C15] the cellar's log contains a guest link's title", async () => {
      const { id } = await made();
      const { seq } = await guestLinks.revoke(by(ann.id, LATER), id);

      expect(await open().members.log(ann.id, cellarId)).toMatchObject([
        { seq, kind: "guest-link-revoked", subject: "Tonight's reds", actor: ann.email },
        { seq: seq - 1, kind: "guest-link-made", subject: "Tonight's reds" },
        { kind: "made" },
      ]);
    });

    test(`[C15] a cellar has at most ${String(GUEST_LINKS_MAX)} open guest links`, async () => {
      for (let count = 1; count < GUEST_LINKS_MAX; count += 1) await made();
      const { id } = await made();

      expect(await outcomeOf(made())).toBe("too_many_guest_links");
      await guestLinks.revoke(by(), id);
      expect(await outcomeOf(made())).toBe("done");
    });

    test("[C15] a guest link of another cellar cannot be revoked", async () => {
      const { id } = await made();
      const other = await people.addUser();
      const acting = { userId: other.id, cellarId: await people.make(other.id), at: NOW };

      expect(await outcomeOf(guestLinks.revoke(acting, id))).toBe("not_found");
    });

    test("[C15] deleting a cellar ends its guest links", async () => {
      const { tokenHash } = await made();

      await open().members.delete(by(ann.id, LATER));

      expect(await find(tokenHash)).toBeUndefined();
    });

    test("[C15] a sweep removes expired guest links", async () => {
      const { tokenHash } = await made();

      await guestLinks.sweep(EXPIRES_AT);

      expect(await find(tokenHash)).toBeUndefined();
      expect(await openOnes()).toEqual([]);
    });
  });
}
