import { isIP } from "node:net";
import type { Signup } from "sync-protocol";
import * as z from "zod/mini";
import type { OpenidSettings } from "../outside/sign-in/openidProvider.ts";
import type { Bucket } from "../outside/stored-files/s3Bytes.ts";
import { readText } from "../readText.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const SECRET_MIN = 16;

const LOOPBACK = new Set(["127.0.0.1", "::1", "[::1]", "localhost"]);

export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host);
}

/**
 * Which proxies are trusted: the `count` proxies nearest to the server, or all in these networks.
 */
export type TrustProxy =
  | { readonly kind: "hops"; readonly count: number }
  | { readonly kind: "networks"; readonly networks: readonly string[] };

export interface Env {
  readonly port: number;
  readonly host: string;
  readonly metricsPort: number | undefined;
  /**
   * The address that browsers use, with an optional path and without a trailing slash. Default:
   * http://localhost with the server's port.
   */
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
  /**
   * Address of PostgreSQL, which stores everything except photos. Default: a file in the data
   * folder.
   */
  readonly databaseUrl: string | undefined;
  /** S3 bucket that stores the photos. Default: they are stored in the data folder. */
  readonly s3: Bucket | undefined;
  /**
   * Secret from which signing keys are derived. Default: a secret generated once and stored in the
   * data folder.
   */
  readonly sessionSecret: string | undefined;
  /** Address of the mail server. Default: mails are written to the data folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly ai: {
    /** AI is off if neither `apiKey` nor `baseUrl` is set. */
    readonly apiKey: string | undefined;
    readonly baseUrl: string | undefined;
    readonly model: string | undefined;
    readonly timeoutMs: number;
  };
  readonly openid: OpenidSettings | undefined;
  /** Whether requests to addresses that users enter may go to private networks. */
  readonly allowPrivateAddresses: boolean;
  readonly demoAccount: boolean;
  readonly signup: Signup;
  readonly rateLimit: boolean;
  readonly trustProxy: TrustProxy;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** Error for invalid environment variables. Each sentence names a variable and its requirement. */
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

/**
 * Whether a URL has an @ after the first /, ? or # that follows the `//`. This happens if the user
 * name or password contains an unencoded /, ? or #.
 */
const hasStrayAt = (url: string): boolean => /^\w+:\/\/[^/?#]*[/?#].*@/s.test(url);

/** Whether the address contains a % that does not begin an encoded character. */
const isHalfEncoded = (url: string): boolean => {
  try {
    decodeURIComponent(url);
    return false;
  } catch {
    return true;
  }
};

/**
 * Schema of an address that contains a user name and password, in which special characters must be
 * encoded.
 */
const login = (name: string, protocol: RegExp, example: string) =>
  z.optional(
    z.string().check((context) => {
      const { value: url, issues } = context;
      const isAddress = z.url({ protocol }).safeParse(url).success;
      if (isAddress && !hasStrayAt(url) && !isHalfEncoded(url)) return;
      const encoding = url.includes("@")
        ? ". In its user and password write % as %25, / as %2F, # as %23, ? as %3F, @ as %40 and : as %3A"
        : "";
      const message = `${name} must be an address such as ${example}${encoding}`;
      issues.push({ code: "custom", message, input: url });
    }),
  );

/**
 * A path on which the app can be served: words of letters, digits, - and _. The first word must not
 * be a path of the API.
 */
const BASE_PATH = /^\/(?!(?:api|assets|objects)(?:\/|$))(?:[\w-]+\/?)*$/;

const isPlace = (url: string): boolean => {
  const { pathname, search, hash, username } = new URL(url);
  return BASE_PATH.test(pathname) && search === "" && hash === "" && username === "";
};

const withoutSlash = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/$/, "");
};

const port = (name: string) => {
  const sentence = `${name} must be a number from 0 to 65535`;
  return z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}$/, sentence)),
      z.pipe(z.transform(Number), z.number().check(z.maximum(65_535, sentence))),
    ),
  );
};

const PUBLIC_URL_SENTENCE =
  "PUBLIC_URL must be an address such as https://cellar.example or https://example.org/cellar";

const ISSUER_SENTENCE =
  "OIDC_ISSUER must be an https address such as https://login.example, without a query";

/** Maximum length of the identity provider's name, which a button shows, in characters. */
const NAME_MAX = 40;

/**
 * Whether an identity provider's address is valid and safe: https, or on this machine. Over http,
 * an attacker on the network could sign in as any user.
 */
const isIssuer = (url: string): boolean => {
  const { protocol, hostname, search, hash, username } = new URL(url);
  const isSafe = protocol === "https:" || isLoopback(hostname);
  return isSafe && search === "" && hash === "" && username === "";
};

