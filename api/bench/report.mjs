/** Writes what was measured into docs/benchmarks.md, in the section that is the API's own. */
import { readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { format } from "prettier";

const PAGE = join(import.meta.dirname, "../../docs/benchmarks.md");
const [BEGIN, END] = ["<!-- bench:api -->", "<!-- /bench:api -->"];

const TITLE = "# Benchmarks\n\nEach section is written by the command it names.\n";

/** Replaces the section, and says the same on the terminal. */
export async function report(measured, { rounds, seconds }) {
  const section = [
    BEGIN,
    "",
    "## The API: `npm run bench:api`",
    "",
    "The built server beside a bare `node:http` server with one prepared better-sqlite3 statement",
    "for each call: the same rows as the same JSON, the same durability (WAL, `synchronous=FULL`).",
    "The bare server checks no session and no input, keeps no counter for sync, and commits each",
    "write by itself; ours commits those that wait together as one group, so it gains where writers",
    "are many.",
    "",
    `Alternating rounds (${rounds} of ${seconds} s each, after a warm-up), requests per second as`,
    "medians; the ratio is the median of the rounds' ratios, with the lowest and the highest.",
    "",
    ...table(measured),
    "",
    `Measured on ${new Date().toISOString().slice(0, 10)}: Node ${process.versions.node}, ` +
      `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown processor"}, which also made the ` +
      `load; load average ${loadavg()[0].toFixed(1)} (above ${cpus().length}, others were at work).`,
    "",
    END,
  ].join("\n");
  console.log(`\n${table(measured).join("\n")}`);
  const page = withSection(await pageSoFar(), section);
  await writeFile(PAGE, await format(page, { parser: "markdown", printWidth: 100 }));
}

function table(measured) {
  return [
    "| call | at once | bare | ours | ratio | spread | aim |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...measured.map(row),
  ];
}

function row({ title, connections, rounds, aim }) {
  const ratios = rounds.map(({ product, bare }) => product / bare).sort((a, b) => a - b);
  const cells = [
    title,
    connections,
    median(rounds.map(({ bare }) => bare)),
    median(rounds.map(({ product }) => product)),
    percent(median(ratios)),
    `${percent(ratios[0])}–${percent(ratios.at(-1))}`,
    `≥ ${percent(aim)}`,
  ];
  return `| ${cells.join(" | ")} |`;
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function percent(ratio) {
  return `${Math.round(ratio * 100)} %`;
}

async function pageSoFar() {
  try {
    return await readFile(PAGE, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return TITLE;
    throw error;
  }
}

function withSection(page, section) {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) return `${page.trimEnd()}\n\n${section}\n`;
  return page.slice(0, begin) + section + page.slice(end + END.length);
}
