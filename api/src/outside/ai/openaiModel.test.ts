import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  fail,
  type ModelService,
  type Reply,
  say,
  sayBody,
  sayHtml,
  sayJson,
  sayMessage,
  stall,
  stallHalfway,
  startModelService,
} from "../../../test/cellar/modelService.ts";
import { openaiModel } from "./openaiModel.ts";

const KEY = "sk-very-secret";

const shape = z.object({ grape: z.string(), year: z.int() });

const ANSWER = { grape: "Riesling", year: 2019 };

const JSON_TEXT = JSON.stringify(ANSWER);

let service: ModelService;

beforeAll(async () => {
  service = await startModelService();
});
afterAll(() => service.stop());

test.each([
  ["never answers", stall],
  ["stops in the middle of its answer", stallHalfway],
])("a question fails if the AI service %s", async (_what, reply: Reply) => {
  const { outcome, reported } = await ask([reply, sayJson(ANSWER)], { timeoutMs: 2_000 });

  expect(outcome).toEqual({ kind: "failed" });
  expect(service.asked).toHaveLength(1);
  expect(reported).toHaveLength(1);
});

test("AI is disabled if both API key and service address are unset", () => {
  expect(modelWith({ apiKey: undefined, baseUrl: undefined })).toBeUndefined();
});

test("without a configured key the AI service is called without authorization", async () => {
  const { outcome } = await ask([sayJson(ANSWER)], { apiKey: undefined });

  expect(outcome).toEqual(ANSWER);
  expect(service.asked[0]?.authorization).toBeUndefined();
});

test("a question succeeds if the service address ends with a slash", async () => {
  const { outcome } = await ask([sayJson(ANSWER)], { baseUrl: `${service.baseUrl}/` });

  expect(outcome).toEqual(ANSWER);
});

test("the schema sent to the AI service requires all fields, forbids others", async () => {
  await ask([sayJson(ANSWER)]);

  expect(service.asked[0]?.response_format).toMatchObject({
    type: "json_schema",
    json_schema: {
      name: "question",
      schema: { type: "object", required: ["grape", "year"], additionalProperties: false },
    },
  });
});

describe("refused answer formats", () => {
  const message = "Unsupported value: 'json_schema'";
  test.each([
    ["OpenAI's older models", sayBody({ error: { message, param: "response_format" } }, 400)],
    ["DeepSeek", sayBody({ error: { message: "This response_format is unavailable now" } }, 400)],
    ["Ollama", sayBody({ error: "invalid format: expected json" }, 400)],
    ["Mistral", sayBody({ object: "error", message: "Extra inputs are not permitted" }, 422)],
    ["FastAPI", sayBody({ detail: [{ loc: ["body", "response_format"] }] }, 422)],
    ["Google", sayBody([{ error: { code: 400, message: "Unknown name" } }], 400)],
    ["OpenRouter", sayBody({ error: { code: 404, message: "No endpoints found" } }, 404)],
    ["an error with status 200", sayBody({ error: { code: 400, message } })],
    ["an error with status 500 and its words", sayBody({ error: `litellm: ${message}` }, 500)],
    ["plain text", sayBody("response format not implemented", 501)],
  ])(
    "a question succeeds in another format after a refusal like %s",
    async (_who, refusal: Reply) => {
      const { outcome } = await ask([refusal, refusal, sayJson(ANSWER)]);

      expect(outcome).toEqual(ANSWER);
      expect(formats()).toEqual(["json_schema", "json_object", undefined]);
      expect(service.asked[0]?.messages[0].content).not.toContain("JSON");
      for (const { messages } of service.asked.slice(1)) {
        expect(messages[0].content).toContain('"required":["grape","year"]');
      }
    },
  );
});

test("a question fails if the AI service refuses every answer format", async () => {
  const refusal = sayBody({ error: { message: "no" } }, 400);

  expect((await ask([refusal, refusal, refusal, refusal])).outcome).toEqual({ kind: "failed" });
  expect(service.asked).toHaveLength(3);
});