const TRUST_PROXY_SENTENCE =
  'TRUST_PROXY must be "on", "off", a number of proxies such as 2, or their networks such as 127.0.0.1, 10.0.0.0/8';

const isNetwork = (text: string): boolean => {
  const [address = "", bits, ...rest] = text.split("/");
  const bitsMax = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const hasBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= bitsMax);
  return bitsMax > 0 && hasBits && rest.length === 0;
};

const hops = (count: number): TrustProxy => ({ kind: "hops", count });

const trustProxy = z.optional(
  z.union(
    [
      z.pipe(
        z.literal("off"),
        z.transform(() => hops(0)),
      ),
      z.pipe(
        z.literal("on"),
        z.transform(() => hops(1)),
      ),
      z.pipe(
        z.string().check(z.regex(/^[1-9]$/)),
        z.transform((count) => hops(Number(count))),
      ),
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((list) => list.split(/[\s,]+/).filter((text) => text !== "")),
        ),
        z.pipe(
          z.array(z.string().check(z.refine(isNetwork))),
          z.transform((networks): TrustProxy => ({ kind: "networks", networks })),
        ),
      ),
    ],
    TRUST_PROXY_SENTENCE,
  ),
);

const variablesSchema = z.object({
  PORT: port("PORT"),
  HOST: text,
  METRICS_PORT: port("METRICS_PORT"),
  PUBLIC_URL: z.optional(
    z.pipe(
      z
        .url({ protocol: /^https?$/, error: PUBLIC_URL_SENTENCE, abort: true })
        .check(z.refine(isPlace, PUBLIC_URL_SENTENCE)),
      z.transform(withoutSlash),
    ),
  ),
  DATA_DIR: text,
  DATABASE_URL: login(
    "DATABASE_URL",
    /^postgres(ql)?$/,
    "postgres://user:password@database.example/cellar",
  ),
  DATABASE_PASSWORD: text,
  S3_ENDPOINT: address("S3_ENDPOINT", /^https?$/, "https://s3.eu-central-1.amazonaws.com"),
  S3_REGION: text,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_FORCE_PATH_STYLE: onOff("S3_FORCE_PATH_STYLE"),
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
  SMTP_URL: login("SMTP_URL", /^smtps?$/, "smtp://user:password@mail.example:587"),
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
  OPENAI_TIMEOUT_SECONDS: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,3}$/, "OPENAI_TIMEOUT_SECONDS must be from 1 to 9999")),
      z.transform(Number),
    ),
  ),
  OIDC_ISSUER: z.optional(
    z
      .url({ protocol: /^https?$/, error: ISSUER_SENTENCE, abort: true })
      .check(z.refine(isIssuer, ISSUER_SENTENCE)),
  ),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_NAME: z.optional(
    z.string().check(z.maxLength(NAME_MAX, `OIDC_NAME can have ${String(NAME_MAX)} characters`)),
  ),
  ALLOW_PRIVATE_ADDRESSES: onOff("ALLOW_PRIVATE_ADDRESSES"),
  DEMO_ACCOUNT: onOff("DEMO_ACCOUNT"),
  SIGNUP: z.optional(
    z.enum(["open", "invite", "closed"], 'SIGNUP must be "open", "invite" or "closed"'),
  ),
  RATE_LIMIT: onOff("RATE_LIMIT"),
  TRUST_PROXY: trustProxy,
  LOG_LEVEL: z.optional(z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}`)),
});

export type Variables = Readonly<Record<string, string | undefined>>;

/** The names of all variables. Each value can also be in a file, whose path is in `NAME_FILE`. */
export const VARIABLES: readonly string[] = Object.keys(variablesSchema.shape);

type EnvVariables = z.output<typeof variablesSchema>;

const s3GroupSchema = z.object({
  S3_ENDPOINT: z.string(),
  S3_REGION: z.string(),
  S3_BUCKET: z.string(),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
});

/**
 * Reads the settings from environment variables. An empty value counts as unset. `NAME_FILE` is the
 * path of a file with the value of `NAME`. Throws {@link UnusableEnv} with a sentence for each
 * invalid variable.
 */
export function readEnv(variables: Variables): Env {
  const { given: present, sentences } = withFiles(variables);
  const parsed = variablesSchema.safeParse(present);
  const wrong = [...sentences, ...(parsed.error?.issues.map((issue) => issue.message) ?? [])];
  if (!parsed.success || wrong.length > 0) throw new UnusableEnv(wrong);

  const given = parsed.data;
  const host = given.HOST ?? "127.0.0.1";
  return {
    port: given.PORT ?? 3000,
    host,
    metricsPort: given.METRICS_PORT,
    publicUrl: given.PUBLIC_URL,
    dataDir: given.DATA_DIR ?? "./data",
    databaseUrl: databaseOf(given),
    s3: s3Of(given),
    sessionSecret: given.SESSION_SECRET,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    ai: {
      apiKey: given.OPENAI_API_KEY,
      baseUrl: given.OPENAI_BASE_URL,
      model: given.OPENAI_MODEL,
      timeoutMs: (given.OPENAI_TIMEOUT_SECONDS ?? 60) * 1000,
    },
    openid: openidOf(given),
    allowPrivateAddresses: given.ALLOW_PRIVATE_ADDRESSES ?? false,
    demoAccount: given.DEMO_ACCOUNT ?? isOnlyHere(host, given.PUBLIC_URL),
    signup: given.SIGNUP ?? "open",
    rateLimit: given.RATE_LIMIT ?? true,
    trustProxy: given.TRUST_PROXY ?? { kind: "hops", count: 0 },
    logLevel: given.LOG_LEVEL ?? "info",
  };
}

function withFiles(variables: Variables) {
  const given: Record<string, string> = {};
  const sentences: string[] = [];
  for (const name of VARIABLES) {
    const [value, path] = [variables[name], variables[`${name}_FILE`]];
    if (value?.trim()) given[name] = value;
    if (!path?.trim()) continue;
    if (value?.trim()) sentences.push(`${name} and ${name}_FILE are both set: keep one of them`);
    try {
      const held = readText(path).trim();
      if (held === "") sentences.push(`${name}_FILE names an empty file: ${path}`);
      else given[name] = held;
    } catch {
      sentences.push(`${name}_FILE names a file that can't be read: ${path}`);
    }
  }
  return { given, sentences };
}

