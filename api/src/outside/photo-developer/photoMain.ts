/**
 * The process that decodes and resizes photos for the server that started it, one at a time. It
 * ends with the server. A malicious picture can attack only this process, which has no secrets and
 * no database.
 */
import { setPriority } from "node:os";
import { developPhoto, loadSharp, resizePhoto } from "./developPhoto.ts";
import { type PhotoJob, photoJobSchema, type PhotoOutcome, type PhotoStart } from "./photoJob.ts";

/**
 * Memory limit of this process, in bytes: enough for a phone picture of 48 megapixels. The process
 * polls its memory, because it cannot limit what libvips allocates in its own threads.
 */
const MEMORY_MAX = 240 * 1024 * 1024;
const LOOK_EVERY_MS = 10;

/** Memory after a job, in bytes, above which the next job gets a new process. */
const SPENT_MIN = 150 * 1024 * 1024;

/** Scheduling priority of this process, lower than the server's. */
const NICE = 10;

const memory = () => process.memoryUsage.rss();

async function serve(): Promise<void> {
  setPriority(NICE);
  // The signals are ignored, because Ctrl-C goes to this process too. The process ends when the
  // server disconnects.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
  process.on("disconnect", end);
  process.on("exit", end);

  const sharp = await loadSharp();
  process.on("message", (sent) => {
    void perform(photoJobSchema.parse(sent)).then(report);
  });
  report({ kind: "ready" });

  async function perform(job: PhotoJob): Promise<PhotoOutcome> {
    const guard = setInterval(() => {
      if (memory() > MEMORY_MAX) end();
    }, LOOK_EVERY_MS);
    try {
      const photo =
        job.kind === "develop"
          ? await developPhoto(sharp, job.bytes)
          : await resizePhoto(sharp, job.bytes, job.width);
      if (typeof photo === "string") return { kind: photo };
      return { kind: "made", photo, isSpent: memory() > SPENT_MIN };
    } finally {
      clearInterval(guard);
    }
  }
}

/**
 * Ends this process even during a job. `process.exit` would wait for libvips, which keeps
 * allocating memory.
 */
function end(): void {
  process.kill(process.pid, "SIGKILL");
}

function report(report: PhotoOutcome | PhotoStart): void {
  process.send?.(report);
}

serve().catch((cause: unknown) => {
  report({ kind: "broken", why: cause instanceof Error ? cause.message : String(cause) });
});
