import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Logger } from "pino";
import type { Mail, Mailer } from "../cellar/ports/outside.ts";

const TIMEOUT_MS = 30_000;

export function smtpMailer(smtpUrl: string, from: string): Mailer {
  return {
    send: async (mail) => {
      const { createTransport } = await nodemailer();
      const transport = createTransport({
        url: smtpUrl,
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
      });
      await transport.sendMail(messageOf(mail, from));
    },
  };
}

/**
 * Writes each mail to `folder` as an `.eml` file. Links in mails grant access, so they are logged
 * only with `logsLinks`, which is set only if nobody else can reach the server.
 */
export function folderMailer(
  folder: string,
  from: string,
  { log, logsLinks }: { readonly log: Logger; readonly logsLinks: boolean },
): Mailer {
  return {
    send: async (mail) => {
      const { createTransport } = await nodemailer();
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message } = await transport.sendMail(messageOf(mail, from));
      const writtenAt = new Date().toISOString().replaceAll(":", "-");
      const path = join(folder, `${writtenAt}-${randomUUID()}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path, message, { mode: 0o600 });
      const fields = logsLinks ? { link: mail.link, path } : { path };
      log.info(fields, "No SMTP_URL is set, so the mail was written to a file");
    },
  };
}

/**
 * Loads the library with the first mail, because loading it at startup would make startup a tenth
 * slower.
 */
async function nodemailer() {
  return (await import("nodemailer")).default;
}

function messageOf({ to, subject, text, html, regular }: Mail, from: string) {
  const message = { from, to, subject, text, html };
  if (!regular) return message;
  const { messageId, endAddress } = regular;
  const headers = {
    "Auto-Submitted": "auto-generated",
    "List-Unsubscribe": `<${endAddress}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return { ...message, messageId, headers };
}
