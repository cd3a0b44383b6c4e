import { statfs } from "node:fs/promises";
import type { Meter } from "../cellar/ports/meter.ts";
import type { Load } from "./fairSemaphore.ts";

/** Upper bounds of the buckets of a call's duration, in seconds. */
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What is counted, and how it is told. */
export interface Metrics {
  readonly meter: Meter;
  /** The type of the text below. */
  readonly contentType: string;
  /** All of it as it is now, as Prometheus reads it. */
  readonly read: () => Promise<string>;
}

/** What can be asked about only when somebody wants to know. */
export interface Gauges {
  /** How much heavy work runs and waits. */
  readonly heavyWork: () => Load;
  /** What the database takes up; where it can't be asked, nothing is told of it. */
  readonly storeBytes: () => Promise<number>;
  /** What the photos take up, in a folder or a bucket; where that can't be asked, nothing is told of it. */
  readonly photoBytes: () => Promise<number>;
  /** A folder on the disk that everything is kept on. */
  readonly folder: string;
}

/**
 * Counts in memory for Prometheus. No label holds a person, an address or an id: its values are names of
 * calls and codes of ours. The library is loaded with the first of them.
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
      // Where the database does not answer, all else is told the more urgently.
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
      answered({ call, status, tookMs }) {
        requests.inc({ call, status });
        if (call !== STREAM) durations.observe({ call }, tookMs / 1000);
      },
      decided({ sent, verdict, code }) {
        changes.inc({ sent, verdict });
        if (code !== undefined) refused.inc({ code });
      },
    },
    contentType: registry.contentType,
    read: () => registry.metrics(),
  };
}

/** A stream lasts as long as a device listens, which says nothing about the server. */
const STREAM = "liveEvents";
