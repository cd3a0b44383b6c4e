import { table, writeSection } from "../benchmarksPage.mjs";
import { median, quantile, spread, times } from "../figures.mjs";

const CALLS = [
  ["list", "GET /api/wines, 200 wines"],
  ["pull", "pull of the last 10 changes"],
  ["push", "push of 5 changes, durable"],
  ["memberPull", "a member's pull of the last 10 changes"],
  ["memberPush", "a member's push of 5 changes, durable"],
  ["cellars", "GET /api/cellars, three cellars"],
  ["start", "start of a member: user, cellars, all rows"],
  ["events", "a push until three members have its event"],
];

const STORES = [
  ["sqlite", "SQLite"],
  ["postgres", "PostgreSQL"],
];

/** Prints the result. Writes docs/benchmarks.md only if all sizes were measured (`isWhole`). */
export async function reportScale({ sizes, rounds, upkeep, wines, calls, settings }, { isWhole }) {
  const most = sizes.at(-1).cellars;
  const lines = [
    "## Many cellars on one server: `npm run bench:scale`",
    "",
    "One server process for each size and store: over SQLite, and over one PostgreSQL 15 from npm on the same",
    `machine, with default settings except ${settings.map((setting) => `\`${setting}\``).join(" and ")}. Each cellar has`,
    `${wines} wines of one to five lots, 30 places, and three members: its owner, an editor and a viewer. Each person`,
    "is a member of three cellars. Every wine has the stored result of the push that created it.",
    "The wines were written for all users in turn, one each, so that the rows of a cellar are not adjacent on disk.",
    "One client requests a cellar of a random user each time: the user's own, or as a member the one they edit. Sizes and stores take turns within each of",
    `${rounds.length} rounds of ${calls.list} lists and pulls of each kind, ${calls.push} pushes and starts, and ${calls.events} events.`,
    "Milliseconds: the medians of",
    "the rounds' p95. Growth is the median of the rounds' ratios to the smallest size (the floor), with the lowest and the highest.",
    "",
    ...callTable(sizes, rounds),
    "",
    `Starts are the median of ${sizes[0].sqlite.startsMs.length}, to the log line with the server's address.`,
    "Memory is that of our process after all rounds.",
    "",
    ...sizeTable(sizes),
    "",
    "Size of one cellar in PostgreSQL at the largest size, in kB:",
    "",
    ...cellarTable(sizes.at(-1)),
    "",
    `Backup and restore of ${most.toLocaleString("en")} cellars over SQLite. The backup ran in a separate process while`,
    `a client continued to push: ${upkeep.pushesMs.length} pushes, p95 ${ms(quantile(upkeep.pushesMs, 0.95))} ms; the`,
    `write-ahead log reached ${mb(upkeep.logBytes)} MB. Times are in seconds. The floor is a copy of the`,
    "database's file and a flush. The restored cellar started in",
    `${ms(upkeep.startedInMs)} ms.`,
    "",
    ...upkeepTable(upkeep),
  ];
  console.log(`\n${lines.join("\n")}`);
  if (isWhole) await writeSection("bench:scale", lines);
}

function callTable(sizes, rounds) {
  const titles = sizes.map(({ cellars }) => cellars.toLocaleString("en"));
  const rowOf = ([name, title], [store, over]) => {
    const p95s = rounds.map((took) => took.map((size) => quantile(size[store][name], 0.95)));
    const growths = p95s.map((round) => round.at(-1) / round[0]);
    const medians = titles.map((_title, at) => ms(median(p95s.map((round) => round[at]))));
    return [title, over, ...medians, times(median(growths)), spread(growths, times), "≤ 1.2 ×"];
  };
  return table(
    ["p95", "over", ...titles, "growth", "spread", "aim"],
    CALLS.flatMap((call) => STORES.map((store) => rowOf(call, store))),
  );
}

function sizeTable(sizes) {
  const rowOf = (title, over, of, aim = "") => [title, over, ...sizes.map(of), aim];
  const each = (title, of, aim) =>
    STORES.map(([store, over]) => rowOf(title, over, (size) => of(size[store]), aim));
  return table(
    ["", "over", ...sizes.map(({ cellars }) => `${cellars.toLocaleString("en")} cellars`), "aim"],
    [
      rowOf("wines", "", ({ sqlite }) => countOf(sqlite.people).toLocaleString("en")),
      ...each("database", ({ databaseBytes }) => `${mb(databaseBytes)} MB`),
      ...each("memory", ({ residentMb }) => `${Math.round(residentMb)} MB`, "≤ 200 MB"),
      ...each("start", ({ startsMs }) => `${ms(median(startsMs))} ms`, "≤ 500 ms"),
      rowOf(
        "start of bare Node",
        "",
        ({ sqlite, postgres }) =>
          `${ms(median([...sqlite.bareStartsMs, ...postgres.bareStartsMs]))} ms`,
      ),
    ],
  );
}

function cellarTable({ cellars, postgres }) {
  const kb = (bytes) => (bytes / cellars / 1000).toFixed(1);
  return table(
    ["table", "rows", "indexes"],
    postgres.tables.map(({ name, rows, indexes }) => [name, kb(rows), kb(indexes)]),
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
