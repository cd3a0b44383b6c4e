import { readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { format } from "oxfmt";

const PAGE = fileURLToPath(new URL("../../docs/benchmarks.md", import.meta.url));

/** A section of docs/benchmarks.md, between the marks `<!-- bench:name -->`. */
export interface Section {
  readonly name: string;
  readonly lines: readonly string[];
}

/**
 * Replaces a section of docs/benchmarks.md, adds the time and machine of the measurement, and
 * prints the section. With `isDry`, only prints the section.
 */
export async function writeSection({ name, lines }: Section, isDry = false): Promise<void> {
  const [begin, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const section = [begin, "", ...lines, "", measuredHere(), "", end].join("\n");
  process.stdout.write(`\n${lines.join("\n")}\n${measuredHere()}\n`);
  if (isDry) return;

  const page = await readFile(PAGE, "utf8");
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  const whole =
    from < 0 || to < from
      ? `${page.trimEnd()}\n\n${section}\n`
      : page.slice(0, from) + section + page.slice(to + end.length);
  const { code } = await format(PAGE, whole, { printWidth: 100 });
  await writeFile(PAGE, code);
}

/** A Markdown table. The first column is text; the other columns are numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`);
}

/** The median of an odd number of values, or NaN without values. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function medianAnd95th(times: readonly number[]): string {
  return `${median(times).toFixed(0)} / ${quantile(times, 0.95).toFixed(0)}`;
}

function measuredHere(): string {
  const [load = 0] = loadavg();
  const count = cpus().length;
  const processor = cpus()[0]?.model.trim() ?? "unknown processor";
  const busy = load > count ? ` (above ${String(count)}: others were at work)` : "";
  const day = new Date().toISOString().slice(0, 10);
  return (
    `Measured on ${day}: Node ${process.versions.node}, ${String(count)} × ${processor}, ` +
    `server and browser together; load average ${load.toFixed(1)}${busy}.`
  );
}
