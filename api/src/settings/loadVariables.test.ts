import { expect, test } from "vitest";
import { unreadVariables } from "./loadVariables.ts";

test.each([
  ["PUBLIC_ULR", "PUBLIC_URL"],
  ["PUBLICURL", "PUBLIC_URL"],
  ["public_url", "PUBLIC_URL"],
  ["TRUST_PROXI", "TRUST_PROXY"],
  ["SIGN_UP", "SIGNUP"],
  ["SIGNUPS", "SIGNUP"],
  ["DATABASE_URI", "DATABASE_URL"],
  ["SESSION_SECRETS_FILE", "SESSION_SECRET"],
])("the warning about the unknown variable %s suggests %s", (name, meant) => {
  expect(unreadVariables({ [name]: "x" }, [])).toEqual([
    `${name} is set, but this server doesn't read it. Did you mean ${meant}?`,
  ]);
});

test.each([
  ["SMTP_HOST", "SMTP_URL"],
  ["OIDC_SECRET", "OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME"],
  ["S3_KEY", "S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY"],
])("the warning about the unknown variable %s lists the known variables %s", (name, read) => {
  expect(unreadVariables({ [name]: "x" }, []).join()).toContain(
    `${name} is set, but this server doesn't read it. It reads ${read}`,
  );
});

test("known, empty and other programs' variables are not reported as unknown", () => {
  const variables = {
    PUBLIC_URL: "https://cellar.example",
    SMTP_URL_FILE: "/run/secrets/smtp",
    SMTP_HOST: "",
    ...OF_A_SHELL,
  };

  expect(unreadVariables(variables, [])).toEqual([]);
});

test("unknown variables in .env are reported, except those of Node and Compose", () => {
  const names = ["BASE_URL", "CELLAR_HOST", "NODE_ENV", "TZ", "PORT"];
  const variables = Object.fromEntries(names.map((name) => [name, "x"]));

  expect(unreadVariables(variables, names)).toEqual([
    "BASE_URL is set, but this server doesn't read it.",
  ]);
});

const OF_A_SHELL = {
  HOME: "/root",
  HOSTNAME: "machine",
  LANG: "C",
  LOGNAME: "ann",
  LS_COLORS: "x",
  MAIL: "/var/mail/ann",
  NODE_ENV: "production",
  NODE_VERSION: "22",
  npm_config_cache: "/tmp",
  PATH: "/bin",
  PWD: "/",
  SESSION_MANAGER: "local",
  SHELL: "sh",
  SHLVL: "1",
  TERM: "xterm",
  USER: "ann",
  XDG_SESSION_ID: "1",
};
