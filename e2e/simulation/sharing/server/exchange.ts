import { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough } from "node:stream";

/** A request in transit. `userId` is the user of the cookie at the time of sending. */
export interface SentRequest {
  readonly userId: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Called for each part of an answer while the server writes the answer. */
export interface Receiver {
  readonly onHead: (status: number) => void;
  readonly onPart: (text: string) => void;
  readonly onEnd: (answer: Answer) => void;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Passes a request directly to a handler, without a network. Returns a function that cuts the
 * connection.
 */
export function exchange(handle: Handler, sent: SentRequest, receiver: Receiver): () => void {
  const request = new IncomingMessage(new PassThrough() as never);
  const { userId, method, path, body } = sent;
  Object.assign(request, { method, url: path });
  request.headers = {
    host: "cellar.example",
    ...(userId !== undefined && { "x-user": userId }),
    ...(body !== undefined && {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
    }),
  };
  if (body !== undefined) request.push(body);
  request.push(null);

  const response = new ServerResponse(request);
  const parts: string[] = [];
  let isOver = false;
  let hasHead = false;
  const head = () => {
    if (hasHead) return;
    hasHead = true;
    receiver.onHead(response.statusCode);
  };
  const take = (chunk: unknown) => {
    if (typeof chunk !== "string" && !(chunk instanceof Uint8Array)) return;
    head();
    const text = String(typeof chunk === "string" ? chunk : Buffer.from(chunk));
    parts.push(text);
    receiver.onPart(text);
  };
  const over = () => {
    if (isOver) return false;
    isOver = true;
    return true;
  };
  Object.assign(response, {
    write: (chunk: unknown) => {
      if (!isOver) take(chunk);
      return true;
    },
    end: (chunk: unknown) => {
      if (!isOver) take(chunk);
      if (!over()) return response;
      head();
      const headers = new Headers();
      for (const [name, value] of Object.entries(response.getHeaders())) {
        headers.set(name, String(value));
      }
      Object.assign(response, { finished: true });
      response.emit("finish");
      receiver.onEnd({ status: response.statusCode, headers, text: parts.join("") });
      return response;
    },
  });
  void handle(request, response);
  return () => {
    if (over()) response.emit("close");
  };
}
