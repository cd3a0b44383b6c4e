import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import {
  type PhotoJob,
  type PhotoOutcome,
  photoOutcomeSchema,
  photoStartSchema,
} from "./photoJob.ts";

const START_MAX_MS = 20_000;

const JOB_MAX_MS = 20_000;

const IDLE_MAX_MS = 15_000;

/** Processes photos in a separate process, which starts with a job and ends when idle. */
export interface PhotoProcess {
  /**
   * Runs one job at a time. A job that crashes the process, or takes too much time or memory, is
   * `too-demanding`; the next job gets a new process. Throws if no process can start.
   */
  readonly run: (job: PhotoJob) => Promise<PhotoOutcome>;
  /** Checks that the process can start, and ends it. Throws with the reason if it cannot start. */
  readonly probe: () => Promise<void>;
  readonly pid: () => number | undefined;
  /** Ends the process. Call this only when no job is running. */
  readonly close: () => void;
}

/** The first job starts the process. The process ends after `idleMaxMs` without a job. */
export function photoProcess({
  jobMaxMs = JOB_MAX_MS,
  idleMaxMs = IDLE_MAX_MS,
} = {}): PhotoProcess {
  let present: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const close = () => {
    clearTimeout(idle);
    if (present?.connected) present.disconnect();
    present = undefined;
  };

  return {
    async run(job) {
      clearTimeout(idle);
      const worker = (present ??= await startProcess());
      keepAwake(worker, true);
      const message = await nextMessage(worker, jobMaxMs, job);
      keepAwake(worker, false);
      if (message === undefined) {
        close();
        return { kind: "too-demanding" };
      }
      const outcome = photoOutcomeSchema.parse(message);
      if (outcome.kind === "made" && outcome.isSpent) close();
      else idle = setTimeout(close, idleMaxMs).unref();
      return outcome;
    },
    async probe() {
      present ??= await startProcess();
      close();
    },
    pid: () => present?.pid,
    close,
  };
}

/** Starts the photo process, without the server's environment variables and standard output. */
async function startProcess(): Promise<ChildProcess> {
  const { PATH, SystemRoot } = process.env;
  // The process's file is JavaScript in `dist`, and TypeScript in `src`, where tests run it.
  const isBundled = import.meta.filename.endsWith(".js");
  const worker = fork(join(import.meta.dirname, isBundled ? "photoMain.js" : "photoMain.ts"), {
    env: { PATH, SystemRoot, MALLOC_ARENA_MAX: "2" },
    execArgv: isBundled ? [] : ["--import", "tsx"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const message = await nextMessage(worker, START_MAX_MS);
  const start = message === undefined ? undefined : photoStartSchema.parse(message);
  if (start?.kind === "ready") return worker;

  worker.kill("SIGKILL");
  throw new Error(`No photo can be made: ${start?.why ?? "the process for it does not start"}`);
}

/** While the photo process runs a job, prevents the server's Node process from exiting. */
function keepAwake(worker: ChildProcess, isBusy: boolean): void {
  if (isBusy) {
    worker.ref();
    worker.channel?.ref();
  } else {
    worker.unref();
    worker.channel?.unref();
  }
}

/**
 * Sends `job`, if given, and returns the next message of the photo process. Returns `undefined` if
 * the process ends first. Kills a process that has sent no message after `withinMs`.
 */
function nextMessage(worker: ChildProcess, withinMs: number, job?: PhotoJob): Promise<unknown> {
  return new Promise((resolve) => {
    const settle = (message?: unknown) => {
      clearTimeout(timer);
      worker.off("message", settle).off("exit", end).off("error", end);
      resolve(message);
    };
    const end = () => {
      settle();
    };
    const timer = setTimeout(() => worker.kill("SIGKILL"), withinMs);
    worker.on("message", settle).on("exit", end).on("error", end);
    if (job) {
      worker.send(job, (failed) => {
        if (failed) end();
      });
    }
  });
}
