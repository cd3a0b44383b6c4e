import { screen, waitFor } from "@testing-library/react";
import type { Webhook } from "sync-protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeServer } from "../../ui/test/fakeServer.ts";
import { show } from "../../ui/test/show.tsx";
import { WebhooksCard } from "./WebhooksCard.tsx";

const CELLAR = "00000000-0000-4000-8000-000000000001";
const HOOKS = `/api/cellars/${CELLAR}/webhooks`;
const HOOK: Webhook = {
  id: "00000000-0000-4000-8000-000000000009",
  url: "https://home.example/hook",
  kinds: ["wine", "bottle"],
  madeAt: Date.UTC(2026, 10, 1),
  disabledAt: null,
  lastAnswer: null,
};
const OFF: Webhook = {
  ...HOOK,
  disabledAt: Date.UTC(2026, 10, 20),
  lastAnswer: { at: Date.UTC(2026, 10, 20), status: null, problem: "timeout" },
};

beforeEach(() => {
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
});

test("[J1] a new webhook is listed, and its secret is shown once", async () => {
  const answers = {
    [`GET ${HOOKS}`]: { body: { webhooks: [] as Webhook[] } },
    [`POST ${HOOKS}`]: { status: 201, body: { webhook: HOOK, secret: "whsec_abc" } },
  };
  const asked = fakeServer(answers);
  const { person } = show(<WebhooksCard cellarId={CELLAR} />);
  await person.click(screen.getByRole("button", { name: "New Webhook" }));
  await screen.findByRole("dialog", { name: "New webhook" });
  await person.click(screen.getByRole("button", { name: "Add Webhook" }));
  screen.getByText("Enter an address such as https://example.org/hook");
  await person.type(screen.getByLabelText("Address"), HOOK.url);
  await person.click(screen.getByLabelText("Journal entries"));
  answers[`GET ${HOOKS}`] = { body: { webhooks: [HOOK] } };

  await person.click(screen.getByRole("button", { name: "Add Webhook" }));

  expect(await screen.findByLabelText("Secret")).toHaveProperty("value", "whsec_abc");
  expect(asked.find(({ method }) => method === "POST")?.body).toEqual({
    url: HOOK.url,
    kinds: HOOK.kinds,
  });
  await person.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => {
    expect(screen.queryByLabelText("Secret")).toBeNull();
  });
  expect(screen.getByRole("listitem").textContent).toContain(
    "Wines · Bottles added or takenNo message yet",
  );
});

test("[J1] the form refuses a webhook for which no message kind is selected", async () => {
  fakeServer({ [`GET ${HOOKS}`]: { body: { webhooks: [] } } });
  const { person } = show(<WebhooksCard cellarId={CELLAR} />);
  await person.click(screen.getByRole("button", { name: "New Webhook" }));
  await person.type(await screen.findByLabelText("Address"), HOOK.url);
  for (const kind of ["Wines", "Bottles added or taken", "Journal entries"]) {
    await person.click(screen.getByLabelText(kind));
  }

  await person.click(screen.getByRole("button", { name: "Add Webhook" }));

  expect((await screen.findByRole("alert")).textContent).toBe("Choose at least one");
});

test("[J3] a disabled webhook shows the reason and can be turned on", async () => {
  const answered = {
    ...OFF,
    lastAnswer: { ...HOOK.lastAnswer, at: 0, status: 204, problem: null },
  };
  const answers = {
    [`GET ${HOOKS}`]: { body: { webhooks: [OFF] } },
    [`POST ${HOOKS}/test`]: { body: { webhook: answered } },
    [`POST ${HOOKS}/enable`]: { body: { webhook: HOOK } },
  };
  fakeServer(answers);
  const { person } = show(<WebhooksCard cellarId={CELLAR} />);
  await screen.findByText(/^Turned off on .* after a week of failures$/);
  screen.getByText(/failed \(no answer in 10 seconds\)$/);

  await person.click(screen.getByRole("button", { name: "Send a test to home.example" }));
  await screen.findByText("Test sent");
  screen.getByText(/: delivered\.$/);
  answers[`GET ${HOOKS}`] = { body: { webhooks: [HOOK] } };
  await person.click(screen.getByRole("button", { name: "Turn on home.example" }));

  await screen.findByText("Webhook on");
  await waitFor(() => {
    expect(screen.queryByText(/^Turned off/)).toBeNull();
  });
});

test("a webhook test refused by the receiver is shown as failed", async () => {
  const refused = { ...HOOK, lastAnswer: { at: 0, status: 503, problem: null } };
  fakeServer({
    [`GET ${HOOKS}`]: { body: { webhooks: [HOOK] } },
    [`POST ${HOOKS}/test`]: { body: { webhook: refused } },
  });
  const { person } = show(<WebhooksCard cellarId={CELLAR} />);

  await person.click(await screen.findByRole("button", { name: "Send a test to home.example" }));

  await screen.findByText("Test failed");
  screen.getByText(/: failed \(error 503\)\.$/);
  expect(screen.queryByText("Test sent")).toBeNull();
});

test("[J1] after a webhook is removed, the list gets the focus", async () => {
  const answers = {
    [`GET ${HOOKS}`]: { body: { webhooks: [HOOK] } },
    [`POST ${HOOKS}/remove`]: {},
  };
  fakeServer(answers);
  const { person } = show(<WebhooksCard cellarId={CELLAR} />);
  const remove = await screen.findByRole("button", { name: "Remove home.example" });
  answers[`GET ${HOOKS}`] = { body: { webhooks: [] } };

  await person.click(remove);

  await screen.findByText("home.example gets no more messages.");
  await waitFor(() => {
    expect(screen.queryByRole("listitem")).toBeNull();
  });
  expect(document.activeElement?.textContent).toBe("Webhooks");
});
