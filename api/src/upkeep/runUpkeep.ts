import { CannotStart } from "../CannotStart.ts";
import { UnusableEnv } from "../settings/env.ts";
import { UnknownSchema, whyUnusable } from "../store/sqlite/openDatabase.ts";
import { PostgresUnusable } from "../store/postgres/PostgresUnusable.ts";
import type { Step } from "./stopwatch.ts";
import { UpkeepRefused } from "./UpkeepRefused.ts";
import { BucketFailure } from "../outside/stored-files/s3Bytes.ts";

/** Errors that an operator can fix, which are printed without a stack. */
const OPERATOR_ERRORS = [CannotStart, UnknownSchema, PostgresUnusable, UnusableEnv, UpkeepRefused];

/**
 * Runs a command and prints its lines. A known error is printed as a sentence, with exit code 1.
 */
export async function runUpkeep(command: () => Promise<readonly string[]>): Promise<void> {
  process.umask(0o077);
  try {
    for (const line of await command()) process.stdout.write(`${line}\n`);
  } catch (error) {
    const sentence = isForTheOperator(error) ? error.message : whyFailed(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}

export function stepLines(steps: readonly Step[]): readonly string[] {
  return steps.map(({ name, tookMs }) => `${name}: ${(tookMs / 1000).toFixed(2)} s`);
}

function isForTheOperator(error: unknown): error is Error {
  if (OPERATOR_ERRORS.some((kind) => error instanceof kind)) return true;
  return error instanceof TypeError && "code" in error && isOfArguments(error.code);
}

function isOfArguments(code: unknown): boolean {
  return typeof code === "string" && code.startsWith("ERR_PARSE_ARGS_");
}

const FULL = "The disk is full. Make room, or name a folder on another disk.";

const DISK: Readonly<Record<string, string>> = {
  EACCES: "This account may not write there. Give it the right to, or name another folder.",
  EDQUOT: "The disk quota is used up. Make room, or name a folder on another disk.",
  EFBIG: "The file would be larger than this process may write. Raise its limit.",
  EIO: "The disk failed. Check it, and the system's log.",
  EMFILE: "Too many files are open. Raise the limit of this process.",
  ENFILE: "Too many files are open on this machine.",
  ENOSPC: FULL,
  ENOTDIR: "A part of that path is a file. Name another folder.",
  EPERM: "This account may not write there. Give it the right to, or name another folder.",
  EROFS: "The disk is read-only. Name a folder on another one.",
  SQLITE_FULL: FULL,
};

/** A sentence about a failure for the operator; `undefined` for a bug. */
export function whyFailed(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  if (cause instanceof BucketFailure) {
    return `${cause.message}. Check S3_ENDPOINT, S3_BUCKET and the key, and run this again.`;
  }
  const words = "code" in cause ? DISK[String(cause.code)] : undefined;
  if (words === undefined) {
    const why = whyUnusable(cause);
    return why === undefined ? undefined : `The database ${why}`;
  }
  const path = "dest" in cause ? cause.dest : "path" in cause ? cause.path : undefined;
  return typeof path === "string" ? `${path}: ${words}` : words;
}
