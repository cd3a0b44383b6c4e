import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { CannotStart } from "./CannotStart.ts";

/** How long running requests may take to end once the server stops, in milliseconds. */
const STOP_WITHIN_MS = 10_000;

const REAP_EVERY_MS = 50;

/**
 * How long an idle connection is kept, in milliseconds: longer than a proxy in front keeps its own (Caddy 120 s,
 * nginx 60 s), else a request may be sent on one that is just being closed.
 */
const KEEP_ALIVE_MS = 130_000;

/** Connections at once, of which 5,000 may be streams of events; each takes some 20 kB. */
const CONNECTIONS_MAX = 8_000;

export interface ListenOptions {
  /** The variable that a sentence about the port names. */
  readonly variable?: string;
  /** One more connection than this is closed at once. */
  readonly connectionsMax?: number;
}

/** Answers one request. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A port that is ours. */
export interface Listener {
  readonly port: number;
  /** Answers the requests that have come, and those that will. */
  readonly serve: (handle: Handle) => void;
  /** Takes no more connections, and resolves when what runs has ended; after 10 s it is cut off. */
  readonly close: () => Promise<void>;
}

/**
 * Takes the port that a variable names, 0 for any that is free; throws {@link CannotStart} where it may not. Until `serve`
 * is called, requests wait.
 */
export async function listen(
  port: number,
  host: string,
  { variable = "PORT", connectionsMax = CONNECTIONS_MAX }: ListenOptions = {},
): Promise<Listener> {
  let serve: (handle: Handle) => void = () => undefined;
  const served = new Promise<Handle>((resolve) => {
    serve = resolve;
  });
  const server = createServer((request, response) => {
    void served.then((handle) => handle(request, response));
  });

  const connections = new Set<Socket>();
  server.on("connection", (connection: Socket) => {
    connections.add(connection);
    connection.once("close", () => connections.delete(connection));
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.maxConnections = connectionsMax;
  // A slow line may take as long as it wants for a body: bodyChunks.ts cuts off who sends nothing.
  server.requestTimeout = 0;
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (cause) {
    throw cannotListen(cause, { port, host, variable });
  }
  return { port: portOf(server), serve, close: () => close(server, connections) };
}

async function close(server: Server, connections: ReadonlySet<Socket>): Promise<void> {
  const closed = once(server, "close");
  server.close();
  // A connection that was busy a moment ago would otherwise be kept for the next request.
  const reaper = setInterval(() => {
    server.closeIdleConnections();
    // Node counts one that was opened ahead, and has asked for nothing yet, as busy.
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  }, REAP_EVERY_MS);
  const axe = setTimeout(() => {
    server.closeAllConnections();
  }, STOP_WITHIN_MS);
  await closed;
  clearInterval(reaper);
  clearTimeout(axe);
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address === "object" && address) return address.port;
  throw new Error("The server listens on no port");
}

function cannotListen(
  cause: unknown,
  { port, host, variable }: { port: number; host: string; variable: string },
): unknown {
  switch (errorCode(cause)) {
    case "EADDRINUSE":
      return new CannotStart(`Port ${String(port)} is already in use. Set ${variable} to another.`);
    case "EACCES":
      return new CannotStart(
        `Port ${String(port)} may not be used here. Set ${variable} to another.`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new CannotStart(`HOST ${host} is no address of this machine.`);
    default:
      return cause;
  }
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
