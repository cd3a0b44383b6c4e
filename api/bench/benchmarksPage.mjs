/** Writes docs/benchmarks.md, which has a section per benchmark. */
import { readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { format } from "oxfmt";

const PAGE = join(import.meta.dirname, "../../docs/benchmarks.md");

const TITLE = "# Benchmarks\n\nEach section is written by the command it names.\n";

export async function writeSection(command, lines) {
  const [begin, end] = [`<!-- ${command} -->`, `<!-- /${command} -->`];
  const section = [begin, "", ...lines, "", measuredOn(), "", end].join("\n");
  const page = withSection(await pageSoFar(), { begin, end, section });
  const { code } = await format(PAGE, page, { printWidth: 100 });
  await writeFile(PAGE, code);
}

export function table(titles, rows) {
  const rule = titles.map((_title, at) => (at === 0 ? "---" : "---:"));
  return [titles, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`);
}

function measuredOn() {
  const [load = 0] = loadavg();
  const count = cpus().length;
  const busy = load > count ? ` (above ${count}: others were at work)` : "";
  return (
    `Measured on ${new Date().toISOString().slice(0, 10)}: Node ${process.versions.node}, ` +
    `${count} × ${cpus()[0]?.model.trim() ?? "unknown processor"}, which also made the ` +
    `load; load average ${load.toFixed(1)}${busy}.`
  );
}

async function pageSoFar() {
  try {
    return await readFile(PAGE, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return TITLE;
    throw error;
  }
}

function withSection(page, { begin, end, section }) {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) return `${page.trimEnd()}\n\n${section}\n`;
  return page.slice(0, from) + section + page.slice(to + end.length);
}