describe("answers of AI services", () => {
  const draft = JSON.stringify({ grape: "Pinot", year: 1999 });
  test.each([
    ["in a code fence", say(`\`\`\`json\n${JSON_TEXT}\n\`\`\``)],
    ["before other words", say(`${JSON_TEXT}\n\nI hope this {really} helps!`)],
    ["inside prose with braces", say(`The label {front} says "{": ${JSON_TEXT} and {"so": on}`)],
    ["after thinking tags", say(`<think>Maybe ${draft}? {no}</think>\n${JSON_TEXT}`)],
    [
      "after a draft in thinking tags",
      say(`<think>${draft}</think>{"grape":"Riesling","year":2019}`),
    ],
    ["inside an unclosed thinking tag", say(`<think>Hm, ${draft}. No: ${JSON_TEXT}`)],
    ["after a closing tag without an opening tag", say(`Maybe ${draft}?</think>${JSON_TEXT}`)],
    [
      "in a channel",
      say(`<|channel|>analysis<|message|>${draft}<|channel|>final<|message|>${JSON_TEXT}`),
    ],
    [
      "in several parts",
      say([
        { type: "text", text: "Here: " },
        { type: "text", text: JSON_TEXT },
      ]),
    ],
    [
      "beside a part with thoughts",
      say([
        { type: "thinking", thinking: [{ type: "text", text: draft }] },
        { type: "text", text: JSON_TEXT },
      ]),
    ],
    ["in one part", say({ type: "text", text: JSON_TEXT })],
    ["as an object", say(ANSWER)],
    ["only in the reasoning", sayMessage({ content: "", reasoning_content: `So: ${JSON_TEXT}` })],
    ["beside reasoning", sayMessage({ reasoning_content: draft, content: JSON_TEXT })],
    [
      "in a tool call",
      sayMessage({
        content: null,
        tool_calls: [{ function: { name: "question", arguments: JSON_TEXT } }],
      }),
    ],
    ["in the field parsed", sayMessage({ content: null, parsed: ANSWER })],
    ["inside another object", sayJson({ question: ANSWER })],
    ["in a list", sayJson([ANSWER])],
    ["as JSON in JSON", say(JSON.stringify(JSON_TEXT))],
    ["with a trailing comma", say(`{"grape": "Riesling", "year": 2019,}`)],
    ["as a Python literal", say(`{'grape': 'Riesling', 'year': 2019, 'sure': True}`)],
    ["beside the schema", say(`${JSON.stringify(z.toJSONSchema(shape))}\n${JSON_TEXT}`)],
    ["inside the schema", say(JSON.stringify({ type: "object", properties: ANSWER }))],
    [
      "without choices",
      sayBody({ model: "m", message: { role: "assistant", content: JSON_TEXT } }),
    ],
    ["as a text completion", sayBody({ choices: [{ text: JSON_TEXT }] })],
    [
      "in another API's shape",
      sayBody({ candidates: [{ content: { parts: [{ text: JSON_TEXT }] } }] }),
    ],
    [
      "with an empty error",
      sayBody({ error: null, choices: [{ message: { content: JSON_TEXT } }] }),
    ],
    [
      "in a second choice",
      sayBody({ choices: [{ message: { content: "" } }, { message: { content: JSON_TEXT } }] }),
    ],
  ])("an AI service's answer is read if sent %s", async (_how, reply: Reply) => {
    expect((await ask([reply])).outcome).toEqual(ANSWER);
    expect(service.asked).toHaveLength(1);
  });

  test("an AI service's answer with 100,000 braces is processed within two seconds", async () => {
    const startedAt = performance.now();

    await ask([say("{".repeat(100_000)), sayJson(ANSWER)]);

    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});

describe("waiting times that AI services ask for", () => {
  test.each([
    [
      "for seconds",
      () => sayBody({ error: { message: "slow down" } }, 429, { "Retry-After": "0.2" }),
    ],
    ["until a date", () => sayBody("", 503, { "Retry-After": new Date().toUTCString() })],
  ])("a question is retried once if the service asks to wait %s", async (_how, busy) => {
    expect((await ask([busy(), sayJson(ANSWER)])).outcome).toEqual(ANSWER);
    expect(formats()).toEqual(["json_schema", "json_schema"]);

    expect((await ask([busy(), busy(), sayJson(ANSWER)])).outcome).toEqual({ kind: "failed" });
    expect(service.asked).toHaveLength(2);
  });

  test("a question fails if the AI service's Retry-After exceeds the timeout", async () => {
    const { outcome } = await ask([sayBody("", 429, { "Retry-After": "3600" }), sayJson(ANSWER)], {
      timeoutMs: 5_000,
    });

    expect(outcome).toEqual({ kind: "failed" });
    expect(service.asked).toHaveLength(1);
  });
});

describe("reports of unusable answers", () => {
  test.each([
    ["prose", say("I cannot see a picture."), "I cannot see a picture."],
    ["a page", sayHtml, "Please sign in to the hotel"],
    ["nothing", sayBody(""), "200: (nothing)"],
    ["no choices", sayBody({ choices: [] }), '200: {"choices":[]}'],
    ["a missing model", sayBody({ error: 'model "oracle-1" not found' }, 404), "not found"],
    ["an error with status 200", sayBody({ error: { message: "Overloaded" } }), "Overloaded"],
    ["a refused key", fail(401), "401: "],
  ])(
    "an unusable answer's text is logged without the API key: %s",
    async (_what, reply: Reply, words) => {
      const { outcome, reported } = await ask([reply, reply, reply]);

      expect(outcome).toEqual({ kind: "failed" });
      expect(String(reported[0])).toContain(words);
      expect(String(reported[0])).not.toContain(KEY);
    },
  );

  test("the log shows at most 300 characters of an unusable AI answer", async () => {
    const { reported } = await ask([sayBody("x".repeat(5_000), 500)]);

    expect(String(reported[0]).length).toBeLessThan(400);
  });
});

type Settings = Parameters<typeof openaiModel>[0];

function modelWith(settings: Partial<Settings>) {
  return openaiModel({
    apiKey: KEY,
    baseUrl: service.baseUrl,
    model: "oracle-1",
    timeoutMs: 10_000,
    report: () => undefined,
    ...settings,
  });
}

async function ask(replies: readonly Reply[], settings: Partial<Settings> = {}) {
  service.will(...replies);
  const reported: unknown[] = [];
  const model = modelWith({ report: (cause) => reported.push(cause), ...settings });
  const outcome = await model?.({
    name: "question",
    instructions: "Answer.",
    content: "What is it?",
    shape,
    read: (answer) => shape.safeParse(answer).data,
  });
  return { outcome, reported };
}

function formats(): readonly (string | undefined)[] {
  return service.asked.map((asked) => asked.response_format?.type);
}
