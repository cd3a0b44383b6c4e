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

/** A chat completion request with its `Authorization` header. */
export interface ModelRequest extends z.infer<typeof askedSchema> {
  readonly authorization: string | undefined;
}

/** Writes the service's answer to a request. */
export type Reply = (response: ServerResponse, asked: ModelRequest) => void;

/** An OpenAI-compatible service on loopback with given answers. */
export interface ModelService {
  readonly baseUrl: string;
  /** Requests so far. */
  readonly asked: ModelRequest[];
  /** Sets the replies to the next requests. After them the service fails. */
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

/** Answers with a chat completion that contains `message`. */
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

/** Answers like a captive portal. */
export const sayHtml: Reply = (response) => {
  response.setHeader("Content-Type", "text/html").end("<html>Please sign in to the hotel</html>");
};

/** Never answers. */
export const stall: Reply = () => undefined;

/** Sends the beginning of an answer and leaves the connection open. */
export const stallHalfway: Reply = (response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  response.write('{"choices":[');
};

export const hangUp: Reply = (response) => {
  response.destroy();
};
