/** Prints the result of `npm run bench:api` and writes it to docs/benchmarks.md. */
import { table, writeSection } from "./benchmarksPage.mjs";
import { median, percent, quantile, spread, times } from "./figures.mjs";

export async function report({ rates, mixed }, { rounds, seconds }) {
  const ratesTable = table(
    [
      "call",
      "at once",
      "bare",
      "ours",
      "ratio",
      "spread",
      "aim",
      "same statements",
      "ratio",
      "aim",
    ],
    rates.map(rateRow),
  );
  const processorTable = table(
    ["milliseconds of a processor", "at once", "bare", "same statements", "ours", "bare to ours"],
    rates.map(processorRow),
  );
  const mixedTable = table(
    ["GET /api/wines", "requests", "median", "p95", "p99", "p99 to quiet", "spread", "aim"],
    mixedRows(mixed),
  );
  console.log(["", ...ratesTable, "", ...processorTable, "", ...mixedTable].join("\n"));
  await writeSection("bench:api", [
    "## The API: `npm run bench:api`",
    "",
    "The built server compared with a bare `node:http` server that has one prepared better-sqlite3",
    "statement for each call. Both send the same rows as the same JSON, with the same durability (WAL,",
    "`synchronous=FULL`). The bare server checks no session and no input, keeps no counter for sync, and",
    "commits each write separately. Ours commits waiting writes together as one group, so it gains with",
    "many writers. `same statements` is the bare server with our statements for a write: it reads the",
    "session; one transaction then reads what the wine depends on and writes the wine, its event and the",
    "counter.",
    "",
    `Requests per second as medians of ${rounds} alternating rounds of ${seconds} s each, after a warm-up. The`,
    "ratio is the median of the rounds' ratios, with the lowest and the highest.",
    "",
    ...ratesTable,
    "",
    "Processor time of the server for one call, without other programs: the medians of the rounds. A server",
    "that waits for the disk at each commit continues with cold caches if other programs ran meanwhile.",
    "",
    ...processorTable,
    "",
    "One reader sends one request after the other: first alone, then while the server prepares 8 photos of",
    "12 megapixels and signs in 8 users, all started together. Milliseconds. The ratio is the median of the",
    `${mixed.length} rounds' ratios.`,
    "",
    ...mixedTable,
  ]);
}

function rateRow({ title, connections, rounds, aim }) {
  const ratios = rounds.map(({ ours, least }) => ours.rate / least.rate);
  const same = sameStatements(rounds);
  return [
    title,
    connections,
    median(rounds.map(({ least }) => least.rate)),
    median(rounds.map(({ ours }) => ours.rate)),
    percent(median(ratios)),
    spread(ratios, percent),
    same ? "" : `≥ ${percent(aim)}`,
    ...(same ? [...same, `≥ ${percent(aim)}`] : ["", "", ""]),
  ];
}

function sameStatements(rounds) {
  if (rounds.some(({ alike }) => alike === undefined)) return undefined;
  const ratios = rounds.map(({ ours, alike }) => ours.rate / alike.rate);
  return [median(rounds.map(({ alike }) => alike.rate)), percent(median(ratios))];
}

function processorRow({ title, connections, rounds }) {
  const taken = (of) => median(rounds.map((round) => round[of].processorMs)).toFixed(2);
  return [
    title,
    connections,
    taken("least"),
    rounds[0].alike ? taken("alike") : "",
    taken("ours"),
    percent(median(rounds.map(({ ours, least }) => least.processorMs / ours.processorMs))),
  ];
}

function mixedRows(rounds) {
  const ratios = rounds.map(({ quiet, busy }) => quantile(busy, 0.99) / quantile(quiet, 0.99));
  const figures = (title, took) => [
    title,
    took.length,
    ...[0.5, 0.95, 0.99].map((part) => quantile(took, part).toFixed(1)),
  ];
  return [
    [
      ...figures(
        "quiet",
        rounds.flatMap(({ quiet }) => quiet),
      ),
      "",
      "",
      "",
    ],
    [
      ...figures(
        "with photos and sign-ins",
        rounds.flatMap(({ busy }) => busy),
      ),
      times(median(ratios)),
      spread(ratios, times),
      "≤ 2 ×",
    ],
  ];
}
