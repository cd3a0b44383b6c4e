import { execFile } from "node:child_process";
import {
  access,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { parseYaml } from "@redocly/openapi-core";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { readEnv, VARIABLES } from "../../src/settings/env.ts";

const DEPLOY = join(import.meta.dirname, "../../../deploy");

const FILES = ["compose.yml", "compose.many.yml"];

test("compose.many.yml configures its app with a database, bucket and session secret", async () => {
  const { env, images } = await readCompose("compose.many.yml");

  expect(env).toMatchObject({
    publicUrl: "https://cellar.example",
    databaseUrl: "postgres://cellar:hidden@database/cellar",
    sessionSecret: "the same forever",
    s3: {
      endpoint: "http://bucket:8333",
      bucket: "photos",
      accessKeyId: "a key",
      secretAccessKey: "its secret",
      forcePathStyle: true,
    },
    trustProxy: { kind: "hops", count: 1 },
    signup: "open",
  });
  for (const image of images) expect(image).toMatch(/:\d+(\.\d+)*$/);
});

test("compose.yml sets the public URL and trusts one proxy", async () => {
  const { env } = await readCompose("compose.yml");

  expect(env).toMatchObject({
    publicUrl: "https://cellar.example",
    trustProxy: { kind: "hops", count: 1 },
  });
});

test.each(FILES)("%s passes OIDC variables to the app only if they are set", async (file) => {
  expect((await readCompose(file)).env.openid).toBeUndefined();

  const { env } = await readCompose(file, {
    OIDC_ISSUER: "https://login.example",
    OIDC_CLIENT_ID: "cellar",
    OIDC_CLIENT_SECRET: "its secret there",
    OIDC_NAME: "Home",
  });

  expect(env.openid).toEqual({
    issuer: "https://login.example",
    clientId: "cellar",
    clientSecret: "its secret there",
    name: "Home",
  });
});

test.each(FILES)("%s passes on every server variable that the image does not set", async (file) => {
  const { app } = await readCompose(file);

  const ofOneMachine = file === "compose.yml" ? ["DATABASE_URL", "DATABASE_PASSWORD"] : [];
  const rest = ["PORT", "HOST", "DATA_DIR", ...ofOneMachine];
  const expected = VARIABLES.filter((name) => !rest.includes(name));
  expect(Object.keys(app.environment).toSorted()).toEqual(expected.toSorted());
});

test.each(FILES)("%s passes an AI service's address without a key to the app", async (file) => {
  const { env } = await readCompose(file, {
    OPENAI_BASE_URL: "http://ollama:11434/v1",
    OPENAI_MODEL: "gemma3",
    OPENAI_TIMEOUT_SECONDS: "180",
  });

  expect(env.ai).toEqual({
    apiKey: undefined,
    baseUrl: "http://ollama:11434/v1",
    model: "gemma3",
    timeoutMs: 180_000,
  });
});

test("compose.many.yml accepts special characters in the database password", async () => {
  const { env } = await readCompose("compose.many.yml", { DATABASE_PASSWORD: "p/a#s?s@w:o%r d" });

  expect(decodeURIComponent(new URL(env.databaseUrl ?? "").password)).toBe("p/a#s?s@w:o%r d");
});

test("docs/configuration.md names every environment variable", async () => {
  const page = await readFile(join(DEPLOY, "../docs/configuration.md"), "utf8");

  const isNamed = (name: string) => page.includes(`\`${name}\``) || /^(S3|OIDC)_/.test(name);
  expect(VARIABLES.filter((name) => !isNamed(name))).toEqual([]);
});

test("the backup's systemd unit has the server unit's settings and hardening", async () => {
  const [server, backup] = [
    await directivesOf("wine-cellar.service"),
    await directivesOf("wine-cellar-backup.service"),
  ];

  const own = ["ExecStart", "Restart", "TimeoutStopSec", "StateDirectory", "Environment"];
  for (const [name, value] of server) {
    if (!own.includes(name)) expect(backup.get(name), name).toBe(value);
  }
  expect(backup.get("EnvironmentFile")).toBe("-/etc/wine-cellar.env");
  expect(backup.get("Environment")).toContain("DATA_DIR=%S/wine-cellar");
  expect(server.get("Environment")).toContain("DATA_DIR=%S/wine-cellar");
  expect(backup.get("ExecStart")).toContain("--into %S/wine-cellar-backups --keep 30");
});

test("assemble.sh under umask 077 makes readable folders and omits build folders", async () => {
  const root = await sourcesWithFakeNpm();
  const target = join(root, "to/wine-cellar");

  await promisify(execFile)("sh", ["-c", `umask 077; deploy/assemble.sh ${target}`], {
    cwd: root,
    env: { ...process.env, PATH: `${join(root, "bin")}:${process.env["PATH"] ?? ""}` },
  });

  for (const folder of [dirname(target), target, join(target, "api/dist")]) {
    expect((await stat(folder)).mode & 0o777, folder).toBe(0o755);
  }
  expect((await stat(join(target, "api/dist/main.js"))).mode & 0o777).toBe(0o644);
  const sqlite = join(target, "node_modules/better-sqlite3");
  const kept = await readdir(sqlite, { recursive: true });
  expect(kept.toSorted()).toEqual([
    "build",
    "build/Release",
    "build/Release/better_sqlite3.node",
    "lib",
    "lib/index.js",
  ]);
});

test.each(FILES)("%s sets only variables that the server reads", async (file) => {
  const { app } = await readCompose(file);

  expect(Object.keys(app.environment).filter((name) => !VARIABLES.includes(name))).toEqual([]);
});

test.each(FILES)("%s requires each mandatory value before any service starts", async (file) => {
  const { text } = await readCompose(file);
  const named = Array.from(text.matchAll(/\$\{(\w+)(:[-?])?/g));

  const asked = named.flatMap(([, name, how]) => (how === ":?" ? name : []));
  const needed = named.flatMap(([, name, how]) => (how === undefined ? name : []));
  expect(needed.filter((name) => !asked.includes(name))).toEqual([]);
  for (const name of asked) expect(Object.keys(TEST_VARIABLES[file] ?? {})).toContain(name);
});

test.each(FILES)("%s refers only to existing services, volumes and files", async (file) => {
  const { services, volumes } = await readCompose(file);

  const kept = Object.values(services).flatMap((service) =>
    service.volumes.map((mount) => mount.split(":")[0] ?? ""),
  );
  for (const source of kept.filter((each) => each.startsWith("./"))) {
    await expect(access(join(DEPLOY, source)), source).resolves.toBeUndefined();
  }
  const names = kept.filter((each) => !each.startsWith("./"));
  expect(new Set(names)).toEqual(new Set(Object.keys(volumes)));
  for (const { depends_on: needs } of Object.values(services)) {
    for (const [name, { condition }] of Object.entries(needs)) {
      expect(services, name).toHaveProperty(name);
      const isWatched = services[name]?.healthcheck !== undefined;
      expect(isWatched, name).toBe(condition === "service_healthy");
    }
  }
});

test("compose.many.yml starts three replicas and is marked as untested", async () => {
  const { app, text } = await readCompose("compose.many.yml");

  expect(app.deploy?.replicas).toBe(3);
  expect(text).toContain("# Not tried, for want of an engine.");
});

async function directivesOf(unit: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(DEPLOY, unit), "utf8");
  const [, section = ""] = /\[Service\]\n(.*?)(?=\n\[|$)/s.exec(text) ?? [];
  return new Map(
    Array.from(section.matchAll(/^(\w+)=(.*)$/gm), ([, name = "", value = ""]) => [name, value]),
  );
}

/**
 * Creates a folder with assemble.sh and the files that it copies, readable only by the owner, and a
 * fake npm that installs one module.
 */
async function sourcesWithFakeNpm(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "wine-cellar-assemble-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const parts = [".", "sync-protocol", "api", "web", "e2e"];
  const files = [
    ...parts.map((part) => `${part}/package.json`),
    ...["package-lock.json", "LICENSE", "NOTICE.md", "api/dist/main.js", "api/assets/a.jpg"],
    "web/dist/index.html",
  ];
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true, mode: 0o700 });
    await writeFile(join(root, file), "", { mode: 0o600 });
  }
  await cp(join(DEPLOY, "assemble.sh"), join(root, "deploy/assemble.sh"), { recursive: true });
  await mkdir(join(root, "bin"));
  await writeFile(join(root, "bin/npm"), FAKE_NPM, { mode: 0o755 });
  return root;
}

