import { type ErrorBody, errorBodySchema, PROTOCOL_HEADER } from "sync-protocol";
import * as z from "zod/mini";

// The content security policy forbids compiled validators; without this zod probes for them.
z.config({ jitless: true });

const TIMEOUT_MS = 20_000;

/** The code of a refusal in which nothing of ours was found. */
const UNKNOWN = "unknown";

/** A refusal is known by its sentence; the code may be missing. */
const refusalBodySchema = z.looseObject({
  ...errorBodySchema.shape,
  code: z._default(errorBodySchema.shape.code, "unnamed"),
});

/** A documented call. `path` is absolute on our origin; the body goes as JSON. */
export interface ServerCall {
  readonly method: "GET" | "POST" | "PUT" | "PATCH";
  readonly path: string;
  readonly body?: unknown;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/** The server answered, and its answer was no. The message is `{status}: {body or status text}`. */
export class ServerRefusal extends Error {
  override readonly name = "ServerRefusal";

  readonly status: number;
  readonly body: ErrorBody;
  /** When the server wants to be asked again, milliseconds from now. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, body: ErrorBody, text: string, retryAfterMs?: number) {
    super(`${String(status)}: ${text}`);
    this.status = status;
    this.body = body;
    this.retryAfterMs = retryAfterMs;
  }

  /** What the server says to a person; `undefined` where its answer holds no sentence for one. */
  get sentence(): string | undefined {
    return this.body.code === UNKNOWN ? undefined : this.body.error || undefined;
  }
}

/** No answer of ours: no signal, a time-out, or a captive portal that answered in our place. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";
}

/**
 * Makes a documented call and answers its parsed body.
 *
 * Throws {@link ServerRefusal} when the server says no, {@link Unreachable} when nothing of ours
 * came back within `timeoutMs` (20 s unless told). Without signal it throws at once.
 */
export async function callServer<S extends z.ZodMiniType>(
  call: ServerCall,
  answer: S,
): Promise<z.infer<S>> {
  return readAnswer(await exchange(call), answer);
}

/** What came back from somewhere, with its whole body. */
interface Heard {
  readonly response: Response;
  readonly text: string;
}

/** The parsed body of what came back, if it is ours (rule V3); throws as {@link callServer} does. */
export function readAnswer<S extends z.ZodMiniType>(
  { response, text }: Heard,
  answer: S,
): z.infer<S> {
  if (!response.headers.has(PROTOCOL_HEADER)) {
    throw new Unreachable("Something else than the cellar answered");
  }
  const body = parseJson(text);
  if (!response.ok) throw refusalOf(response, text, body);

  const parsed = answer.safeParse(body);
  if (!parsed.success) {
    throw new Unreachable(`${response.url} answered in an unknown shape`, { cause: parsed.error });
  }
  return parsed.data;
}

async function exchange(call: ServerCall): Promise<Heard> {
  const ending = new AbortController();
  const end = () => {
    ending.abort();
  };
  const timer = setTimeout(end, call.timeoutMs ?? TIMEOUT_MS);
  call.signal?.addEventListener("abort", end);
  if (call.signal?.aborted) end();
  try {
    const response = await fetch(call.path, {
      method: call.method,
      credentials: "same-origin",
      cache: "no-store",
      headers: { accept: "application/json", ...jsonHeader(call) },
      body: call.method === "GET" ? null : JSON.stringify(call.body ?? {}),
      signal: ending.signal,
    });
    return { response, text: await response.text() };
  } catch (cause) {
    throw new Unreachable("The cellar's server did not answer", { cause });
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener("abort", end);
  }
}

function jsonHeader({ method }: ServerCall): Record<string, string> {
  return method === "GET" ? {} : { "content-type": "application/json" };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusalOf(response: Response, text: string, body: unknown): ServerRefusal {
  const known = refusalBodySchema.safeParse(body);
  const sentence = text === "" ? response.statusText : text;
  const refusal = known.success ? known.data : { error: sentence, code: UNKNOWN };
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new ServerRefusal(
    response.status,
    refusal,
    sentence,
    Number.isFinite(seconds) ? seconds * 1000 : undefined,
  );
}
