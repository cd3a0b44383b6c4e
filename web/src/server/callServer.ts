import {
  type AnswerOf,
  type CallSpec,
  pathOf,
  PROTOCOL_HEADER,
  type RequestOf,
} from "sync-protocol";
import * as z from "zod/mini";
import { underBase } from "../platform/basePath.ts";
import { parseJson, readRefusal } from "./ServerRefusal.ts";

// The content security policy forbids compiled validators; without this zod probes for them.
z.config({ jitless: true });

const SILENCE_MS = 20_000;

/** The slowest line that is waited for, in bytes a millisecond: a browser does not tell how far it has sent. */
const SLOWEST_LINE = 2;
const SENDING_MS_MAX = 60_000;

/** A call of the contract that answers JSON. */
type JsonCall = CallSpec & { readonly answer: z.ZodMiniType };

/** How long a call may stay without a sign of the server, and what calls it off. */
interface Patience {
  /** How long nothing may come back once the body is sent, or between two parts of the answer; 20 s unless said. */
  readonly silenceMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/** A request to make: any call's. */
interface LooseRequest extends Patience {
  readonly id?: string;
  readonly query?: object;
  readonly body?: unknown;
}

/** No answer of ours: no signal, a time-out, or something else that answered in our place. */
export class Unreachable extends Error {
  override readonly name: string = "Unreachable";
}

/** Something between you and the server asks you to sign in: a sign-in proxy, a captive portal. */
export class Intercepted extends Unreachable {
  override readonly name = "Intercepted";
}

/**
 * Makes a call of the contract and gives its parsed answer.
 *
 * Throws `ServerRefusal` when the server says no, {@link Unreachable} when nothing of ours came back
 * in time. Without signal it throws at once.
 */
export async function callServer<Spec extends JsonCall>(
  spec: Spec,
  request: RequestOf<Spec> & Patience,
): Promise<AnswerOf<Spec>>;
export async function callServer(spec: JsonCall, request: LooseRequest): Promise<unknown> {
  return readAnswer(await exchange(spec, request), spec);
}

/** What came back from somewhere, with its whole body. */
interface Heard {
  readonly response: Response;
  readonly text: string;
}

/** The parsed answer in what came back, if it is ours (rule V3); throws as {@link callServer} does. */
export function readAnswer<Spec extends JsonCall>(heard: Heard, spec: Spec): AnswerOf<Spec>;
export function readAnswer({ response, text }: Heard, spec: JsonCall): unknown {
  if (!response.headers.has(PROTOCOL_HEADER)) throw otherAnswer(response);
  if (!response.ok) throw readRefusal(response, text, spec);

  const parsed = spec.answer.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new Unreachable(`${response.url} answered in an unknown shape`, { cause: parsed.error });
  }
  return parsed.data;
}

/** Statuses with which something in between asks who is there. */
const ASKS_TO_SIGN_IN: readonly number[] = [401, 403, 407, 511];

/** An answer that is not the server's. One of 5xx comes from a proxy whose server is away. */
export function otherAnswer({ type, ok, status }: Response): Unreachable {
  // The server never redirects a call, so nobody follows one.
  const asksToSignIn = type === "opaqueredirect" || ok || ASKS_TO_SIGN_IN.includes(status);
  return asksToSignIn
    ? new Intercepted("Something between you and the server asks you to sign in")
    : new Unreachable("The answer did not come from Wine Cellar");
}

async function exchange(spec: JsonCall, request: LooseRequest): Promise<Heard> {
  const { silenceMs = SILENCE_MS, signal, body = {} } = request;
  const isRead = spec.method === "GET";
  const sent = isRead ? null : JSON.stringify(body);
  const sending = sent === null ? 0 : Math.min(sendingMs(sent.length), SENDING_MS_MAX);
  const patience = startPatience(silenceMs + sending, signal);
  try {
    const response = await fetch(addressOf(spec, request), {
      method: spec.method,
      credentials: "same-origin",
      cache: "no-store",
      headers: {
        accept: "application/json",
        ...(!isRead && { "content-type": "application/json" }),
      },
      body: sent,
      redirect: "manual",
      signal: patience.signal,
    });
    const text = await readText(response, () => {
      patience.renew(silenceMs);
    });
    return { response, text };
  } catch (cause) {
    throw new Unreachable("The cellar's server did not answer", { cause });
  } finally {
    patience.end();
  }
}

/** How long the slowest line takes to send so many bytes, in whole ms: `AbortSignal.timeout` takes no others. */
export function sendingMs(bytes: number): number {
  return Math.ceil(bytes / SLOWEST_LINE);
}

/** What calls a call off: silence for so long, or somebody else. */
interface RunningPatience {
  readonly signal: AbortSignal;
  readonly renew: (ms: number) => void;
  readonly end: () => void;
}

function startPatience(ms: number, outer: AbortSignal | undefined): RunningPatience {
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

/** The whole body; each part of it is a sign that the line is alive. */
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

function addressOf(spec: CallSpec, { id, query = {} }: LooseRequest): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const path = underBase(pathOf(spec, id));
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
