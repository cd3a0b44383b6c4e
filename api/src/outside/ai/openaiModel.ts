import { setTimeout as after } from "node:timers/promises";
import type OpenAI from "openai";
import * as z from "zod/mini";
import type { AiFailure } from "../../cellar/ports/outside.ts";
import { objectsIn } from "./jsonAnswer.ts";

export interface OpenaiSettings {
  /** `undefined` for a service without keys, such as Ollama. */
  readonly apiKey: string | undefined;
  /** Address of the AI service. Default: OpenAI's address. */
  readonly baseUrl: string | undefined;
  readonly model: string | undefined;
  /** Maximum duration of a question, including repeated attempts, in ms. */
  readonly timeoutMs: number;
  /** Receives the cause of a failure. The user learns only that the question failed. */
  readonly report: (cause: unknown) => void;
}

export interface Question<Answer extends object> {
  readonly name: string;
  readonly instructions: string;
  readonly content: string | OpenAI.ChatCompletionContentPart[];
  /** Schema of the answer. Some services accept a schema but ignore it. */
  readonly shape: z.ZodMiniObject;
  readonly read: (answer: unknown) => Answer | undefined;
}

/**
 * Asks the model. After an unusable answer, repeats the question once. If the service refuses an
 * answer format, tries the next format. Waits for `Retry-After` once. Any other failure is final.
 */
export type Model = <Answer extends object>(
  question: Question<Answer>,
) => Promise<Answer | AiFailure>;

const DEFAULT_MODEL = "gpt-4o-mini";

/** Answer formats in the order tried, the strictest first. */
const FORMATS = ["json_schema", "json_object", "text"] as const;

/** HTTP statuses with which services refuse an answer format that they do not know. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 405, 415, 422, 501]);

/**
 * Words in the error message of a refused answer format, for services that use another HTTP status.
 */
const ABOUT_FORMAT = /response_?format|json_?(schema|object|mode)|structured|grammar|guided/i;

const UNREADABLE_MAX = 2;

const EXCERPT_MAX = 300;

/** A model of any service with OpenAI's chat completions API; `undefined` if none is configured. */
export function openaiModel(settings: OpenaiSettings): Model | undefined {
  const { apiKey, baseUrl, timeoutMs, report } = settings;
  if (apiKey === undefined && baseUrl === undefined) return undefined;

  return async (question) => {
    const endsAt = Date.now() + timeoutMs;
    const signal = AbortSignal.timeout(timeoutMs);
    const fields = Object.keys(question.shape.def.shape);
    let attempt: Attempt | undefined = FIRST_ATTEMPT;
    let trouble: unknown;
    while (attempt && Date.now() + attempt.waitMs < endsAt) {
      await after(attempt.waitMs);
      try {
        const reply = await send(settings, requestFor(settings, question, attempt), signal);
        for (const found of objectsIn(reply.body, fields)) {
          const answer = question.read(found);
          if (answer !== undefined && reply.isOk) return answer;
        }
        trouble = new Error(`The AI service answered ${excerptOf(reply, apiKey)}`);
        attempt = nextAttempt(attempt, reply);
      } catch (cause) {
        trouble = cause;
        break;
      }
    }
    report(trouble);
    return { kind: "failed" };
  };
}

interface Attempt {
  readonly format: (typeof FORMATS)[number];
  readonly unreadable: number;
  readonly waitMs: number;
  readonly hasWaited: boolean;
}

const FIRST_ATTEMPT: Attempt = {
  format: "json_schema",
  unreadable: 0,
  waitMs: 0,
  hasWaited: false,
};

interface Reply {
  readonly status: number;
  /** Whether the service reports success. Some services report errors with status 200. */
  readonly isOk: boolean;
  readonly body: string;
  readonly retryAfterMs: number | undefined;
}

