import { type Logger } from "pino";
import { type Listener } from "./listen.ts";
import type { Metrics } from "./outside/prometheus.ts";

export function serveMetrics(listener: Listener, metrics: Metrics, log: Logger): void {
  listener.serve(async ({ method, url }, response) => {
    if (method !== "GET" || url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.read();
      response.writeHead(200, { "Content-Type": metrics.contentType }).end(text);
    } catch (cause) {
      log.error({ err: cause }, "The metrics could not be read");
      response.writeHead(500).end();
    }
  });
}
