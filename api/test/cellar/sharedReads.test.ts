import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { CALLS, pathIn } from "sync-protocol";
import { expect, test } from "vitest";
import { type CellarUser, describeOverStores } from "./cellarUsers.ts";
import { cookiesOf, createOp, push } from "./sharedCalls.ts";

/**
 * Number of pushes that fill the cellar. Its list of wines is then too long for the buffers of the
 * server and the connection, so the server must wait until the client reads.
 */
const PUSHES = 17;
const WINES_PER_PUSH = 90;

describeOverStores("a long answer", (users) => {
  async function stocked() {
    const ann = await users().app.signedUp();
    const cellar = await users().make(ann);
    for (let count = 0; count < PUSHES; count += 1) {
      const ops = Array.from({ length: WINES_PER_PUSH }, (_, at) =>
        createOp(at + 1, { notes: "n".repeat(10_000) }),
      );
      expect((await push(ann, cellar, ops)).status).toBe(200);
    }
    return { ann, cellar, bob: await users().join(ann, cellar) };
  }

  test("[C7] removing a member cancels the member's running list and export", async () => {
    const { ann, cellar, bob } = await stocked();
    const answers = await Promise.all(
      [CALLS.listWines, CALLS.exportCellar].map((spec) =>
        begin(users().app.url + pathIn(cellar, spec), bob),
      ),
    );

    await users().call(ann, cellar, "members/remove", { userId: bob.user.id });

    for (const answer of answers) expect(await endOf(answer)).toBe("broken off");
    const whole = await begin(users().app.url + pathIn(cellar, CALLS.exportCellar), ann);
    expect(await endOf(whole)).toBe("complete");
  }, 60_000);
});

/** Begins a call and does not read the answer's body, so that the server must wait. */
async function begin(url: string, user: CellarUser): Promise<IncomingMessage> {
  const asked = get(url, { headers: { Cookie: cookiesOf(user) } });
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  answer.on("error", () => undefined);
  answer.pause();
  return answer;
}

async function endOf(answer: IncomingMessage): Promise<"complete" | "broken off"> {
  const closed = new Promise((resolve) => answer.once("close", resolve));
  answer.resume();
  await closed;
  return answer.complete ? "complete" : "broken off";
}