/** The next attempt after an unusable reply; `undefined` if the question has failed. */
function nextAttempt(last: Attempt, reply: Reply): Attempt | undefined {
  const { status, isOk, body, retryAfterMs } = reply;
  if (retryAfterMs !== undefined && !isOk) {
    return last.hasWaited ? undefined : { ...last, waitMs: retryAfterMs, hasWaited: true };
  }
  const looser = FORMATS[FORMATS.indexOf(last.format) + 1];
  if (isOk) {
    const unreadable = last.unreadable + 1;
    const next = { ...last, unreadable, waitMs: 0, format: looser ?? last.format };
    return unreadable < UNREADABLE_MAX ? next : undefined;
  }
  const isRefused = status === 200 || REFUSALS.has(status) || ABOUT_FORMAT.test(body);
  return isRefused && looser ? { ...last, waitMs: 0, format: looser } : undefined;
}

/**
 * Sends a request. Returns error responses too, with their text, because the OpenAI library parses
 * only errors in OpenAI's format.
 */
async function send(
  { baseUrl, apiKey }: Pick<OpenaiSettings, "apiKey" | "baseUrl">,
  request: OpenAI.ChatCompletionCreateParamsNonStreaming,
  signal: AbortSignal,
): Promise<Reply> {
  // The OpenAI library is loaded with the first question, because loading it at startup would make
  // startup a fifth slower.
  const { OpenAI } = await import("openai");
  let refusal: Reply | undefined;
  const client = new OpenAI({
    apiKey: apiKey ?? "none",
    defaultHeaders: apiKey === undefined ? { Authorization: null } : {},
    baseURL: baseUrl ?? null,
    maxRetries: 0,
    logLevel: "off",
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      if (!response.ok) refusal = await replyOf(response.clone());
      return response;
    },
  });
  try {
    return await replyOf(await client.chat.completions.create(request, { signal }).asResponse());
  } catch (cause) {
    if (refusal) return refusal;
    throw cause;
  }
}

async function replyOf(response: Response): Promise<Reply> {
  const body = await response.text();
  return {
    status: response.status,
    isOk: response.ok && !saysError(body),
    body,
    retryAfterMs: retryAfterOf(response.headers.get("Retry-After")),
  };
}

function retryAfterOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const waitMs = /^\d+(\.\d+)?$/.test(header.trim())
    ? Number(header) * 1000
    : Date.parse(header) - Date.now();
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}

const errorSchema = z.object({ error: z.unknown() });

function saysError(body: string): boolean {
  try {
    return Boolean(errorSchema.safeParse(JSON.parse(body)).data?.error);
  } catch {
    return false;
  }
}

function requestFor<Answer extends object>(
  settings: Pick<OpenaiSettings, "model">,
  { name, instructions, content, shape }: Question<Answer>,
  attempt: Attempt,
): OpenAI.ChatCompletionCreateParamsNonStreaming {
  const schema = { ...z.toJSONSchema(shape) };
  const asked = (
    more: Pick<OpenAI.ChatCompletionCreateParams, "response_format">,
    system = inWords(instructions, schema),
  ): OpenAI.ChatCompletionCreateParamsNonStreaming => ({
    model: settings.model ?? DEFAULT_MODEL,
    messages: [
      { role: "system", content: system },
      { role: "user", content },
    ],
    stream: false,
    ...more,
  });
  switch (attempt.format) {
    case "json_schema": {
      const json_schema = { name, strict: true, schema };
      return asked({ response_format: { type: "json_schema", json_schema } }, instructions);
    }
    case "json_object":
      return asked({ response_format: { type: "json_object" } });
    case "text":
      return asked({});
  }
}

/** The instructions with the schema as text, for a service without schema support. */
function inWords(instructions: string, schema: object): string {
  return `${instructions}

Answer with one JSON object and nothing else. It must fit this JSON schema:
${JSON.stringify(schema)}`;
}

/**
 * The beginning of an unusable answer for the log. The API key, which some services repeat, is
 * replaced.
 */
function excerptOf({ status, body }: Reply, apiKey: string | undefined): string {
  const words = body.replaceAll(/\s+/g, " ").trim();
  const shown = apiKey === undefined ? words : words.replaceAll(apiKey, "[key]");
  return `${String(status)}: ${shown === "" ? "(nothing)" : shown.slice(0, EXCERPT_MAX)}`;
}
