import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "./listen.ts";

test("above the connection limit, new connections are closed until another connection ends", async () => {
  const listener = await listen(0, "127.0.0.1", { connectionsMax: 2 });
  onTestFinished(() => listener.close());
  listener.serve((_request, response) => {
    response.end("served");
    return Promise.resolve();
  });
  const ask = async () => {
    const socket = connect(listener.port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", () => undefined);
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await Promise.race([once(socket, "data"), once(socket, "close")]);
    return { socket, answer: Buffer.concat(chunks).toString() };
  };
  const [first] = [await ask(), await ask()];

  expect((await ask()).answer).toBe("");

  first.socket.end();
  await once(first.socket, "close");
  expect((await ask()).answer).toContain("served");
});
