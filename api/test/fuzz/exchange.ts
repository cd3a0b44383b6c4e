import { Agent, type IncomingHttpHeaders, request as open } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

/**
 * Maximum wait for an answer, ms. After this time the test fails, because the server seems to hang.
 */
const HANG_MS = 15_000;

export interface OutgoingRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
}

/**
 * An answer of the server. `text` is empty for an event stream, because an event stream does not
 * end.
 */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Sends a request over a connection that stays open. Rejects if no answer arrives. */
export function exchange(url: string, outgoing: OutgoingRequest): Promise<Reply> {
  const { hostname, port } = new URL(url);
  const { method, target: path, headers, body } = outgoing;

  return new Promise((resolve, reject) => {
    const sent = open({ agent, hostname, port, method, path, headers: withLength(headers, body) });
    sent.setTimeout(HANG_MS, () => {
      sent.destroy(new Error("No answer came"));
    });
    sent.on("error", reject);
    sent.on("response", (answer) => {
      const status = answer.statusCode ?? 0;
      if (answer.headers["content-type"]?.startsWith("text/event-stream")) {
        answer.destroy();
        resolve({ status, headers: answer.headers, text: "" });
        return;
      }
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const text = decoded(Buffer.concat(chunks), answer.headers["content-encoding"]);
        resolve({ status, headers: answer.headers, text });
      });
    });
    sent.end(body);
  });
}

function withLength(headers: OutgoingRequest["headers"], body: OutgoingRequest["body"]) {
  return { ...headers, "Content-Length": String(body ? Buffer.byteLength(body) : 0) };
}

function decoded(body: Buffer, encoding: string | undefined): string {
  if (encoding === "br") return brotliDecompressSync(body).toString();
  if (encoding === "gzip") return gunzipSync(body).toString();
  if (encoding === "deflate") return inflateSync(body).toString();
  return body.toString();
}

/**
 * Sends raw bytes, one per character. Returns everything received until the server closes the
 * connection.
 */
export async function exchangeBytes(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  // Ignores errors of the connection, because a server may close the connection before it has read
  // all bytes.
  socket.on("error", () => undefined);
  socket.setTimeout(HANG_MS, () => {
    socket.destroy();
    chunks.push(Buffer.from("No answer came"));
  });
  socket.write(bytes, "latin1");
  await new Promise((resolve) => socket.on("close", resolve));
  return Buffer.concat(chunks).toString("latin1");
}
