import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { readEnv, UnusableEnv, VARIABLES } from "./env.ts";

const TRUST_PROXY =
  'TRUST_PROXY must be "on", "off", a number of proxies such as 2, or their networks such as 127.0.0.1, 10.0.0.0/8';

test("without environment variables, the settings have the documented defaults", () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    metricsPort: undefined,
    publicUrl: undefined,
    dataDir: "./data",
    databaseUrl: undefined,
    s3: undefined,
    sessionSecret: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    ai: { apiKey: undefined, baseUrl: undefined, model: undefined, timeoutMs: 60_000 },
    allowPrivateAddresses: false,
    demoAccount: true,
    signup: "open",
    rateLimit: true,
    trustProxy: { kind: "hops", count: 0 },
    logLevel: "info",
  });
});

test("an empty environment variable counts as unset", () => {
  expect(readEnv({ PORT: "", SMTP_URL: " ", DATA_DIR: "" })).toEqual(readEnv({}));
});

test.each([
  ["https://Cellar.Example/", "https://cellar.example"],
  ["https://example.org/cellar", "https://example.org/cellar"],
  ["https://example.org/my/cellar/", "https://example.org/my/cellar"],
])("PUBLIC_URL %s is normalised, without a trailing slash", (given, publicUrl) => {
  expect(readEnv({ PUBLIC_URL: given }).publicUrl).toBe(publicUrl);
});

test.each([
  ["127.0.0.1", true],
  ["localhost", true],
  ["::1", true],
  ["0.0.0.0", false],
  ["192.168.1.4", false],
])("with only HOST=%s set, the demo account is on: %s", (host, isOn) => {
  expect(readEnv({ HOST: host }).demoAccount).toBe(isOn);
});

test.each([
  ["http://localhost:3000", true],
  ["http://127.0.0.1:8080", true],
  ["http://[::1]:8080", true],
  ["https://cellar.example", false],
  ["http://localhost.cellar.example", false],
])("on loopback with PUBLIC_URL %s, the demo account is on: %s", (publicUrl, isOn) => {
  expect(readEnv({ HOST: "127.0.0.1", PUBLIC_URL: publicUrl }).demoAccount).toBe(isOn);
});

test.each(["invite", "closed"])("SIGNUP can be %s", (signup) => {
  expect(readEnv({ SIGNUP: signup }).signup).toBe(signup);
});

test("DEMO_ACCOUNT turns the demo account on or off with any HOST", () => {
  expect(readEnv({ HOST: "0.0.0.0", DEMO_ACCOUNT: "on" }).demoAccount).toBe(true);
  expect(readEnv({ DEMO_ACCOUNT: "off" }).demoAccount).toBe(false);
});

test.each([
  ["PORT", "abc", "PORT must be a number from 0 to 65535"],
  ["PORT", "-1", "PORT must be a number from 0 to 65535"],
  ["PORT", "65536", "PORT must be a number from 0 to 65535"],
  [
    "PUBLIC_URL",
    "cellar.example",
    "PUBLIC_URL must be an address such as https://cellar.example or https://example.org/cellar",
  ],
  ...["/api", "/objects/cellar", "/wine%20cellar", "//cellar", "/cellar?lang=en"].map((path) => [
    "PUBLIC_URL",
    `https://example.org${path}`,
    "PUBLIC_URL must be an address such as https://cellar.example or https://example.org/cellar",
  ]),
  ["SESSION_SECRET", "short", "SESSION_SECRET must have at least 16 characters"],
  [
    "SMTP_URL",
    "mail.example",
    "SMTP_URL must be an address such as smtp://user:password@mail.example:587",
  ],
  [
    "MAIL_FROM",
    "The Cellar",
    'MAIL_FROM must hold an e-mail address, such as "Wine Cellar <cellar@cellar.example>"',
  ],
  [
    "OPENAI_BASE_URL",
    "localhost",
    "OPENAI_BASE_URL must be an address such as http://localhost:11434/v1",
  ],
  ["DEMO_ACCOUNT", "yes", 'DEMO_ACCOUNT must be "on" or "off"'],
  ["SIGNUP", "off", 'SIGNUP must be "open", "invite" or "closed"'],
  ["RATE_LIMIT", "0", 'RATE_LIMIT must be "on" or "off"'],
  ["TRUST_PROXY", "true", TRUST_PROXY],
  ["TRUST_PROXY", "0", TRUST_PROXY],
  ["TRUST_PROXY", "10.0.0.0/33", TRUST_PROXY],
  ["TRUST_PROXY", "127.0.0.1, caddy", TRUST_PROXY],
  ["LOG_LEVEL", "loud", "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent"],
])("the setting %s=%s is refused with an explanation", (name, value, sentence) => {
  expect(complaintsOf({ [name]: value })).toEqual([sentence]);
});

