import { randomUUID } from "node:crypto";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Logger } from "pino";
import * as z from "zod/mini";
import type { Mail, Mailer } from "../cellar/ports/outside.ts";
import { makeFolder } from "./stored-files/makeFolder.ts";

const MINUTE_MS = 60 * 1000;

/** Waits between the attempts to send a mail. After the last attempt the mail is dropped. */
export const RETRY_AFTER_MS = [1, 5, 15, 60, 4 * 60, 12 * 60, 24 * 60].map(
  (minutes) => minutes * MINUTE_MS,
);

/** Error codes of an unreachable mail server, from the network, DNS or nodemailer. */
const UNREACHABLE = new Set([
  "EAI_AGAIN",
  "ECONNECTION",
  "ECONNREFUSED",
  "ECONNRESET",
  "EDNS",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ESOCKET",
  "ETIMEDOUT",
]);

export interface RetryingMailer extends Mailer {
  readonly retryDue: () => Promise<void>;
}

/**
 * Stores a mail in `folder` if the mail server is unreachable or answers 4xx. Retries the mail
 * after {@link RETRY_AFTER_MS}, even after a restart of this server. Drops a mail whose link would
 * expire before the next attempt, or that the mail server refuses with 5xx. Throws for a failed
 * regular mail, because its caller sends it again.
 */
export function retryingMailer(
  mailer: Mailer,
  {
    folder,
    log,
    now,
  }: { readonly folder: string; readonly log: Logger; readonly now: () => number },
): RetryingMailer {
  const pathOf = (id: string) => join(folder, `${id}.json`);

  const store = async (id: string, waiting: WaitingMail) => {
    await makeFolder(folder);
    // The file gets its name only when it is complete, so that no reader sees half a file.
    const draft = `${pathOf(id)}.draft`;
    await writeFile(draft, JSON.stringify(waiting), { mode: 0o600 });
    await rename(draft, pathOf(id));
  };

  const deliver = async (id: string, mail: Mail, failures: number) => {
    try {
      await mailer.send(mail);
    } catch (cause) {
      const waitMs = RETRY_AFTER_MS[failures];
      const isTriedAgain = waitMs !== undefined && !mail.regular && isTemporary(cause);
      const nextAttemptAt = now() + (waitMs ?? 0);
      if (isTriedAgain && nextAttemptAt < (mail.expiresAt ?? Infinity)) {
        await store(id, { mail, failures: failures + 1, nextAttemptAt });
        const seconds = waitMs / 1000;
        log.warn({ ...reasonOf(cause), seconds }, "A mail could not be sent; it is tried again");
        return;
      }
      await rm(pathOf(id), { force: true });
      throw cause;
    }
    await rm(pathOf(id), { force: true });
  };

  let isRetrying = false;
  return {
    send: (mail) => deliver(randomUUID(), mail, 0),
    async retryDue() {
      if (isRetrying) return;
      isRetrying = true;
      try {
        for (const name of await namesIn(folder)) {
          const { mail, failures, nextAttemptAt } = await read(join(folder, name));
          if (nextAttemptAt > now()) continue;
          await deliver(name.slice(0, -".json".length), mail, failures).catch((cause: unknown) => {
            log.error(reasonOf(cause), "A mail could not be sent, and is given up");
          });
        }
      } finally {
        isRetrying = false;
      }
    },
  };
}

const waitingSchema = z.object({
  mail: z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    link: z.string(),
    expiresAt: z.optional(z.number()),
  }),
  failures: z.int(),
  nextAttemptAt: z.number(),
});

interface WaitingMail {
  readonly mail: Mail;
  readonly failures: number;
  readonly nextAttemptAt: number;
}

async function read(path: string): Promise<WaitingMail> {
  return waitingSchema.parse(JSON.parse(await readFile(path, "utf8")));
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(".json"));
  } catch (cause) {
    if (failureSchema.safeParse(cause).data?.code === "ENOENT") return [];
    throw cause;
  }
}

const failureSchema = z.object({
  code: z.optional(z.string()),
  responseCode: z.optional(z.number()),
});

function isTemporary(cause: unknown): boolean {
  const { code = "", responseCode } = reasonOf(cause);
  if (responseCode !== undefined) return responseCode >= 400 && responseCode < 500;
  return UNREACHABLE.has(code);
}

/**
 * The error codes of a failure, without the mail server's text, which may contain the e-mail
 * address.
 */
function reasonOf(cause: unknown): z.infer<typeof failureSchema> {
  return failureSchema.safeParse(cause).data ?? {};
}
