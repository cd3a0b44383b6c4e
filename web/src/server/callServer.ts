import {
  type AnswerOf,
  type CallSpec,
  type CellarAddress,
  inCellar,
  pathIn,
  pathOf,
  PROTOCOL_HEADER,
  type RequestOf,
} from "sync-protocol";
import * as z from "zod/mini";
import { underBase } from "../platform/basePath.ts";
import { parseJson, readRefusal } from "./ServerRefusal.ts";

// The content security policy forbids compiled validators. Without this setting, zod would try to
// compile a validator.
z.config({ jitless: true });

const SILENCE_MS = 20_000;

/**
 * Upload speed of the slowest supported connection. The time for sending a body is estimated from
 * this speed, because browsers do not report upload progress.
 */
const BYTES_PER_MS_MIN = 2;
const SENDING_MS_MAX = 60_000;

type JsonCall = CallSpec & { readonly answer: z.ZodMiniType };

interface CallOptions {
  /** The cellar that the call concerns. Default: the user's personal cellar. */
  readonly cellar?: CellarAddress | undefined;
  /**
   * Maximum wait for the answer after the body is sent, or between two parts of the answer.
   * Default: 20 s.
   */
  readonly silenceMs?: number;
  readonly signal?: AbortSignal | undefined;
  /** Language of texts in the answer. Default: the browser's. */
  readonly language?: string;
}

interface LooseRequest extends CallOptions {
  readonly id?: string;
  readonly query?: object;
  readonly body?: unknown;
}

/**
 * The server gave no answer: the device is offline, the server was too slow, or a proxy answered
 * instead.
 */
export class Unreachable extends Error {
  override readonly name: string = "Unreachable";
}

/** A sign-in proxy or captive portal asks the user to sign in. */
export class Intercepted extends Unreachable {
  override readonly name = "Intercepted";
}

/**
 * Calls the server and returns the parsed answer. Throws a `ServerRefusal` if the server refuses,
 * and {@link Unreachable} if no answer arrives in time. Throws immediately if the device is
 * offline.
 */
export async function callServer<Spec extends JsonCall>(
  spec: Spec,
  request: RequestOf<Spec> & CallOptions,
): Promise<AnswerOf<Spec>>;
export async function callServer(spec: JsonCall, request: LooseRequest): Promise<unknown> {
  return readAnswer(await exchange(spec, request), specFor(spec, request.cellar));
}

interface FullResponse {
  readonly response: Response;
  readonly text: string;
}

/** Parses a response of our server [V3: header]. Throws like {@link callServer}. */
export function readAnswer<Spec extends JsonCall>(
  received: FullResponse,
  spec: Spec,
): AnswerOf<Spec>;
export function readAnswer({ response, text }: FullResponse, spec: JsonCall): unknown {
  if (!response.headers.has(PROTOCOL_HEADER)) throw otherAnswer(response);
  if (!response.ok) throw readRefusal(response, text, spec);

  const parsed = spec.answer.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new Unreachable(`${response.url} answered in an unknown shape`, { cause: parsed.error });
  }
  return parsed.data;
}

/** Statuses with which a proxy asks for a sign-in. */
const ASKS_TO_SIGN_IN: readonly number[] = [401, 403, 407, 511];

/**
 * The error for a response that is not from our server. A 5xx comes from a proxy that cannot reach
 * our server.
 */
export function otherAnswer({ type, ok, status }: Response): Unreachable {
  // Our server never redirects a call, so a redirect comes from a sign-in proxy.
  const asksToSignIn = type === "opaqueredirect" || ok || ASKS_TO_SIGN_IN.includes(status);
  return asksToSignIn
    ? new Intercepted("Something between you and the server asks you to sign in")
    : new Unreachable("The answer did not come from Wine Cellar");
}

async function exchange(spec: JsonCall, request: LooseRequest): Promise<FullResponse> {
  const { silenceMs = SILENCE_MS, signal, language, body = {} } = request;
  const isRead = spec.method === "GET";
  const sent = isRead ? null : JSON.stringify(body);
  const sending = sent === null ? 0 : Math.min(sendingMs(sent.length), SENDING_MS_MAX);
  const timeout = startTimeout(silenceMs + sending, signal);
  try {
    const response = await fetch(addressOf(spec, request), {
      method: spec.method,
      credentials: "same-origin",
      cache: "no-store",
      headers: {
        accept: "application/json",
        ...(!isRead && { "content-type": "application/json" }),
        ...(language !== undefined && { "accept-language": language }),
      },
      body: sent,
      redirect: "manual",
      signal: timeout.signal,
    });
    const text = await readText(response, () => {
      timeout.renew(silenceMs);
    });
    return { response, text };
  } catch (cause) {
    throw new Unreachable("The cellar's server did not answer", { cause });
  } finally {
    timeout.end();
  }
}

export function sendingMs(bytes: number): number {
  return Math.ceil(bytes / BYTES_PER_MS_MIN);
}

interface RunningTimeout {
  readonly signal: AbortSignal;
  readonly renew: (ms: number) => void;
  readonly end: () => void;
}

function startTimeout(ms: number, outer: AbortSignal | undefined): RunningTimeout {
  const ending = new AbortController();
  const abort = () => {
    ending.abort();
  };
  let timer = setTimeout(abort, ms);
  outer?.addEventListener("abort", abort);
  if (outer?.aborted) abort();
  return {
    signal: ending.signal,
    renew(nextMs) {
      clearTimeout(timer);
      timer = setTimeout(abort, nextMs);
    },
    end() {
      clearTimeout(timer);
      outer?.removeEventListener("abort", abort);
    },
  };
}

/** Reads the body. Calls `onPart` for each part, so that the caller can restart its timeout. */
async function readText(response: Response, onPart: () => void): Promise<string> {
  onPart();
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    onPart();
    text += decoder.decode(value, { stream: true });
  }
}

function addressOf(spec: CallSpec, { cellar, id, query = {} }: LooseRequest): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const path = callPath(spec, cellar, id);
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/** A personal cellar is not in the path, because older servers know only personal cellars. */
export function callPath(spec: CallSpec, cellar: CellarAddress | undefined, id?: string): string {
  return underBase(isShared(cellar) ? pathIn(cellar.cellarId, spec, id) : pathOf(spec, id));
}

/** A call in a shared cellar can also be refused because the user is not a member. */
function specFor(spec: JsonCall, cellar: CellarAddress | undefined): JsonCall {
  return isShared(cellar) ? { ...inCellar(spec), answer: spec.answer } : spec;
}

function isShared(cellar: CellarAddress | undefined): cellar is CellarAddress {
  return cellar !== undefined && cellar.cellarId !== cellar.userId;
}
