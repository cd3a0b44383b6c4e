/**
 * `npm run soak -- --histories N [--seed N] [--jobs N] [--postgres | --sharing]` runs histories
 * until one breaks a rule, and prints the shortest history that breaks it. `--seed N` alone runs
 * one history again. Histories use memory and SQLite by turns, or PostgreSQL with `--postgres`.
 * With `--sharing` they test shared cellars, over SQLite. `--resume FILE [--part N]` runs the next
 * N histories, 2,000 by default, and saves the progress in the file. The same command continues
 * from there.
 */
import { fork } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { inspect, parseArgs } from "node:util";
import * as z from "zod/mini";
import { runHistory, brokenError } from "./history/runHistory.ts";
import { stopPostgres } from "./server/postgresStore.ts";

const { values } = parseArgs({
  options: {
    histories: { type: "string" },
    seed: { type: "string" },
    jobs: { type: "string" },
    postgres: { type: "boolean", default: false },
    sharing: { type: "boolean", default: false },
    resume: { type: "string" },
    part: { type: "string", default: "2000" },
    /** Set only in a child process, which runs every n-th seed. */
    stride: { type: "string" },
  },
});
const progressSchema = z.object({ seed: z.int(), total: z.int(), done: z.int() });
const drawn = Number(values.seed ?? Date.now() % 1_000_000_000);
const asked = Number(values.histories ?? (values.seed === undefined ? 1_000 : 1));
const progress =
  values.resume !== undefined && existsSync(values.resume)
    ? progressSchema.parse(JSON.parse(readFileSync(values.resume, "utf8")))
    : { seed: drawn, total: asked, done: 0 };
const part = values.resume === undefined ? progress.total : Number(values.part);
const seed = progress.seed + progress.done;
const histories = Math.min(part, progress.total - progress.done);
const jobs = Math.min(Math.max(1, histories), Number(values.jobs ?? availableParallelism()));

const over = values.postgres ? ({ kind: "postgres" } as const) : {};
const runOne = values.sharing ? await sharing() : (one: number) => runHistory(one, over);

process.exitCode =
  values.stride === undefined && jobs > 1
    ? await runInProcesses()
    : await run(Number(values.stride ?? 1));
await stopPostgres();
if (values.resume !== undefined && process.exitCode === 0) noteProgress(values.resume);

function noteProgress(file: string): void {
  const done = progress.done + histories;
  writeFileSync(file, `${JSON.stringify({ ...progress, done })}\n`);
  const of = `${String(done)} of ${String(progress.total)} histories`;
  print(`${of} from ${String(progress.seed)}: 0 broken promises\n`);
}

async function sharing() {
  const { bundlePage } = await import("./sharing/page/bundlePage.ts");
  const { runSharedHistory } = await import("./sharing/runSharedHistory.ts");
  const code = await bundlePage();
  return (one: number) => runSharedHistory(one, { code });
}

async function run(stride: number): Promise<number> {
  const begun = performance.now();
  for (let n = 0; n < histories; n += stride) {
    const broken = await runOne(seed + n);
    if (!broken) continue;
    const { stack, cause } = brokenError(broken);
    print(`${String(stack?.split("\n    at ")[0])}\n`);
    print(`${inspect(cause)}\n`);
    return 1;
  }
  const seconds = (performance.now() - begun) / 1000;
  const ran = Math.ceil(histories / stride);
  print(`${String(ran)} histories from ${String(seed)}: ${(ran / seconds).toFixed(1)} a second\n`);
  return 0;
}

/** Distributes the histories over processes. Stops all processes when one finds a broken rule. */
async function runInProcesses(): Promise<number> {
  const jobOf = (first: number) =>
    fork(import.meta.filename, [
      `--seed=${String(seed + first)}`,
      `--histories=${String(histories - first)}`,
      `--stride=${String(jobs)}`,
      ...(values.postgres ? ["--postgres"] : []),
      ...(values.sharing ? ["--sharing"] : []),
    ]);
  const running = Array.from({ length: jobs }, (_, first) => jobOf(first));
  const codes = running.map(
    (job) =>
      new Promise<number>((resolve) => {
        job.on("exit", (code) => {
          if (code === 1) for (const other of running) other.kill();
          resolve(code ?? 1);
        });
      }),
  );
  return Math.max(...(await Promise.all(codes)));
}

function print(text: string) {
  process.stdout.write(text);
}
