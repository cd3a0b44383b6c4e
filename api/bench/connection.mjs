/** A keep-alive connection that sends one request at a time to a server. */
import { Buffer } from "node:buffer";
import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";

export function connect(url) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    send: (call) => send(agent, url, call),
    close() {
      agent.destroy();
    },
  };
}

/** Resolves to the time until the last byte, in ms, and the answer's text. */
function send(agent, url, { method = "GET", path, cookie, body }) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    cookie,
    ...(text && { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const asked = request(new URL(path, url), { method, headers, agent }, (answer) => {
      const chunks = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () => {
        const tookMs = performance.now() - startedAt;
        const said = Buffer.concat(chunks).toString();
        if (answer.statusCode < 300) resolve({ tookMs, said });
        else reject(new Error(`${method} ${path}: ${answer.statusCode} ${said}`));
      });
    });
    asked.on("error", reject);
    asked.end(text);
  });
}
