/**
 * `npm run soak:mutants [-- --histories N] [--seed N] [--only text]...` breaks each rule in turn in
 * a bundle of the sources and runs histories over it. Prints which check noticed the mutant, and
 * when. Fails if a mutant goes unnoticed. Stops if the unbroken app fails the same history.
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { allMutants } from "./mutants/allMutants.ts";
import { SoundCodeFails, tryOut } from "./mutants/tryOut.ts";

const { values } = parseArgs({
  options: {
    histories: { type: "string", default: "4000" },
    seed: { type: "string", default: "1" },
    /** Runs only mutants whose name contains one of these texts. */
    only: { type: "string", multiple: true, default: [""] },
  },
});
const ending = new AbortController();
const from = {
  seed: Number(values.seed),
  histories: Number(values.histories),
  signal: ending.signal,
};

const waiting = allMutants.filter(({ name }) => values.only.some((text) => name.includes(text)));
const tried = waiting.length;
const survivors: string[] = [];

print(row(["rule", "mutant", "histories", "seed", "noticed by"]));
try {
  await Promise.all(Array.from({ length: availableParallelism() }, tryAll));
  print(`${String(tried - survivors.length)} caught, ${String(survivors.length)} survived\n`);
  for (const name of survivors) print(`SURVIVED: ${name}\n`);
  process.exitCode = survivors.length > 0 ? 1 : 0;
} catch (error) {
  ending.abort();
  if (!(error instanceof SoundCodeFails)) throw error;
  print(`\n${error.message}\nTHIS CHECK IS WORTH NOTHING until that is mended.\n`);
  process.exitCode = 1;
}

/**
 * Tries the remaining mutants one after another. Several calls of this function run in parallel.
 */
async function tryAll(): Promise<void> {
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const { rule, name } = mutant;
    const found = await tryOut(mutant, from);
    if (found) {
      print(row([rule, name, String(found.histories), String(found.seed), found.said]));
    } else {
      survivors.push(name);
      print(row([rule, name, `> ${String(from.histories)}`, "", "SURVIVED"]));
    }
  }
}

function row([rule = "", name = "", histories = "", seed = "", said = ""]: readonly string[]) {
  const [sentence] = said.split("\n");
  const columns = [rule.padEnd(4), name.padEnd(44), histories.padStart(9), seed.padStart(7)];
  return `${columns.join("  ")}  ${String(sentence)}\n`;
}

function print(text: string) {
  process.stdout.write(text);
}
