import { createHmac } from "node:crypto";
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import * as z from "zod/mini";

const bodySchema = z.looseObject({
  id: z.string(),
  type: z.string(),
  time: z.iso.datetime(),
  cellar: z.object({ id: z.string(), name: z.nullable(z.string()) }),
  wine: z.optional(z.looseObject({ id: z.string(), name: z.string(), bottles: z.int() })),
  event: z.optional(z.looseObject({ id: z.string(), kind: z.string(), bottles: z.int() })),
});

export interface ReceivedMessage {
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  readonly body: z.output<typeof bodySchema>;
}

export type Responder = (response: http.ServerResponse, path: string) => void;

/**
 * Starts a server on loopback that receives webhooks. The server answers 204 unless a test sets
 * another answer.
 */
export async function startReceiver() {
  let received: ReceivedMessage[] = [];
  let paths: string[] = [];
  let answering: Responder = (response) => response.writeHead(204).end();
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      paths.push(request.url ?? "");
      received.push({
        headers: request.headers,
        text: body,
        body: bodySchema.parse(JSON.parse(body)),
      });
      answering(response, request.url ?? "");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/hook`,
    port,
    received: () => received,
    types: () => received.map(({ body }) => body.type),
    paths: () => paths,
    answer: (as: Responder) => (answering = as),
    forget() {
      received = [];
      paths = [];
      answering = (response) => response.writeHead(204).end();
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Verifies a message's signature as Standard Webhooks specifies. */
export function isSigned({ headers, text: body }: ReceivedMessage, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const content = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  const expected = createHmac("sha256", key).update(content).digest("base64");
  return String(headers["webhook-signature"]).split(" ").includes(`v1,${expected}`);
}
