import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readEnv, VARIABLES } from "../src/env.ts";

const DEPLOY = join(import.meta.dirname, "../../deploy");

const FILES = ["compose.yml", "compose.many.yml"];

test("the compose file for many processes gives each the database, the bucket and one secret", async () => {
  const { env, images } = await composed("compose.many.yml");

  expect(env).toMatchObject({
    publicUrl: "https://cellar.example",
    databaseUrl: "postgres://cellar:hidden@database/cellar",
    sessionSecret: "the same for ever",
    s3: {
      endpoint: "http://bucket:8333",
      bucket: "photos",
      accessKeyId: "a key",
      secretAccessKey: "its secret",
      forcePathStyle: true,
    },
    trustProxy: true,
    signup: "open",
  });
  for (const image of images) expect(image).toMatch(/:\d+(\.\d+)*$/);
});

test("the compose file for one machine has the server know its name and trust its proxy", async () => {
  const { env } = await composed("compose.yml");

  expect(env).toMatchObject({ publicUrl: "https://cellar.example", trustProxy: true });
});

test.each(FILES)("%s hands an identity provider on, if there is one", async (file) => {
  expect((await composed(file)).env.openid).toBeUndefined();

  const { env } = await composed(file, {
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

test.each(FILES)("%s sets nothing that the server does not read", async (file) => {
  const { app } = await composed(file);

  expect(Object.keys(app.environment).filter((name) => !VARIABLES.includes(name))).toEqual([]);
});

test.each(FILES)(
  "%s asks for all that it can't do without, before anything starts",
  async (file) => {
    const { text } = await composed(file);
    const named = Array.from(text.matchAll(/\$\{(\w+)(:[-?])?/g));

    const asked = named.flatMap(([, name, how]) => (how === ":?" ? name : []));
    const needed = named.flatMap(([, name, how]) => (how === undefined ? name : []));
    expect(needed.filter((name) => !asked.includes(name))).toEqual([]);
    for (const name of asked) expect(Object.keys(SAID)).toContain(name);
  },
);

test.each(FILES)("%s names services, volumes and files that are there", async (file) => {
  const { services, volumes } = await composed(file);

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

test("the compose file for many processes starts three of them, and says that nobody has tried it", async () => {
  const { app, text } = await composed("compose.many.yml");

  expect(app.deploy?.replicas).toBe(3);
  expect(text).toContain("# Not tried, for want of an engine.");
});

/** What whoever starts it has to say. */
const SAID: Readonly<Record<string, string>> = {
  CELLAR_HOST: "cellar.example",
  DATABASE_PASSWORD: "hidden",
  SESSION_SECRET: "the same for ever",
  S3_ACCESS_KEY_ID: "a key",
  S3_SECRET_ACCESS_KEY: "its secret",
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

/** A compose file as it is read, and what the server makes of what the service `app` gives it. */
async function composed(file: string, more: Readonly<Record<string, string>> = {}) {
  const text = await readFile(join(DEPLOY, file), "utf8");
  const { services, volumes } = composeSchema.parse(parseYaml(text));
  const { app } = services;
  const variables = Object.entries(app.environment).map(([name, value]): [string, string] => [
    name,
    substituted(value, { ...SAID, ...more }),
  ]);
  const images = Object.values(services).flatMap(({ image }) => image ?? []);
  return { text, app, services, volumes, images, env: readEnv(Object.fromEntries(variables)) };
}

function substituted(value: string, said: Readonly<Record<string, string>>): string {
  return value.replace(
    /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
    (_all, name: string, otherwise?: string) => said[name] ?? otherwise ?? "",
  );
}
