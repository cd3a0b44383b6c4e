/** What `npm run bench:scale` says: on the terminal, and in docs/benchmarks.md. */
import { table, writeSection } from "./benchmarksPage.mjs";
import { median, quantile, spread, times } from "./figures.mjs";

const CALLS = [
  ["list", "GET /api/wines, 200 wines"],
  ["pull", "pull of the last 10 changes"],
  ["push", "push of 5 changes, durable"],
];

/** Says what was measured; the page is only written when `isWhole`. */
export async function reportScale({ sizes, rounds, upkeep, wines, calls }, { isWhole }) {
  const tables = [callTable(sizes, rounds), sizeTable(sizes), upkeepTable(upkeep)];
  const most = sizes.at(-1).cellars;
  const lines = [
    "## Many cellars on one server: `npm run bench:scale`",
    "",
    `One server process over SQLite, for each size: cellars of ${wines} wines, every wine with the`,
    "kept result of the push that made it. Written one wine for each person in turn, so that no cellar",
    `lies together by the order of writing. One client asks for a random person's cellar each time;`,
    `the sizes take turns within each of ${rounds.length} rounds of ${calls.list} lists, ${calls.pull} pulls and`,
    `${calls.push} pushes. Milliseconds as the medians of the rounds' p95; growth is the median of the`,
    "rounds' ratios to the smallest size, which is the floor, with the lowest and the highest.",
    "",
    ...tables[0],
    "",
    `Starts are the median of ${sizes[0].startsMs.length}, to the line that says where the server is;`,
    "memory is what the process holds after all rounds.",
    "",
    ...tables[1],
    "",
    `Backup and restore of ${most.toLocaleString("en")} cellars. The backup ran in a process of its own while`,
    `a client pushed on: ${upkeep.pushesMs.length} pushes, p95 ${ms(quantile(upkeep.pushesMs, 0.95))} ms; the`,
    `write-ahead log reached ${mb(upkeep.logBytes)} MB. Seconds; a copy of the database's file and a flush`,
    "are the floor. The restored cellar started in",
    `${ms(upkeep.startedInMs)} ms.`,
    "",
    ...tables[2],
  ];
  console.log(`\n${lines.join("\n")}`);
  if (isWhole) await writeSection("bench:scale", lines);
}

function callTable(sizes, rounds) {
  const titles = sizes.map(({ cellars }) => cellars.toLocaleString("en"));
  return table(
    ["p95", ...titles, "growth", "spread", "aim"],
    CALLS.map(([name, title]) => {
      const p95s = rounds.map((took) => took.map((size) => quantile(size[name], 0.95)));
      const growths = p95s.map((round) => round.at(-1) / round[0]);
      const medians = titles.map((_title, at) => ms(median(p95s.map((round) => round[at]))));
      return [title, ...medians, times(median(growths)), spread(growths, times), "≤ 1.2 ×"];
    }),
  );
}

function sizeTable(sizes) {
  return table(
    ["", ...sizes.map(({ cellars }) => `${cellars.toLocaleString("en")} cellars`), "aim"],
    [
      ["wines", ...sizes.map(({ people }) => countOf(people).toLocaleString("en")), ""],
      ["database", ...sizes.map(({ databaseBytes }) => `${mb(databaseBytes)} MB`), ""],
      ["memory", ...sizes.map(({ residentMb }) => `${Math.round(residentMb)} MB`), "≤ 200 MB"],
      ["start", ...sizes.map(({ startsMs }) => `${ms(median(startsMs))} ms`), "≤ 500 ms"],
      [
        "start of bare Node",
        ...sizes.map(({ bareStartsMs }) => `${ms(median(bareStartsMs))} ms`),
        "",
      ],
    ],
  );
}

function upkeepTable({ backedUp, restored, copyMs }) {
  const row = (title, { database, integrity_check: check, total }) => [
    title,
    database.toFixed(1),
    check.toFixed(1),
    total.toFixed(1),
    (copyMs / 1000).toFixed(1),
  ];
  return table(
    ["", "database", "integrity_check", "in all", "plain copy"],
    [row("backup", backedUp), row("restore", restored)],
  );
}

function countOf(people) {
  return people.reduce((sum, { wineIds }) => sum + wineIds.length, 0);
}

function mb(bytes) {
  return Math.round(bytes / 1024 / 1024);
}

function ms(number) {
  return number < 10 ? number.toFixed(1) : String(Math.round(number));
}
