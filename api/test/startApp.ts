import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { type Credentials, type User, userAnswerSchema } from "sync-protocol";
import type * as z from "zod/mini";
import type { Ports } from "../src/app.ts";
import { readEnv } from "../src/settings/env.ts";
import { createLog } from "../src/log.ts";
import { argon2Hasher } from "../src/outside/sign-in/argon2Hasher.ts";
import { startServer } from "../src/server.ts";
import { documentedFetch } from "./documentedFetch.ts";

/** Hashes in one millisecond instead of a hundred. */
export const cheapHasher = argon2Hasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });

export interface AppOptions {
  /** Environment variables beside the defaults for tests. */
  readonly env?: Readonly<Record<string, string>>;
  /** Ports that replace the real ones. */
  readonly ports?: Partial<Ports>;
  /** Interval of the query for due webhooks. */
  readonly deliverEveryMs?: number;
  /** The folder of the built web app. */
  readonly webRoot?: string;
  /** Used and kept. By default a new one, removed at `stop`. */
  readonly dataDir?: string;
}

/** The whole server on a free port, with its own data folder. */
export interface TestApp {
  readonly url: string;
  readonly dataDir: string;
  /** The address for Prometheus, if metrics are on. */
  readonly metricsUrl: string;
  /** All log lines so far. */
  readonly log: readonly string[];
  /** A client without a sign-in. */
  readonly client: () => Client;
  /** A client of a new account. */
  readonly signedUp: (email?: string) => Promise<Client & { readonly user: User }>;
  readonly stop: () => Promise<void>;
}

/** Starts the real server. The caller stops it. */
export async function startApp(options: AppOptions = {}): Promise<TestApp> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "wine-cellar-")));
  const env = readEnv({
    PORT: "0",
    DATA_DIR: dataDir,
    DEMO_ACCOUNT: "off",
    RATE_LIMIT: "off",
    LOG_LEVEL: "debug",
    ...options.env,
  });
  const log: string[] = [];
  const server = await startServer(env, {
    log: createLog(env.logLevel, linesInto(log)),
    webRoot: options.webRoot ?? join(dataDir, "web"),
    ports: { hasher: cheapHasher, ...options.ports },
    ...(options.deliverEveryMs !== undefined && { deliverEveryMs: options.deliverEveryMs }),
  });
  const url = `http://127.0.0.1:${String(server.port)}`;
  const client = () => newClient(url);
  let people = 0;

  return {
    url,
    dataDir,
    metricsUrl: `http://127.0.0.1:${String(server.metricsPort)}/metrics`,
    log,
    client,
    async signedUp(email = `person${String((people += 1))}@cellar.example`) {
      const person = client();
      const answer = await person.post("/api/auth/signup", credentials(email));
      return { ...person, user: answer.read(userAnswerSchema).user };
    },
    async stop() {
      await server.stop();
      if (!options.dataDir) await rm(dataDir, { recursive: true });
    },
  };
}

/** An e-mail with the password of all test accounts. */
export function credentials(email: string): Credentials {
  return { email, password: "corkscrew" };
}

/** An answer with its body. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; `undefined` if it is not JSON. */
  readonly body: unknown;
  /** The body parsed by `schema`; throws if it does not match. */
  readonly read: <Schema extends z.ZodMiniType>(schema: Schema) => z.output<Schema>;
}

export interface Request {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent unchanged, instead of `json`. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
}

/** A client of the documented calls that keeps its cookies. It rejects undocumented answers. */
export interface Client {
  readonly cookies: Map<string, string>;
  readonly send: (method: string, path: string, request?: Request) => Promise<Answer>;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly post: (
    path: string,
    json?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  readonly put: (
    path: string,
    json: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  readonly patch: (path: string, json: unknown) => Promise<Answer>;
}

function newClient(url: string): Client {
  const cookies = new Map<string, string>();

  const send = async (method: string, path: string, request: Request = {}): Promise<Answer> => {
    const headers = new Headers(request.headers);
    if (cookies.size > 0) headers.set("Cookie", cookieHeader(cookies));
    if (request.json !== undefined) headers.set("Content-Type", "application/json");
    const body = request.raw ?? (request.json === undefined ? null : JSON.stringify(request.json));
    const response = await documentedFetch(new URL(path, url), {
      method,
      headers,
      body,
      redirect: "manual",
    });
    keepCookies(cookies, response.headers);
    return answerOf(response);
  };

  return {
    cookies,
    send,
    get: (path, headers = {}) => send("GET", path, { headers }),
    post: (path, json, headers = {}) => send("POST", path, { json, headers }),
    put: (path, json, headers = {}) => send("PUT", path, { json, headers }),
    patch: (path, json) => send("PATCH", path, { json }),
  };
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  const body: unknown = isJson ? JSON.parse(text) : undefined;
  return {
    status: response.status,
    headers: response.headers,
    text,
    body,
    read: (schema) => schema.parse(body),
  };
}

function keepCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = ""] = line.split(";");
    const equals = pair.indexOf("=");
    const name = pair.slice(0, equals);
    const value = pair.slice(equals + 1);
    if (/expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
}

function linesInto(log: string[]): Writable {
  return new Writable({
    write(line: Buffer, _encoding, done) {
      log.push(line.toString().trimEnd());
      done();
    },
  });
}
