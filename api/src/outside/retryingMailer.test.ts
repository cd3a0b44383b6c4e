import { once } from "node:events";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { SMTPServer } from "smtp-server";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { Mail } from "../cellar/ports/outside.ts";
import { smtpMailer } from "./mailer.ts";
import { RETRY_AFTER_MS, retryingMailer } from "./retryingMailer.ts";

const MAIL: Mail = {
  to: "ann@cellar.example",
  subject: "A passkey was added",
  text: "A passkey was added.",
  html: "<p>A passkey was added.</p>",
  link: "https://cellar.example/forgot-password",
};
const FIRST_WAIT_MS = RETRY_AFTER_MS[0] ?? 0;

let folder: string;
let lines: string[];
let now: number;

beforeEach(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "retried-mails-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  folder = join(dataDir, "mail", "waiting");
  lines = [];
  now = 0;
});

test.each([421, 450, 451, 452])("a mail refused with %d is sent again later", async (code) => {
  const server = await mailServer([code]);
  const mailer = open(server.url);

  await mailer.send(MAIL);
  expect(server.received).toEqual([]);
  now += FIRST_WAIT_MS - 1;
  await mailer.retryDue();
  expect(server.received).toEqual([]);
  now += 1;
  await mailer.retryDue();
  await mailer.retryDue();

  expect(server.received).toHaveLength(1);
  expect(await readdir(folder)).toEqual([]);
});

test("a mail to an unreachable server is retried, even after a restart", async () => {
  const away = await mailServer([]);
  await away.stop();
  await open(away.url).send(MAIL);
  const [name = ""] = await readdir(folder);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);

  const back = await mailServer([]);
  now += FIRST_WAIT_MS;
  await open(back.url).retryDue();

  expect(back.received).toHaveLength(1);
});

test("a mail refused with 550 is not retried", async () => {
  const server = await mailServer([550]);
  const mailer = open(server.url);

  await expect(mailer.send(MAIL)).rejects.toThrow();
  now += FIRST_WAIT_MS;
  await mailer.retryDue();

  expect(server.received).toEqual([]);
});

test("a mail dropped after its last retry is logged without the recipient", async () => {
  const server = await mailServer([451, 451, 451, 451, 451, 451, 451, 451]);
  const mailer = open(server.url);
  await mailer.send(MAIL);

  for (const wait of RETRY_AFTER_MS) {
    now += wait;
    await mailer.retryDue();
  }

  expect(await readdir(folder)).toEqual([]);
  expect(lines.at(-1)).toContain("given up");
  expect(lines).toHaveLength(RETRY_AFTER_MS.length + 1);
  expect(lines.join()).not.toContain("ann@");
});

test("sending throws if a temporarily refused mail's link expires before the retry", async () => {
  const server = await mailServer([451]);

  const sent = open(server.url).send({ ...MAIL, expiresAt: now + FIRST_WAIT_MS });

  await expect(sent).rejects.toThrow();
});

test("sending a monthly mail throws if the server refuses the mail temporarily", async () => {
  const server = await mailServer([451]);
  const regular = { messageId: "<a@b.example>", endAddress: "https://cellar.example/end" };

  await expect(open(server.url).send({ ...MAIL, regular })).rejects.toThrow();
});

function open(url: string) {
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const mailer = smtpMailer(url, "Wine Cellar <cellar@cellar.example>");
  return retryingMailer(mailer, { folder, log, now: () => now });
}

async function mailServer(codes: readonly number[]) {
  const received: string[] = [];
  const left = [...codes];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const responseCode = left.shift();
      const refusal = new Error(`No room for ${address}`);
      done(responseCode === undefined ? null : Object.assign(refusal, { responseCode }));
    },
    onData(stream, _session, done) {
      void text(stream).then((message) => {
        received.push(message);
        done();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
    });
  onTestFinished(stop);
  return { url: `smtp://127.0.0.1:${String(port)}`, received, stop };
}
