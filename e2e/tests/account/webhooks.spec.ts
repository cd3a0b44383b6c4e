import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { accessibilityFaults } from "../../fixtures/axe.ts";
import { addByCall, entry } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serverEnv: { ALLOW_PRIVATE_ADDRESSES: "on" } });

test("a webhook is created, gets signed messages, is tested and removed", async ({
  signedIn: page,
}) => {
  const receiver = await startReceiver();
  await page.goto("/cellars");
  await page.getByRole("link", { name: "Share My cellar" }).click();
  const card = page.getByRole("region", { name: "Webhooks" });

  await card.getByRole("button", { name: "New Webhook" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "New webhook" });
  await dialog.getByLabel("Address").fill(receiver.url);
  await dialog.getByRole("checkbox", { name: "Journal entries" }).uncheck();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Add Webhook" }).press("Enter");
  const shown = page.getByRole("dialog", { name: "Secret of the webhook" });
  const secret = await shown.getByLabel("Secret").inputValue();
  expect(await accessibilityFaults(page)).toEqual([]);
  await shown.getByRole("button", { name: "Done" }).press("Enter");
  await expect(shown).toBeHidden();
  const hook = card.getByRole("listitem");
  await expect(hook).toContainText("Wines · Bottles added or taken");

  await addByCall(page, entry());
  await expect.poll(() => receiver.types()).toEqual(["wine.added", "bottle.in"]);
  for (const message of receiver.received) expect(isSigned(message, secret)).toBe(true);

  receiver.answerWith(503);
  await card.getByRole("button", { name: /^Send a test to / }).press("Enter");
  await expect(page.getByText("Test failed")).toBeVisible();
  await expect(hook).toContainText(/Last message .*: failed \(error 503\)/);
  expect(receiver.types().at(-1)).toBe("test");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await accessibilityFaults(page)).toEqual([]);
      const [inner, outer] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(inner).toBe(outer);
    }
  }

  await card.getByRole("button", { name: /^Remove / }).press("Enter");
  await expect(page.getByText("Webhook removed")).toBeVisible();
  await expect(hook).toBeHidden();
  await expect(card.getByRole("heading", { name: "Webhooks" })).toBeFocused();
  receiver.stop();
});

interface Message {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

async function startReceiver() {
  const received: Message[] = [];
  let status = 204;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/a/long/address/of/a/receiver/that/a/phone/must/break`,
    received,
    types: () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    answerWith: (next: number) => (status = next),
    stop: () => server.close(),
  };
}

function isSigned({ headers, body }: Message, secret: string): boolean {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const content = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  const signature = createHmac("sha256", key).update(content).digest("base64");
  return headers["webhook-signature"] === `v1,${signature}`;
}
