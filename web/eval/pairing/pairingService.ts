import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  CALLS,
  type CallSpec,
  pairAnswerSchema,
  type Wine,
  wineBodyOf,
  wineSchema,
} from "sync-protocol";
import type { AnswerDish } from "./guidedPairing.ts";

const API = join(import.meta.dirname, "../../api");

/** An AI service that pairs wines, called through our server as the app does. */
export interface PairingService {
  readonly answer: AnswerDish;
  readonly close: () => Promise<void>;
}

/**
 * Starts our server with these wines in one account. It uses the AI service that `OPENAI_API_KEY`,
 * `OPENAI_BASE_URL` and `OPENAI_MODEL` configure. Throws without a key. `answer` throws if the
 * service fails.
 */
export async function startPairingService(cellar: readonly Wine[]): Promise<PairingService> {
  if (!process.env["OPENAI_API_KEY"]) {
    throw new Error("--service asks the service that OPENAI_API_KEY and OPENAI_BASE_URL name");
  }
  await promisify(execFile)(process.execPath, ["build.mjs"], { cwd: API });
  const folder = await mkdtemp(join(tmpdir(), "wine-cellar-eval-"));
  const { child, url } = await startServer(folder);
  const call = await signUp(url);

  const idOf = new Map<string, string>();
  for (const wine of cellar) {
    const made = wineSchema.parse(await call(CALLS.createWine, wineBodyOf(wine)));
    idOf.set(made.id, wine.id);
  }
  return {
    answer: async ({ dish: mealDescription }) => {
      const { pairings } = pairAnswerSchema.parse(await call(CALLS.pairWines, { mealDescription }));
      const best = pairings.toSorted((a, b) => b.confidence - a.confidence);
      return { isUnderstood: true, wines: best.flatMap(({ wineId }) => idOf.get(wineId) ?? []) };
    },
    close: async () => {
      const gone = once(child, "close");
      child.kill();
      await gone;
      await rm(folder, { recursive: true });
    },
  };
}

async function startServer(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const env = { DATA_DIR: folder, PORT: "0", DEMO_ACCOUNT: "off", RATE_LIMIT: "off" };
  const child = spawn(process.execPath, ["dist/main.js"], {
    cwd: API,
    env: { ...process.env, ...env, LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const chunk of child.stdout) {
    const url = /http:\S+/.exec(String(chunk))?.[0];
    if (url !== undefined) return { child, url };
  }
  throw new Error("The server ended before it said where it is");
}

async function signUp(url: string) {
  let cookie = "";
  const call = async ({ method, path }: CallSpec, body: object): Promise<unknown> => {
    const response = await fetch(url + path, {
      method,
      headers: { "Content-Type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    const cookies = response.headers.getSetCookie().map((line) => line.split(";")[0]);
    if (cookies.length > 0) cookie = cookies.join("; ");
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${String(response.status)}: ${text}`);
    return JSON.parse(text);
  };
  await call(CALLS.signup, { email: "judge@cellar.example", password: crypto.randomUUID() });
  return call;
}
