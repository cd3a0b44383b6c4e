import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import * as z from "zod/mini";

/** The parts of a chat completion request that the tests read. */
const askedSchema = z.object({
  model: z.string(),
  messages: z.tuple([
    z.object({ role: z.literal("system"), content: z.string() }),
    z.object({ role: z.literal("user"), content: z.unknown() }),
  ]),
  response_format: z.optional(
    z.union([
      z.object({ type: z.literal("json_object") }),
      z.object({
        type: z.literal("json_schema"),
        json_schema: z.object({
          name: z.string(),
          strict: z.literal(true),
          schema: z.looseObject({ required: z.array(z.string()) }),
        }),
      }),
    ]),
  ),
});

export interface ModelRequest extends z.infer<typeof askedSchema> {
  readonly authorization: string | undefined;
}

export type Reply = (response: ServerResponse, asked: ModelRequest) => void;

/** An AI service on loopback that speaks OpenAI's protocol. Tests set its answers. */
export interface ModelService {
  readonly baseUrl: string;
  readonly asked: ModelRequest[];
  /** Sets the replies to the next requests, one for each. Each further request gets a 500. */
  readonly will: (...replies: readonly Reply[]) => void;
  readonly stop: () => Promise<void>;
}

export async function startModelService(): Promise<ModelService> {
  const asked: ModelRequest[] = [];
  let replies: Reply[] = [];

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.method !== "POST" || request.url !== "/v1/chat/completions") {
        response.writeHead(404).end();
        return;
      }
      const { authorization } = request.headers;
      const question = { ...askedSchema.parse(JSON.parse(body)), authorization };
      asked.push(question);
      (replies.shift() ?? fail(500))(response, question);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${String(port)}/v1`,
    asked,
    will(...next) {
      asked.length = 0;
      replies = [...next];
    },
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => {
          stopped();
        });
      }),
  };
}

export function say(content: unknown): Reply {
  return sayMessage({ content });
}

export function sayMessage(message: object): Reply {
  return sayBody({
    id: "chatcmpl-1",
    object: "chat.completion",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", ...message } }],
  });
}

export function sayBody(body: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  return (response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

export function sayJson(answer: unknown): Reply {
  return say(JSON.stringify(answer));
}

export function fail(status: number): Reply {
  return (response) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ error: { message: "Trouble with key sk-very-secret" } }));
  };
}

/** Answers with HTML, like the sign-in page of a hotel's network. */
export const sayHtml: Reply = (response) => {
  response.setHeader("Content-Type", "text/html").end("<html>Please sign in to the hotel</html>");
};

export const stall: Reply = () => undefined;

export const stallHalfway: Reply = (response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  response.write('{"choices":[');
};

export const hangUp: Reply = (response) => {
  response.destroy();
};
