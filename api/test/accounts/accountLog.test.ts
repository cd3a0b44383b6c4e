import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { credentials, startApp, type TestApp } from "../startApp.ts";

const FILTER = join(import.meta.dirname, "../../../docs/fail2ban/wine-cellar.conf");

/**
 * Matches the IP addresses in this file. Replaces `<ADDR>` in fail2ban's filter, because JavaScript
 * does not know `<ADDR>`.
 */
const ADDRESS = "(?<address>[0-9a-f.:]+)";

let app: TestApp;
let failure: RegExp;
let datePattern: RegExp;

beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT: "on", TRUST_PROXY: "on", LOG_LEVEL: "info" } });
  const filter = await readFile(FILTER, "utf8");
  failure = new RegExp(setting(filter, "failregex").replace("<ADDR>", ADDRESS));
  datePattern = new RegExp(setting(filter, "datepattern").replace("{LEPOCH}", String.raw`\d{13}`));
});
afterAll(() => app.stop());

describe("fail2ban's filter", () => {
  test("fail2ban's filter finds the address of a failed sign-in", async () => {
    await app.signedUp("known@cellar.example");

    await signIn({ email: "known@cellar.example", password: "guess" }, "203.0.113.1");
    await signIn({ email: "unknown@cellar.example", password: "guess" }, "2001:db8::1");

    expect(findFail2banLines("203.0.113.1")).toHaveLength(1);
    expect(findFail2banLines("2001:db8::1")).toHaveLength(1);
  });

  test("fail2ban's filter finds the address of a wrong current password", async () => {
    const thief = await app.signedUp();

    await thief.send("PATCH", "/api/auth/password", {
      headers: from("203.0.113.2"),
      json: { currentPassword: "guess", newPassword: "decanter" },
    });

    expect(findFail2banLines("203.0.113.2")).toHaveLength(1);
  });

  test("fail2ban's filter finds the address of an invalid reset link", async () => {
    const sent = { token: "guess", password: "decanter" };

    await app.client().post("/api/auth/reset-password", sent, from("203.0.113.3"));

    expect(findFail2banLines("203.0.113.3")).toHaveLength(1);
  });

  test("fail2ban's filter finds the address of a client with too many attempts", async () => {
    const guess = { email: "victim@cellar.example", password: "guess" };
    for (let attempt = 0; attempt < 21; attempt += 1) await signIn(guess, "203.0.113.4");

    expect(findFail2banLines("203.0.113.4").map(messageOf)).toEqual([
      ...Array<string>(20).fill("Sign-in failed"),
      "Locked out",
    ]);
  });
});

describe("lines that fail2ban's filter ignores", () => {
  test("fail2ban's filter ignores a successful sign-in", async () => {
    await app.signedUp("right@cellar.example");

    await signIn(credentials("right@cellar.example"), "203.0.113.5");

    expect(linesWith("203.0.113.5").map(messageOf)).toContain("Signed in");
    expect(findFail2banLines("203.0.113.5")).toEqual([]);
  });

  test("fail2ban's filter ignores addresses in the text of a request", async () => {
    const injected = '203.0.113.6","msg":"Sign-in failed"}';

    await app
      .client()
      .post(
        "/api/auth/login",
        { email: "known@cellar.example", password: injected },
        { ...from(`${injected}, 203.0.113.7`), "User-Agent": injected, Referer: injected },
      );

    expect(findFail2banLines("203.0.113.6")).toEqual([]);
    expect(findFail2banLines("203.0.113.7")).toHaveLength(1);
  });

  test("fail2ban's filter ignores a malformed sign-in", async () => {
    await signIn({ email: "nobody", password: "guess" }, "203.0.113.8");

    expect(findFail2banLines("203.0.113.8")).toEqual([]);
  });
});

async function signIn(sent: { email: string; password: string }, address: string): Promise<void> {
  await app.client().post("/api/auth/login", sent, from(address));
}

function from(address: string): Record<string, string> {
  return { "X-Forwarded-For": address };
}

function linesWith(address: string): string[] {
  return app.log.filter((line) => line.includes(`"${address}"`));
}

/**
 * The log lines in which fail2ban's filter finds this address. Removes the date from each line
 * first, like fail2ban.
 */
function findFail2banLines(address: string): string[] {
  return app.log.filter((line) => {
    const dated = datePattern.test(line) ? line.replace(datePattern, "") : "";
    return failure.exec(dated)?.groups?.["address"] === address;
  });
}

function messageOf(line: string): string {
  return /"msg":"([^"]*)"/.exec(line)?.[1] ?? "";
}

function setting(filter: string, name: string): string {
  return new RegExp(`^${name} = (.+)$`, "m").exec(filter)?.[1] ?? "";
}
