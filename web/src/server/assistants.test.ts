import { PROTOCOL_HEADER } from "sync-protocol";
import { afterEach, expect, test, vi } from "vitest";
import { aiTimeoutMs, forgetAssistants } from "./assistants.ts";

afterEach(forgetAssistants);

test("the page's timeout for AI is 5 s longer than the server's", async () => {
  theServerSays({ labels: true, pairing: true, timeoutMs: 180_000 });

  expect(await aiTimeoutMs()).toBe(185_000);
});

test("if the server gives no AI timeout, the page waits 65 s", async () => {
  theServerSays({ labels: true, pairing: true });

  expect(await aiTimeoutMs()).toBe(65_000);
});

function theServerSays(answer: object): void {
  const headers = { [PROTOCOL_HEADER]: "3" };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answer, { headers })));
}
