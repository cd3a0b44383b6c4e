import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  type ModelService,
  type Reply,
  sayJson,
  stall,
  stallHalfway,
  startModelService,
} from "../../test/modelService.ts";
import { openaiModel } from "./openaiModel.ts";

const shape = z.object({ answer: z.int() });

let service: ModelService;

beforeAll(async () => {
  service = await startModelService();
});
afterAll(() => service.stop());

test.each([
  ["never answers", stall],
  ["stops in the middle of its answer", stallHalfway],
])("gives up on a service that %s", async (_what, reply: Reply) => {
  service.will(reply, sayJson({ answer: 42 }));
  const reported: unknown[] = [];

  const outcome = await ask({ timeoutMs: 150, report: (cause) => reported.push(cause) });

  expect(outcome).toEqual({ kind: "failed" });
  expect(service.asked).toHaveLength(1);
  expect(reported).toEqual([expect.any(Error)]);
});

test("there is no model without a key", () => {
  expect(modelWith({ apiKey: undefined })).toBeUndefined();
});

test("asks for the shape in the form that strict services take", async () => {
  service.will(sayJson({ answer: 42 }));

  expect(await ask({})).toEqual({ answer: 42 });
  expect(service.asked[0]?.response_format.json_schema).toMatchObject({
    name: "question",
    schema: { type: "object", required: ["answer"], additionalProperties: false },
  });
});

type Settings = Parameters<typeof openaiModel>[0];

function modelWith(settings: Partial<Settings>) {
  return openaiModel({
    apiKey: "key",
    baseUrl: service.baseUrl,
    model: "oracle-1",
    report: () => undefined,
    ...settings,
  });
}

function ask(settings: Partial<Settings>) {
  return modelWith(settings)!({
    name: "question",
    instructions: "Answer.",
    content: "What is it?",
    shape,
    read: (answer) => shape.safeParse(answer).data,
  });
}
