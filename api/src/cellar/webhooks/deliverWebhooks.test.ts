import { WEBHOOK_WAITING_MAX, type Wine, WINE_ADDITIONS } from "sync-protocol";
import { expect, test } from "vitest";
import type { DueWebhook, Settlement, WebhookChange, WebhookStore } from "../ports/webhooks.ts";
import { deliverWebhooks, RETRY_MS } from "./deliverWebhooks.ts";

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;

test("[J3] a webhook's retry delay doubles from 30 seconds up to six hours", async () => {
  const delays = [];
  for (const failures of [0, 1, 2, 8, 9, 10, 100]) {
    const { settled, now } = await deliver({ status: 500, due: { failures, failingSince: 0 } });
    delays.push((settled.at(-1)?.dueAt ?? 0) - now());
  }

  expect(delays).toEqual([
    30 * SECOND_MS,
    60 * SECOND_MS,
    120 * SECOND_MS,
    30 * SECOND_MS * 2 ** 8,
    30 * SECOND_MS * 2 ** 9,
    RETRY_MS.longest,
    6 * HOUR_MS,
  ]);
});

test("[J3] a webhook with too many unsent changes skips the oldest changes", async () => {
  const end = 2 * WEBHOOK_WAITING_MAX + 501;
  const { askedAfter } = await deliver({ due: { end } });

  expect(askedAfter).toEqual([501]);
});

test("[J3] a process that lost its claim on a webhook stops sending", async () => {
  const { sent } = await deliver({ holdsClaim: () => false });

  expect(sent).toEqual(["wine 1"]);
});

test("[J3] delivery to a slow webhook pauses after twenty seconds, keeping its progress", async () => {
  const { sent, settled } = await deliver({ takesMs: 9 * SECOND_MS });

  expect(sent).toEqual(["wine 1", "wine 2", "wine 3"]);
  expect(settled.at(-1)).toMatchObject({ position: 6, failures: 0 });
});

test("[J3] a stopping server sends no further changes and saves the position", async () => {
  const stopping = new AbortController();
  const { sent, settled } = await deliver({
    stopping: stopping.signal,
    onSend: () => {
      stopping.abort();
    },
  });

  expect(sent).toEqual(["wine 1"]);
  expect(settled.at(-1)).toMatchObject({ position: 2, failures: 0, disabledAt: null });
});

interface Delivery {
  readonly status?: number;
  readonly due?: Partial<DueWebhook>;
  readonly takesMs?: number;
  readonly holdsClaim?: () => boolean;
  readonly stopping?: AbortSignal;
  readonly onSend?: () => void;
}

async function deliver(delivery: Delivery) {
  const { status = 204, takesMs = 0, holdsClaim = () => true } = delivery;
  const { stopping = new AbortController().signal, onSend } = delivery;
  let moment = 1_000_000;
  const now = () => moment;
  const settled: Settlement[] = [];
  const askedAfter: number[] = [];
  const sent: unknown[] = [];
  const webhook: DueWebhook = {
    ...{ id: "hook", cellarId: "cellar", url: "https://example.org", kinds: ["wine"] },
    ...{ position: 1, end: 11, dueAt: 0, failures: 0, failingSince: null },
    ...delivery.due,
  };
  const changes = [1, 2, 3, 4, 5].map((seq): WebhookChange => ({
    ...{ kind: "wine", wineId: `wine ${String(seq)}`, isRemoved: false },
    ...{ position: 2 * seq, addedAt: 2 * seq },
  }));
  const webhooks: Pick<WebhookStore, "due" | "take" | "settle" | "changesAfter"> = {
    due: () => Promise.resolve([webhook]),
    take: () => Promise.resolve(true),
    settle(_, __, settlement) {
      settled.push(settlement);
      return Promise.resolve(holdsClaim());
    },
    changesAfter(_, position) {
      askedAfter.push(position);
      return Promise.resolve({ changes, through: 11 });
    },
  };
  const deps = {
    webhooks,
    webhookSender: {
      send({ body }: { readonly body: string }) {
        sent.push((JSON.parse(body) as { readonly wine: Wine }).wine.id);
        moment += takesMs;
        onSend?.();
        return Promise.resolve({ status, problem: null });
      },
    },
    store: { wine: (_: string, id: string) => Promise.resolve(aWine(id)) },
    members: { nameOf: () => Promise.resolve(undefined) },
    ...{ webhookKey: "key", now, stopping },
  };
  await deliverWebhooks(deps, (cause) => {
    throw cause;
  });
  return { settled, askedAfter, sent, now };
}

function aWine(id: string): Wine {
  return {
    ...{ id, userId: "cellar", bottleId: id, isArchived: false, name: id, vintage: 2020 },
    ...{ type: "White Wine", varietal: "Riesling", country: "Germany", region: "Mosel" },
    ...{ producer: "Egon Müller", notes: null, photoUrl: null, ...WINE_ADDITIONS, quantity: 6 },
  };
}