/** The database server's address. Requires SESSION_SECRET, which all processes share. */
function databaseOf(given: EnvVariables): string | undefined {
  const { DATABASE_URL, DATABASE_PASSWORD, SESSION_SECRET } = given;
  if (DATABASE_URL === undefined) return undefined;
  if (SESSION_SECRET !== undefined) return withPassword(DATABASE_URL, DATABASE_PASSWORD);
  throw new UnusableEnv([
    "SESSION_SECRET must be set where DATABASE_URL is: every process signs with the same",
  ]);
}

function withPassword(address: string, password: string | undefined): string {
  if (password === undefined) return address;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return url.href;
}

/**
 * The S3 bucket's settings; `undefined` if none of its variables is set. Throws if only some of
 * them are set.
 */
function s3Of(given: EnvVariables): Bucket | undefined {
  const group = {
    S3_ENDPOINT: given.S3_ENDPOINT,
    S3_REGION: given.S3_REGION,
    S3_BUCKET: given.S3_BUCKET,
    S3_ACCESS_KEY_ID: given.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: given.S3_SECRET_ACCESS_KEY,
  };
  const isSet = [...Object.values(group), given.S3_FORCE_PATH_STYLE].some(
    (value) => value !== undefined,
  );
  if (!isSet) return undefined;

  const { success, data } = s3GroupSchema.safeParse(group);
  if (success) {
    return {
      endpoint: data.S3_ENDPOINT,
      region: data.S3_REGION,
      bucket: data.S3_BUCKET,
      accessKeyId: data.S3_ACCESS_KEY_ID,
      secretAccessKey: data.S3_SECRET_ACCESS_KEY,
      forcePathStyle: given.S3_FORCE_PATH_STYLE ?? false,
    };
  }
  const missing = Object.entries(group).flatMap(([name, value]) =>
    value === undefined ? name : [],
  );
  throw new UnusableEnv([
    `${missing.join(", ")} must be set too: photos go into a bucket, or none of S3_* is set`,
  ]);
}

/**
 * The identity provider's settings; `undefined` if none of its variables is set. Throws if only
 * some of them are set.
 */
function openidOf(given: EnvVariables): OpenidSettings | undefined {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
  } = given;
  if ([issuer, clientId, clientSecret, name].every((value) => value === undefined))
    return undefined;
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined) {
    return { issuer, clientId, clientSecret, name: name ?? new URL(issuer).hostname };
  }
  const missing = Object.entries({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  }).flatMap(([variable, value]) => (value === undefined ? variable : []));
  throw new UnusableEnv([
    `${missing.join(", ")} must be set too: people sign in with an identity provider, or none of OIDC_* is set`,
  ]);
}

/**
 * Whether only this machine can reach the server. Loopback alone does not show this, because a
 * server behind a proxy listens on loopback but has a public address.
 */
function isOnlyHere(host: string, publicUrl: string | undefined): boolean {
  return isLoopback(host) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname));
}
