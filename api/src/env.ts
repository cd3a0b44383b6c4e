import type { Signup } from "sync-protocol";
import * as z from "zod/mini";

/** Where a server may be asked to write less or more: pino's levels. */
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const SECRET_MIN = 16;

const LOOPBACK = new Set(["127.0.0.1", "::1", "[::1]", "localhost"]);

/** Whether only this machine reaches `host`, a name or an address as in HOST or in an origin. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host);
}

/** What the environment configures, parsed once at the start. */
export interface Env {
  readonly port: number;
  readonly host: string;
  /** The origin that browsers see; `undefined` means http://localhost and the port. */
  readonly publicUrl: string | undefined;
  /** The one folder with everything that is kept. */
  readonly dataDir: string;
  /** `undefined` means: generated once and kept in the data folder. */
  readonly sessionSecret: string | undefined;
  /** `undefined` means: mails are written to the data folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly ai: {
    /** `undefined` means: AI is off. */
    readonly apiKey: string | undefined;
    readonly baseUrl: string | undefined;
    readonly model: string | undefined;
  };
  readonly demoAccount: boolean;
  /** Who may make an account. */
  readonly signup: Signup;
  readonly rateLimit: boolean;
  readonly trustProxy: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** The environment cannot be used; each sentence names a variable and what it wants. */
export class UnusableEnv extends Error {
  override readonly name = "UnusableEnv";
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join("\n"));
    this.sentences = sentences;
  }
}

const text = z.optional(z.string());

const onOff = (name: string) => {
  const sentence = `${name} must be "on" or "off"`;
  return z.optional(
    z.pipe(
      z.enum(["on", "off"], sentence),
      z.transform((word) => word === "on"),
    ),
  );
};

const address = (name: string, protocol: RegExp, example: string) =>
  z.optional(z.url({ protocol, error: `${name} must be an address such as ${example}` }));

const isOrigin = (url: string): boolean => {
  const { pathname, search, hash, username } = new URL(url);
  return pathname === "/" && search === "" && hash === "" && username === "";
};

const PORT_SENTENCE = "PORT must be a number from 0 to 65535";
const PUBLIC_URL_SENTENCE =
  "PUBLIC_URL must be an origin without a path, such as https://cellar.example";

const variablesSchema = z.object({
  PORT: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}$/, PORT_SENTENCE)),
      z.pipe(z.transform(Number), z.number().check(z.maximum(65_535, PORT_SENTENCE))),
    ),
  ),
  HOST: text,
  PUBLIC_URL: z.optional(
    z.pipe(
      z
        .url({ protocol: /^https?$/, error: PUBLIC_URL_SENTENCE, abort: true })
        .check(z.refine(isOrigin, PUBLIC_URL_SENTENCE)),
      z.transform((url) => new URL(url).origin),
    ),
  ),
  DATA_DIR: text,
  SESSION_SECRET: z.optional(
    z
      .string()
      .check(
        z.minLength(
          SECRET_MIN,
          `SESSION_SECRET must have at least ${String(SECRET_MIN)} characters`,
        ),
      ),
  ),
  SMTP_URL: address("SMTP_URL", /^smtps?$/, "smtp://user:password@mail.example:587"),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/,
          'MAIL_FROM must hold an e-mail address, such as "Wine Cellar <cellar@cellar.example>"',
        ),
      ),
  ),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: address("OPENAI_BASE_URL", /^https?$/, "http://localhost:11434/v1"),
  OPENAI_MODEL: text,
  DEMO_ACCOUNT: onOff("DEMO_ACCOUNT"),
  SIGNUP: z.optional(z.enum(["open", "closed"], 'SIGNUP must be "open" or "closed"')),
  RATE_LIMIT: onOff("RATE_LIMIT"),
  TRUST_PROXY: onOff("TRUST_PROXY"),
  LOG_LEVEL: z.optional(z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}`)),
});

/**
 * Reads the environment; an empty value means unset. Throws {@link UnusableEnv} with a sentence for
 * each variable that is wrong, all at once.
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const present = Object.entries(variables).filter(([, value]) => value?.trim());
  const parsed = variablesSchema.safeParse(Object.fromEntries(present));
  if (!parsed.success) {
    throw new UnusableEnv(parsed.error.issues.map((issue) => issue.message));
  }

  const given = parsed.data;
  const host = given.HOST ?? "127.0.0.1";
  return {
    port: given.PORT ?? 3000,
    host,
    publicUrl: given.PUBLIC_URL,
    dataDir: given.DATA_DIR ?? "./data",
    sessionSecret: given.SESSION_SECRET,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    ai: {
      apiKey: given.OPENAI_API_KEY,
      baseUrl: given.OPENAI_BASE_URL,
      model: given.OPENAI_MODEL,
    },
    demoAccount: given.DEMO_ACCOUNT ?? isOnlyHere(host, given.PUBLIC_URL),
    signup: given.SIGNUP ?? "open",
    rateLimit: given.RATE_LIMIT ?? true,
    trustProxy: given.TRUST_PROXY ?? false,
    logLevel: given.LOG_LEVEL ?? "info",
  };
}

/** Behind a proxy the server itself listens on loopback, and its public address tells of the world. */
function isOnlyHere(host: string, publicUrl: string | undefined): boolean {
  return isLoopback(host) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname));
}
