import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { CannotStart } from "./CannotStart.ts";

/** How long running requests may take when the server stops. */
const STOP_WITHIN_MS = 10_000;

const REAP_EVERY_MS = 50;

/**
 * Longer than proxies keep an idle connection (Caddy 120 s, nginx 60 s). Otherwise a proxy could
 * send a request on a connection that the server is closing.
 */
const KEEP_ALIVE_MS = 130_000;

/**
 * Maximum number of open connections. 5,000 of them may be event streams. A connection needs about
 * 20 kB.
 */
const CONNECTIONS_MAX = 8_000;

export interface ListenOptions {
  /** Name of the environment variable that sets the port, for error messages. */
  readonly variable?: string;
  /** Connections above this number are closed immediately. */
  readonly connectionsMax?: number;
}

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Listener {
  readonly port: number;
  /** Sets the handler, which also receives the requests that arrived earlier. */
  readonly serve: (handle: Handle) => void;
  /**
   * Stops accepting connections. Resolves when running requests have ended. Requests are aborted
   * after 10 s.
   */
  readonly close: () => Promise<void>;
}

/**
 * Opens a port; port 0 means any free port. Throws {@link CannotStart} if the port cannot be used.
 * Requests wait until `serve` is called.
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
  // A whole request has no time limit, because bodyChunks.ts closes connections of slow senders.
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
  // Repeats, because a connection that becomes idle later would stay open for another request.
  const reaper = setInterval(() => {
    server.closeIdleConnections();
    // Node does not count a new connection without any bytes as idle.
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  }, REAP_EVERY_MS);
  const deadline = setTimeout(() => {
    server.closeAllConnections();
  }, STOP_WITHIN_MS);
  await closed;
  clearInterval(reaper);
  clearTimeout(deadline);
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