test.each([
  ["off", { kind: "hops", count: 0 }],
  ["on", { kind: "hops", count: 1 }],
  ["2", { kind: "hops", count: 2 }],
  ["127.0.0.1, 2400:cb00::/32", { kind: "networks", networks: ["127.0.0.1", "2400:cb00::/32"] }],
])("TRUST_PROXY=%s is read as a number or networks of proxies", (value, trusted) => {
  expect(readEnv({ TRUST_PROXY: value }).trustProxy).toEqual(trusted);
});

test("OPENAI_TIMEOUT_SECONDS must be a whole number from 1 to 9999", () => {
  expect(readEnv({ OPENAI_TIMEOUT_SECONDS: "180" }).ai.timeoutMs).toBe(180_000);
  for (const wrong of ["0", "1m", "1.5", "99999"]) {
    expect(complaintsOf({ OPENAI_TIMEOUT_SECONDS: wrong })).toEqual([
      "OPENAI_TIMEOUT_SECONDS must be from 1 to 9999",
    ]);
  }
});

const ENCODING =
  ". In its user and password write % as %25, / as %2F, # as %23, ? as %3F, @ as %40 and : as %3A";

test.each(["sl/ash", "12/34", "ha#sh", "ques?tion", "a@t/b", "per%cent", "100%", "q?a=b"])(
  "an unencoded password %s is refused with advice that hides the password",
  (password) => {
    const SESSION_SECRET = "a secret of sixteen";
    const sentences = complaintsOf({
      SESSION_SECRET,
      DATABASE_URL: `postgres://cellar:${password}@database.example/cellar`,
      SMTP_URL: `smtp://cellar:${password}@mail.example:587`,
    });

    expect(sentences).toEqual([
      `DATABASE_URL must be an address such as postgres://user:password@database.example/cellar${ENCODING}`,
      `SMTP_URL must be an address such as smtp://user:password@mail.example:587${ENCODING}`,
    ]);
    const encoded = `smtp://cellar:${encodeURIComponent(password)}@mail.example:587`;
    expect(readEnv({ SMTP_URL: encoded }).smtpUrl).toBe(encoded);
  },
);

test("DATABASE_PASSWORD may contain any character", () => {
  const { databaseUrl: connectionString = "" } = readEnv({
    DATABASE_URL: "postgres://cellar@database/cellar?sslmode=verify-full",
    DATABASE_PASSWORD: "s/l#a?s@h:%41 é",
    SESSION_SECRET: "a secret of sixteen",
  });

  expect(new pg.Client({ connectionString })).toMatchObject({
    user: "cellar",
    password: "s/l#a?s@h:%41 é",
    host: "database",
    database: "cellar",
  });
});

describe("variables given as files", () => {
  test("a file with a variable's value may be in UTF-8 or UTF-16", async () => {
    for (const text of [
      Buffer.from("a secret of sixteen\n"),
      Buffer.from("\uFEFFa secret of sixteen\r\n"),
      Buffer.from("\uFEFFa secret of sixteen\r\n", "utf16le"),
    ]) {
      expect(readEnv({ SESSION_SECRET_FILE: await fileOf(text) }).sessionSecret).toBe(
        "a secret of sixteen",
      );
    }
  });

  test.each(VARIABLES)("variable %s can be given as a file", async (name) => {
    const file = await fileOf(Buffer.from("?"));

    expect(complaintsOf({ [`${name}_FILE`]: file })).toEqual(complaintsOf({ [name]: "?" }));
  });

  test("a NAME_FILE is refused if missing, empty, or if NAME is set", async () => {
    const [empty, missing] = [await fileOf(Buffer.from("\n")), "/nowhere/secret"];

    expect(complaintsOf({ SMTP_URL_FILE: missing, OPENAI_API_KEY_FILE: empty })).toEqual([
      `SMTP_URL_FILE names a file that can't be read: ${missing}`,
      `OPENAI_API_KEY_FILE names an empty file: ${empty}`,
    ]);
    expect(complaintsOf({ OPENAI_API_KEY_FILE: empty, OPENAI_API_KEY: "key" })[0]).toBe(
      "OPENAI_API_KEY and OPENAI_API_KEY_FILE are both set: keep one of them",
    );
  });
});

