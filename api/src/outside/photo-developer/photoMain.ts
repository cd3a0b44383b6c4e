/**
 * The photo process: makes one photo after the other, for the server that started it, and ends with
 * it. What a picture can do to libvips it does here, and no secret and no database is in reach.
 */
import { setPriority } from "node:os";
import { developPhoto, loadSharp, resizePhoto } from "./developPhoto.ts";
import { type PhotoJob, photoJobSchema, type PhotoOutcome, type PhotoStart } from "./photoJob.ts";

/**
 * Most memory this process may take, in bytes: room for any phone's picture of 48 megapixels. It is
 * looked at often enough that libvips, with threads of its own, comes little further.
 */
const MEMORY_MAX = 240 * 1024 * 1024;
const LOOK_EVERY_MS = 10;

/** With this much still held after a job, in bytes, the next begins in a new process. */
const SPENT_MIN = 150 * 1024 * 1024;

/** The answers of the server come first. */
const NICE = 10;

const memory = () => process.memoryUsage.rss();

async function serve(): Promise<void> {
  setPriority(NICE);
  // Whoever stops the server with Ctrl-C stops this too; it ends when the server lets go of it.
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

/** Ends this process in mid-job too: `process.exit` would wait for libvips, which goes on taking memory. */
function end(): void {
  process.kill(process.pid, "SIGKILL");
}

function report(report: PhotoOutcome | PhotoStart): void {
  process.send?.(report);
}

serve().catch((cause: unknown) => {
  report({ kind: "broken", why: cause instanceof Error ? cause.message : String(cause) });
});
