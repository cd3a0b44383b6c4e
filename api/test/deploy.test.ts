import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnv } from "../src/env.ts";

const DEPLOY = join(import.meta.dirname, "../../deploy");

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

test.each(["compose.yml", "compose.many.yml"])(
  "%s hands an identity provider on, if there is one",
  async (file) => {
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
  },
);

/** What whoever starts it has to say. */
const SAID: Readonly<Record<string, string>> = {
  CELLAR_HOST: "cellar.example",
  DATABASE_PASSWORD: "hidden",
  SESSION_SECRET: "the same for ever",
  S3_ACCESS_KEY_ID: "a key",
  S3_SECRET_ACCESS_KEY: "its secret",
};

/** What the server reads that the service `app` starts, and every image that is named. */
async function composed(file: string, more: Readonly<Record<string, string>> = {}) {
  const text = await readFile(join(DEPLOY, file), "utf8");
  const [, app = ""] = /^ {2}app:\n((?: {4}.*\n|\n)+)/m.exec(text) ?? [];
  const [, environment = ""] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(app) ?? [];
  const variables: Record<string, string> = {};
  for (const [, name = "", value = ""] of environment.matchAll(/^ {6}(\w+): "?(.*?)"?$/gm)) {
    variables[name] = substituted(value, { ...SAID, ...more });
  }
  const images = Array.from(text.matchAll(/^ {4}image: (.*)$/gm), ([, image = ""]) => image);
  return { env: readEnv(variables), images };
}

function substituted(value: string, said: Readonly<Record<string, string>>): string {
  return value.replace(
    /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
    (_all, name: string, otherwise?: string) => said[name] ?? otherwise ?? "",
  );
}
