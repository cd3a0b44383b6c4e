import { randomUUID } from "node:crypto";
import { type Webhook, WEBHOOKS_MAX } from "sync-protocol";
import { beforeEach, describe, expect, test } from "vitest";
import type { Settlement, WebhookStore } from "../../../src/cellar/ports/webhooks.ts";
import {
  type CellarPeople,
  cellarPeople,
  LATER,
  type MembersUnderTest,
  NOW,
  outcomeOf,
} from "./cellarPeople.ts";

export interface WebhooksUnderTest extends MembersUnderTest {
  readonly webhooks: WebhookStore;
}

const URL = "https://example.org/hook";

const SETTLED: Settlement = {
  position: 0,
  lastAnswer: undefined,
  failures: 0,
  failingSince: null,
  disabledAt: null,
  dueAt: LATER,
};

export function describeWebhookStore(open: () => WebhooksUnderTest): void {
  describe("webhooks", () => {
    let webhooks: WebhookStore;
    let people: CellarPeople;
    let ann: { readonly id: string };
    let cellarId: string;

    beforeEach(async () => {
      ({ webhooks } = open());
      people = cellarPeople(open());
      ann = await people.addUser();
      cellarId = await people.make(ann.id);
    });
    const call = () => ({ userId: ann.id, cellarId });
    const made = async (userId = ann.id, of = cellarId): Promise<Webhook> => {
      const webhook: Webhook = {
        ...{ id: randomUUID(), url: URL, kinds: ["wine", "event"], madeAt: NOW },
        ...{ disabledAt: null, lastAnswer: null },
      };
      await webhooks.add({ userId, cellarId: of }, webhook);
      return webhook;
    };
    /** Changes the cellar. This advances its counter and makes its webhooks due. */
    const change = () => people.join({ cellarId, ownerId: ann.id }, "editor");
    const dueOf = async (of: string) =>
      (await webhooks.due(LATER, 10_000)).filter((found) => found.cellarId === of);

    test("[J1] only the owner manages a cellar's webhooks, at most ten", async () => {
      const editor = await people.join({ cellarId, ownerId: ann.id }, "editor");
      const stranger = await people.addUser();
      const webhook = await made();
      expect(await webhooks.list(call())).toEqual([webhook]);

      expect(await outcomeOf(made(editor.id))).toBe("insufficient_role");
      expect(await outcomeOf(made(stranger.id))).toBe("not_found");
      for (const user of [editor, stranger]) {
        const by = { userId: user.id, cellarId };
        const refused = user === editor ? "insufficient_role" : "not_found";
        expect(await outcomeOf(webhooks.list(by))).toBe(refused);
        expect(await outcomeOf(webhooks.remove(by, webhook.id))).toBe(refused);
        expect(await outcomeOf(webhooks.enable(by, webhook.id, LATER))).toBe(refused);
      }
      for (let count = 2; count <= WEBHOOKS_MAX; count += 1) await made();
      expect(await outcomeOf(made())).toBe("too_many_webhooks");
      await webhooks.remove(call(), webhook.id);
      expect(await outcomeOf(webhooks.remove(call(), webhook.id))).toBe("not_found");
      await made();
    });

    test("[J3] a webhook is due after a change, and only one claim succeeds", async () => {
      const { id } = await made();
      expect(await dueOf(cellarId)).toEqual([]);
      await change();

      const [due] = await dueOf(cellarId);
      if (!due) throw new Error("Nothing is due");
      expect(due).toMatchObject({ id, url: URL, kinds: ["wine", "event"], failures: 0 });
      expect(due.end).toBeGreaterThan(due.position);
      const until = LATER + 60_000;
      const claims = await Promise.all([webhooks.take(due, until), webhooks.take(due, until)]);
      expect(claims.filter(Boolean)).toEqual([true]);
      expect(await dueOf(cellarId)).toEqual([]);

      const settled = { ...SETTLED, position: due.end };
      expect(await webhooks.settle(due, until + 1, settled)).toBe(false);
      expect(await webhooks.settle(due, until, settled)).toBe(true);
      expect(await dueOf(cellarId)).toEqual([]);
    });

    test("[J3] a webhook's failures are stored, and a disabled webhook is not due", async () => {
      const { id } = await made();
      await change();
      const [due] = await dueOf(cellarId);
      if (!due) throw new Error("Nothing is due");
      await webhooks.take(due, LATER + 1);
      const lastAnswer = { at: LATER, status: null, problem: "timeout" } as const;
      const failed = { failures: 3, failingSince: NOW, lastAnswer, position: due.position };
      await webhooks.settle(due, LATER + 1, { ...SETTLED, ...failed });

      const [again] = await dueOf(cellarId);
      expect(again).toMatchObject({ failures: 3, failingSince: NOW, position: due.position });
      expect(await webhooks.list(call())).toMatchObject([{ lastAnswer, disabledAt: null }]);
      if (!again) throw new Error("Nothing is due");
      await webhooks.take(again, LATER + 1);
      await webhooks.settle(again, LATER + 1, { ...SETTLED, ...failed, disabledAt: LATER });
      expect(await dueOf(cellarId)).toEqual([]);
      expect(await webhooks.list(call())).toMatchObject([{ disabledAt: LATER }]);

      expect(await webhooks.enable(call(), id, LATER)).toMatchObject({ disabledAt: null });
      expect(await dueOf(cellarId)).toEqual([]);
      await change();
      expect(await dueOf(cellarId)).toMatchObject([{ failures: 0, failingSince: null }]);
    });

    test("[J1] changing a cellar's owner or deleting the cellar ends its webhooks", async () => {
      const heir = await people.join({ cellarId, ownerId: ann.id }, "editor");
      await made();
      const { members } = open();
      await members.offer({ ...call(), at: LATER }, heir.id);
      await members.take({ userId: heir.id, cellarId, at: LATER });

      expect(await webhooks.list({ userId: heir.id, cellarId })).toEqual([]);
      await made(heir.id);
      await members.remove({ userId: heir.id, cellarId, at: LATER }, ann.id);
      expect(await webhooks.list({ userId: heir.id, cellarId })).toHaveLength(1);
      await members.delete({ userId: heir.id, cellarId, at: LATER });
      expect(await dueOf(cellarId)).toEqual([]);
    });
  });
}
