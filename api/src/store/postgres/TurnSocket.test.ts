import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { TurnSocket } from "./TurnSocket.ts";

test("statements of one turn are sent together, and those of the next turn later", async () => {
  const { socket, received } = await connect();
  const sends = vi.spyOn(socket, "_writev");

  writeStatement(socket, "BEGIN");
  await Promise.resolve();
  writeStatement(socket, "SELECT");
  expect(sends).not.toHaveBeenCalled();
  await setImmediate();
  expect(sends).toHaveBeenCalledTimes(1);
  writeStatement(socket, "COMMIT");
  await setImmediate();
  expect(sends).toHaveBeenCalledTimes(2);

  socket.end();
  expect(await received).toBe("BEGIN;SELECT;COMMIT;");
});

test("statements written just before the end of the connection are sent", async () => {
  const { socket, received } = await connect();

  writeStatement(socket, "ROLLBACK");
  socket.end();

  expect(await received).toBe("ROLLBACK;");
});

function writeStatement(socket: TurnSocket, statement: string): void {
  socket.cork();
  socket.write(statement);
  socket.write(";");
  socket.uncork();
}

async function connect() {
  const server = createServer();
  onTestFinished(() => void server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const received = new Promise<string>((resolve, reject) => {
    server.once("connection", (client) => void text(client).then(resolve, reject));
  });
  const socket = new TurnSocket();
  socket.connect((server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  return { socket, received };
}