test("one error reports all invalid environment variables", () => {
  expect(complaintsOf({ PORT: "x", LOG_LEVEL: "x", RATE_LIMIT: "x" })).toHaveLength(3);
});

test("the error about an invalid secret does not contain the secret", () => {
  expect(complaintsOf({ SESSION_SECRET: "corkscrew" }).join()).not.toContain("corkscrew");
});

function complaintsOf(variables: Record<string, string>): readonly string[] {
  try {
    readEnv(variables);
    return [];
  } catch (error) {
    if (error instanceof UnusableEnv) return error.sentences;
    throw error;
  }
}

async function fileOf(text: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "wine-cellar-env-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "secret"), text);
  return join(folder, "secret");
}

const BUCKET = {
  S3_ENDPOINT: "https://s3.example",
  S3_REGION: "eu-central-1",
  S3_BUCKET: "photos",
  S3_ACCESS_KEY_ID: "cellar",
  S3_SECRET_ACCESS_KEY: "corkscrew",
};

test("path-style bucket addresses are off unless S3_FORCE_PATH_STYLE is on", () => {
  const s3 = {
    endpoint: "https://s3.example",
    region: "eu-central-1",
    bucket: "photos",
    accessKeyId: "cellar",
    secretAccessKey: "corkscrew",
  };

  expect(readEnv(BUCKET).s3).toEqual({ ...s3, forcePathStyle: false });
  expect(readEnv({ ...BUCKET, S3_FORCE_PATH_STYLE: "on" }).s3).toEqual({
    ...s3,
    forcePathStyle: true,
  });
});

test.each([
  [{ ...BUCKET, S3_BUCKET: "", S3_REGION: "" }, "S3_REGION, S3_BUCKET must be set too"],
  [{ S3_FORCE_PATH_STYLE: "on" }, "S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET"],
  [{ ...BUCKET, S3_ENDPOINT: "s3.example" }, "S3_ENDPOINT must be an address such as https://"],
])("an invalid bucket configuration is refused with an explanation: %j", (variables, sentence) => {
  expect(() => readEnv(variables)).toThrow(sentence);
});

const PROVIDER = {
  OIDC_ISSUER: "https://login.example/realms/home",
  OIDC_CLIENT_ID: "wine-cellar",
  OIDC_CLIENT_SECRET: "a secret of theirs",
};

test("the identity provider's name is OIDC_NAME, else the issuer's host", () => {
  expect(readEnv({}).openid).toBeUndefined();
  expect(readEnv(PROVIDER).openid).toEqual({
    issuer: PROVIDER.OIDC_ISSUER,
    clientId: PROVIDER.OIDC_CLIENT_ID,
    clientSecret: PROVIDER.OIDC_CLIENT_SECRET,
    name: "login.example",
  });
  expect(readEnv({ ...PROVIDER, OIDC_NAME: "Home" }).openid).toMatchObject({ name: "Home" });
  expect(readEnv({ ...PROVIDER, OIDC_ISSUER: "http://localhost:8080" }).openid).toBeDefined();
});

test.each([
  [{ OIDC_NAME: "Home" }, "OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET must be set too"],
  [{ ...PROVIDER, OIDC_CLIENT_SECRET: "" }, "OIDC_CLIENT_SECRET must be set too"],
  [{ ...PROVIDER, OIDC_ISSUER: "http://login.example" }, "OIDC_ISSUER must be an https address"],
  [{ ...PROVIDER, OIDC_ISSUER: "login.example" }, "OIDC_ISSUER must be an https address"],
  [{ ...PROVIDER, OIDC_ISSUER: "https://login.example/?a=b" }, "OIDC_ISSUER must be an https"],
  [{ ...PROVIDER, OIDC_NAME: "x".repeat(41) }, "OIDC_NAME can have 40 characters"],
])(
  "invalid settings of the identity provider are refused with an explanation: %j",
  (variables, sentence) => {
    expect(() => readEnv(variables)).toThrow(sentence);
  },
);

test("DATABASE_URL requires SESSION_SECRET", () => {
  const DATABASE_URL = "postgres://cellar@database.example/cellar";

  expect(readEnv({ DATABASE_URL, SESSION_SECRET: "a secret of sixteen" }).databaseUrl).toBe(
    DATABASE_URL,
  );
  expect(() => readEnv({ DATABASE_URL })).toThrow("SESSION_SECRET must be set where DATABASE_URL");
  expect(() => readEnv({ DATABASE_URL: "mysql://cellar" })).toThrow("DATABASE_URL must be an addr");
});
