import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import https from "node:https";
import type { OutwardAgents } from "./outwardAgents.ts";

/** Maximum duration of a request, including the DNS lookup. */
export const TIMEOUT_MS = 10_000;

export interface OutwardPost {
  readonly url: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | Buffer;
}

export interface OutwardAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Posts to an address that a user entered. Reads only the response's status and headers, and then
 * closes the connection. Does not follow redirects.
 */
export function post(
  { url, headers, body }: OutwardPost,
  agents: OutwardAgents,
  signal: AbortSignal,
): Promise<OutwardAnswer> {
  return new Promise((resolve, reject) => {
    const options = {
      method: "POST",
      headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
      signal,
    };
    const request = url.startsWith("https:")
      ? https.request(url, { ...options, agent: agents.https })
      : http.request(url, { ...options, agent: agents.http });
    request.on("error", reject);
    request.on("response", (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
      response.destroy();
    });
    request.end(body);
  });
}
