import type OpenAI from "openai";
import * as z from "zod/mini";
import type { AiFailure } from "../cellar/ports/outside.ts";

/** Where the model is, and how it is called. */
export interface OpenaiSettings {
  /** `undefined` means that AI is off. */
  readonly apiKey: string | undefined;
  /** The service's own when `undefined`. */
  readonly baseUrl: string | undefined;
  readonly model: string | undefined;
  /** How long one answer may take, to its last byte; 30 s when not given. */
  readonly timeoutMs?: number;
  /** Hears why the service failed; the person only hears that it did. */
  readonly report: (cause: unknown) => void;
}

/** One question to the model, and how its answer is read. */
export interface Question<Answer extends object> {
  /** A word for the shape of the answer. */
  readonly name: string;
  readonly instructions: string;
  readonly content: string | OpenAI.ChatCompletionContentPart[];
  /** The shape that the model is asked to keep to. Services that promise it don't always do. */
  readonly shape: z.core.$ZodType;
  /** Reads what came, whatever it is; `undefined` when it is no answer to the question. */
  readonly read: (answer: unknown) => Answer | undefined;
}

/** Asks the model; a malformed answer is asked for once more, any other failure is final. */
export type Model = <Answer extends object>(
  question: Question<Answer>,
) => Promise<Answer | AiFailure>;

const DEFAULT_MODEL = "gpt-4o-mini";

const DEFAULT_TIMEOUT_MS = 30_000;

const ATTEMPTS = 2;

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

/** A model behind any service that speaks OpenAI's chat completions; `undefined` without a key. */
export function openaiModel(settings: OpenaiSettings): Model | undefined {
  const { apiKey, baseUrl, report } = settings;
  if (apiKey === undefined) return undefined;

  const model = settings.model ?? DEFAULT_MODEL;
  const timeoutMs = settings.timeoutMs ?? DEFAULT_TIMEOUT_MS;

  return async (question) => {
    // Loading it takes as long as a fifth of the server's start; many servers never ask.
    const { OpenAI, APIError } = await import("openai");
    const client = new OpenAI({
      apiKey,
      baseURL: baseUrl ?? null,
      maxRetries: 0,
      timeout: timeoutMs,
      logLevel: "off",
    });
    const request = requestFor(model, question);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      let completion: unknown;
      try {
        // The client's own timeout ends with the headers; a body can stall as well.
        const signal = AbortSignal.timeout(timeoutMs);
        completion = await client.chat.completions.create(request, { signal });
      } catch (cause) {
        report(withoutItsWords(cause, APIError));
        return { kind: "failed" };
      }
      const answer = question.read(jsonIn(completion));
      if (answer !== undefined) return answer;
    }
    report(new Error(`The model gave no usable answer for "${question.name}"`));
    return { kind: "failed" };
  };
}

function requestFor<Answer extends object>(
  model: string,
  { name, instructions, content, shape }: Question<Answer>,
): OpenAI.ChatCompletionCreateParamsNonStreaming {
  return {
    model,
    messages: [
      { role: "system", content: instructions },
      { role: "user", content },
    ],
    response_format: {
      type: "json_schema",
      json_schema: { name, strict: true, schema: { ...z.toJSONSchema(shape) } },
    },
  };
}

/**
 * Why a request failed, for the log. A service's own words may repeat the key or what a person
 * wrote, so that of its answer only the status and the code remain.
 */
function withoutItsWords(cause: unknown, APIError: typeof OpenAI.APIError): unknown {
  if (!(cause instanceof APIError) || cause.status === undefined) return cause;
  const code = /^\w{1,60}$/.test(cause.code ?? "") ? ` (${String(cause.code)})` : "";
  return new Error(`The service answered ${String(cause.status)}${code}`);
}

/** The JSON object in an answer, also where the model wraps it in a code fence or in prose. */
function jsonIn(completion: unknown): unknown {
  const parsed = completionSchema.safeParse(completion);
  const text = parsed.data?.choices[0]?.message.content ?? "";
  try {
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  } catch {
    return undefined;
  }
}
