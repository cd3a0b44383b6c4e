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

const TIMEOUT_MS = 20_000;

/** A call of the contract that answers JSON. */
type JsonCall = CallSpec & { readonly answer: z.ZodMiniType };

/** How long a call may take, and what calls it off. */
interface Patience {
  /** 20 s unless told. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/** A request to make: any call's. */
interface LooseRequest extends Patience {
  readonly id?: string;
  readonly query?: object;
  readonly body?: unknown;
}

/** No answer of ours: no signal, a time-out, or a captive portal that answered in our place. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";
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
  if (!response.headers.has(PROTOCOL_HEADER)) {
    throw new Unreachable("Something else than the cellar answered");
  }
  if (!response.ok) throw readRefusal(response, text, spec);

  const parsed = spec.answer.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new Unreachable(`${response.url} answered in an unknown shape`, { cause: parsed.error });
  }
  return parsed.data;
}

async function exchange(spec: JsonCall, request: LooseRequest): Promise<Heard> {
  const { timeoutMs = TIMEOUT_MS, signal, body = {} } = request;
  const ending = new AbortController();
  const end = () => {
    ending.abort();
  };
  const timer = setTimeout(end, timeoutMs);
  signal?.addEventListener("abort", end);
  if (signal?.aborted) end();
  const isRead = spec.method === "GET";
  try {
    const response = await fetch(addressOf(spec, request), {
      method: spec.method,
      credentials: "same-origin",
      cache: "no-store",
      headers: {
        accept: "application/json",
        ...(!isRead && { "content-type": "application/json" }),
      },
      body: isRead ? null : JSON.stringify(body),
      signal: ending.signal,
    });
    return { response, text: await response.text() };
  } catch (cause) {
    throw new Unreachable("The cellar's server did not answer", { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", end);
  }
}

function addressOf(spec: CallSpec, { id, query = {} }: LooseRequest): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const path = underBase(pathOf(spec, id));
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