const FAKE_NPM = `#!/bin/sh
[ "$2" = --prefix ] || exit 0
cd "$3"
mkdir -p node_modules/better-sqlite3/build/Release/obj node_modules/better-sqlite3/build/deps
cd node_modules/better-sqlite3
mkdir lib src deps
touch lib/index.js src/a.cpp deps/sqlite3.c build/Makefile build/deps/x.c build/Release/sqlite3.a
touch build/Release/obj/a.o build/Release/better_sqlite3.node
`;

/** Test values of the variables that each compose file requires. */
const TEST_VARIABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "compose.yml": { CELLAR_HOST: "cellar.example" },
  "compose.many.yml": {
    CELLAR_HOST: "cellar.example",
    DATABASE_PASSWORD: "hidden",
    SESSION_SECRET: "the same forever",
    S3_ACCESS_KEY_ID: "a key",
    S3_SECRET_ACCESS_KEY: "its secret",
  },
};

const STARTED = { condition: "service_started" };

const serviceSchema = z.object({
  image: z.optional(z.string()),
  deploy: z.optional(z.object({ replicas: z.int() })),
  depends_on: z._default(
    z.union([
      z.record(z.string(), z.object({ condition: z.string() })),
      z.pipe(
        z.array(z.string()),
        z.transform((names) => Object.fromEntries(names.map((name) => [name, STARTED]))),
      ),
    ]),
    {},
  ),
  environment: z._default(z.record(z.string(), z.string()), {}),
  healthcheck: z.optional(z.object({ test: z.array(z.string()) })),
  volumes: z._default(z.array(z.string()), []),
});

const composeSchema = z.object({
  services: z.intersection(z.object({ app: serviceSchema }), z.record(z.string(), serviceSchema)),
  volumes: z.record(z.string(), z.null()),
});

/** Parses a compose file. `env` has the environment variables of the service `app`. */
async function readCompose(file: string, more: Readonly<Record<string, string>> = {}) {
  const text = await readFile(join(DEPLOY, file), "utf8");
  const { services, volumes } = composeSchema.parse(parseYaml(text));
  const { app } = services;
  const variables = Object.entries(app.environment).map(([name, value]): [string, string] => [
    name,
    substituteVariables(value, { ...TEST_VARIABLES[file], ...more }),
  ]);
  const images = Object.values(services).flatMap(({ image }) => image ?? []);
  return { text, app, services, volumes, images, env: readEnv(Object.fromEntries(variables)) };
}

function substituteVariables(value: string, variables: Readonly<Record<string, string>>): string {
  return value.replace(
    /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
    (_all, name: string, otherwise?: string) => variables[name] ?? otherwise ?? "",
  );
}
