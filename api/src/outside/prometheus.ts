import { statfs } from "node:fs/promises";
import type { Meter } from "../cellar/ports/meter.ts";
import type { Load } from "./fairSemaphore.ts";

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  readonly meter: Meter;
  readonly contentType: string;
  readonly read: () => Promise<string>;
}

export interface Gauges {
  readonly heavyWork: () => Load;
  /** Size of the database. If this fails, the metric is omitted. */
  readonly storeBytes: () => Promise<number>;
  /** Size of the photos. If this fails, the metric is omitted. */
  readonly photoBytes: () => Promise<number>;
  readonly folder: string;
}

/**
 * Metrics of the server. Their labels contain only names and codes that we defined, never a user,
 * an address or an id. The Prometheus library is loaded on first use.
 */
export async function prometheus({
  heavyWork,
  storeBytes,
  photoBytes,
  folder,
}: Gauges): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = (
    await import("prom-client")
  ).default;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: "wine_cellar_requests_total",
    help: "Requests that are over, by call and status",
    labelNames: ["call", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "wine_cellar_request_seconds",
    help: "From a request's headers to the last byte of its answer, by call, streams of events left out",
    labelNames: ["call"],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const changes = new Counter({
    name: "wine_cellar_changes_total",
    help: "Changes of wines that were answered, by how they came and what became of them",
    labelNames: ["sent", "verdict"],
    registers,
  });
  const refused = new Counter({
    name: "wine_cellar_refused_changes_total",
    help: "Changes of wines that were refused, by code",
    labelNames: ["code"],
    registers,
  });
  new Gauge({
    name: "wine_cellar_heavy_work",
    help: "Photos and passwords that are worked on, and those that wait for their turn",
    labelNames: ["state"],
    registers,
    collect() {
      const { running, waiting } = heavyWork();
      this.set({ state: "running" }, running);
      this.set({ state: "waiting" }, waiting);
    },
  });
  new Gauge({
    name: "wine_cellar_store_bytes",
    help: "What the database takes up",
    registers,
    async collect() {
      this.remove();
      const bytes = await storeBytes().catch(() => undefined);
      if (bytes !== undefined) this.set(bytes);
    },
  });
  new Gauge({
    name: "wine_cellar_photo_bytes",
    help: "What the photos take up",
    registers,
    async collect() {
      this.remove();
      const bytes = await photoBytes().catch(() => undefined);
      if (bytes !== undefined) this.set(bytes);
    },
  });
  new Gauge({
    name: "wine_cellar_disk_bytes",
    help: "The disk that everything is kept on: its size, and what is free of it",
    labelNames: ["part"],
    registers,
    async collect() {
      const { bsize, blocks, bavail } = await statfs(folder);
      this.set({ part: "size" }, bsize * blocks);
      this.set({ part: "free" }, bsize * bavail);
    },
  });

  return {
    meter: {
      recordRequest({ call, status, tookMs }) {
        requests.inc({ call, status });
        if (call !== STREAM) durations.observe({ call }, tookMs / 1000);
      },
      recordVerdict({ sent, verdict, code }) {
        changes.inc({ sent, verdict });
        if (code !== undefined) refused.inc({ code });
      },
    },
    contentType: registry.contentType,
    read: () => registry.metrics(),
  };
}

/** The call whose duration is not measured: its stream lasts until the device disconnects. */
const STREAM = "liveEvents";
