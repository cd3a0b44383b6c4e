import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import {
  type PhotoJob,
  type PhotoOutcome,
  photoOutcomeSchema,
  photoStartSchema,
} from "./photoJob.ts";

/** How long the process may take until it is ready, in milliseconds. */
const START_MAX_MS = 20_000;

/** How long one job may take, in milliseconds. */
const JOB_MAX_MS = 20_000;

/** How long the process stays after its last job, in milliseconds. */
const IDLE_MAX_MS = 15_000;

/** A process of its own for photos, which is there while there are any. */
export interface PhotoProcess {
  /**
   * What the job came to. One that takes too long or too much memory, or breaks the process, is
   * `too-demanding`; the next then gets another process. Throws where none can be had. One job at
   * a time.
   */
  readonly run: (job: PhotoJob) => Promise<PhotoOutcome>;
  /** Starts the process and lets go of it; throws, with the reason, where none can be had. */
  readonly probe: () => Promise<void>;
  /** The process's id; `undefined` while there is none. */
  readonly pid: () => number | undefined;
  /** Lets go of the process, which ends by itself; nothing may be running any more. */
  readonly close: () => void;
}

/** Starts the process with the first job, and ends it when there was none for a while. */
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
      const said = await hear(worker, jobMaxMs, job);
      keepAwake(worker, false);
      if (said === undefined) {
        close();
        return { kind: "too-demanding" };
      }
      const outcome = photoOutcomeSchema.parse(said);
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

/** The process, ready for its first job; it is given neither our secrets nor our standard output. */
async function startProcess(): Promise<ChildProcess> {
  const { PATH, SystemRoot } = process.env;
  // It lies beside this file, bundled in dist like it or, in tests, as TypeScript in src.
  const isBundled = import.meta.filename.endsWith(".js");
  const worker = fork(join(import.meta.dirname, isBundled ? "photoMain.js" : "photoMain.ts"), {
    env: { PATH, SystemRoot, MALLOC_ARENA_MAX: "2" },
    execArgv: isBundled ? [] : ["--import", "tsx"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const said = await hear(worker, START_MAX_MS);
  const start = said === undefined ? undefined : photoStartSchema.parse(said);
  if (start?.kind === "ready") return worker;

  worker.kill("SIGKILL");
  throw new Error(`No photo can be made: ${start?.why ?? "the process for it does not start"}`);
}

/** Whether this process stays for the sake of that one. */
function keepAwake(worker: ChildProcess, isBusy: boolean): void {
  if (isBusy) {
    worker.ref();
    worker.channel?.ref();
  } else {
    worker.unref();
    worker.channel?.unref();
  }
}

/** What the process says next; `undefined` where it ended, or was ended after `withinMs`. */
function hear(worker: ChildProcess, withinMs: number, job?: PhotoJob): Promise<unknown> {
  return new Promise((resolve) => {
    const settle = (said?: unknown) => {
      clearTimeout(timer);
      worker.off("message", settle).off("exit", end).off("error", end);
      resolve(said);
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
