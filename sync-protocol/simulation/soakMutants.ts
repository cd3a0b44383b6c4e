/**
 * `npm run soak:mutants [-- --histories N] [--only text]...`: breaks each rule in turn in a copy of the
 * sources and runs histories over it. Fails when one breaks nothing that the simulation notices.
 */
import { spawn } from "node:child_process";
import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { clientMutants } from "./mutants/clientMutants.ts";
import type { Mutant } from "./mutants/Mutant.ts";
import { serverMutants } from "./mutants/serverMutants.ts";

const ROOT = join(import.meta.dirname, "../..");
const WORKSHOP = join(ROOT, ".tsbuild/soak-mutants");
const SOURCES = ["sync-protocol", "api/src", "api/package.json", "web/src", "web/package.json"];

const { values } = parseArgs({
  options: {
    histories: { type: "string", default: "4000" },
    seed: { type: "string", default: "1" },
    /** Texts of which a mutant's name holds one. */
    only: { type: "string", multiple: true, default: [""] },
  },
});

/** What became of a mutant. */
interface Trial {
  readonly mutant: Mutant;
  readonly caught: boolean;
  /** What was said first. */
  readonly said: string;
}

const waiting = [...serverMutants, ...clientMutants].filter(({ name }) =>
  values.only.some((text) => name.includes(text)),
);
const trials: Trial[] = [];

await rm(WORKSHOP, { recursive: true, force: true });
await Promise.all(Array.from({ length: availableParallelism() }, (_, bench) => work(bench)));
await rm(WORKSHOP, { recursive: true, force: true });

const survivors = trials.filter(({ caught }) => !caught);
print(`${String(trials.length - survivors.length)} caught, ${String(survivors.length)} survived\n`);
process.exitCode = survivors.length > 0 ? 1 : 0;

/** Tries mutants one after another in a copy of its own. */
async function work(bench: number): Promise<void> {
  const copy = join(WORKSHOP, String(bench));
  await mkdir(join(copy, "node_modules"), { recursive: true });
  for (const source of SOURCES)
    await cp(join(ROOT, source), join(copy, source), { recursive: true });
  await symlink(join(copy, "sync-protocol"), join(copy, "node_modules/sync-protocol"));
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const trial = await tryOut(copy, mutant);
    trials.push(trial);
    const verdict = trial.caught ? "caught  " : "SURVIVED";
    print(`${verdict}  ${mutant.rule.padEnd(3)} ${mutant.name.padEnd(42)} ${trial.said}\n`);
  }
}

async function tryOut(copy: string, mutant: Mutant): Promise<Trial> {
  const file = join(copy, mutant.file);
  const sound = await readFile(file, "utf8");
  const parts = sound.split(mutant.text);
  if (parts.length !== 2) {
    throw new Error(`"${mutant.name}" stands ${String(parts.length - 1)} times in ${mutant.file}`);
  }
  await writeFile(file, parts.join(mutant.becomes));
  const { code, output } = await soak(copy);
  await writeFile(file, sound);
  const said = /^\w*(?:Error|Broken): (?!History)(.*)$/m.exec(output)?.[1] ?? "";
  return { mutant, caught: code === 1 && output.includes("Again:"), said };
}

function soak(copy: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const job = spawn(
      process.execPath,
      [
        ...["--import", "tsx", join(copy, "sync-protocol/simulation/soak.ts"), "--jobs=1"],
        ...[`--seed=${values.seed}`, `--histories=${values.histories}`],
      ],
      { cwd: copy, stdio: ["ignore", "pipe", "pipe"] },
    );
    let output = "";
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
    };
    job.stdout.on("data", hear);
    job.stderr.on("data", hear);
    job.on("close", (code) => {
      resolve({ code, output });
    });
  });
}

function print(text: string) {
  process.stdout.write(text);
}
