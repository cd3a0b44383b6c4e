import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { CannotStart } from "./CannotStart.ts";

/** Time for running requests to end when the server stops, in ms. */
const STOP_WITHIN_MS = 10_000;

const REAP_EVERY_MS = 50;

/**
 * How long an idle connection is kept, in ms. It is longer than in a proxy (Caddy 120 s, nginx 60
 * s), which might otherwise use a connection that is just closing.
 */
const KEEP_ALIVE_MS = 130_000;

/** Most connections. 5,000 of them may be event streams; each takes about 20 kB. */
const CONNECTIONS_MAX = 8_000;

export interface ListenOptions {
  /** The variable to name in an error about the port. */
  readonly variable?: string;
  /** Connections above this number are closed immediately. */
  readonly connectionsMax?: number;
}

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A port in use by this process. */
export interface Listener {
  readonly port: number;
  /** Handles the waiting requests and all later ones. */
  readonly serve: (handle: Handle) => void;
  /**
   * Accepts no more connections. Resolves when running requests have ended, or were cut off after
   * 10 s.
   */
  readonly close: () => Promise<void>;
}

/**
 * Listens on the port of a variable; 0 means any free port. Throws {@link CannotStart} if it
 * cannot. Until `serve` is called, requests wait.
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
  // A slow connection may take any time for a body. bodyChunks.ts cuts off silent senders.
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
  // Closes busy connections too when they become idle; they would wait for another request.
  const reaper = setInterval(() => {
    server.closeIdleConnections();
    // Node counts a connection that has sent nothing yet as busy.
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
