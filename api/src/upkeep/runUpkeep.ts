import { CannotStart } from "../CannotStart.ts";
import { UnusableEnv } from "../env.ts";
import { UnknownSchema } from "../store/openDatabase.ts";
import { PostgresUnusable } from "../store/postgres/PostgresUnusable.ts";
import type { Step } from "./stopwatch.ts";
import { UpkeepRefused } from "./UpkeepRefused.ts";
import { whyFailed } from "./whyFailed.ts";

/** What an operator can mend; a stack would only hide the sentence. */
const SENTENCES = [CannotStart, UnknownSchema, PostgresUnusable, UnusableEnv, UpkeepRefused];

/** Runs a command and prints its lines; a refusal is said in a sentence, and the exit code is 1. */
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

/** How long each part took, a line each. */
export function saySteps(steps: readonly Step[]): readonly string[] {
  return steps.map(({ name, tookMs }) => `${name}: ${(tookMs / 1000).toFixed(2)} s`);
}

function isForTheOperator(error: unknown): error is Error {
  if (SENTENCES.some((kind) => error instanceof kind)) return true;
  return error instanceof TypeError && "code" in error && isOfArguments(error.code);
}

function isOfArguments(code: unknown): boolean {
  return typeof code === "string" && code.startsWith("ERR_PARSE_ARGS_");
}
