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

/** A password hasher that takes 1 ms instead of 100 ms. */
export const cheapHasher = argon2Hasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });

export interface AppOptions {
  /**
   * Environment variables for the server. They are added to the tests' default variables, or
   * replace them.
   */
  readonly env?: Readonly<Record<string, string>>;
  readonly ports?: Partial<Ports>;
  /** How often the server looks for due webhook messages, in ms. */
  readonly deliverEveryMs?: number;
  readonly webRoot?: string;
  /**
   * The server's data folder, which remains after `stop`. By default, the server has a temporary
   * folder, which `stop` removes.
   */
  readonly dataDir?: string;
}

/** The whole server on a free port, with its own data folder. */
export interface TestApp {
  readonly url: string;
  readonly dataDir: string;
  readonly metricsUrl: string;
  readonly log: readonly string[];
  readonly client: () => Client;
  readonly signedUp: (email?: string) => Promise<Client & { readonly user: User }>;
  readonly stop: () => Promise<void>;
}

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

export function credentials(email: string): Credentials {
  return { email, password: "corkscrew" };
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON; `undefined` if the body is not JSON. */
  readonly body: unknown;
  /** Parses the body; throws if the body does not match `schema`. */
  readonly read: <Schema extends z.ZodMiniType>(schema: Schema) => z.output<Schema>;
}

export interface Request {
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** The request's body. If given, it is sent unchanged, and `json` is ignored. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
}

/** Calls the API and stores its cookies. Throws if an answer does not match the API document. */
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
