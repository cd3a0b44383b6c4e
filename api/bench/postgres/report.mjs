/** Prints the result of `npm run bench:postgres` and writes it to docs/benchmarks.md. */
import { table, writeSection } from "../benchmarksPage.mjs";
import { median, percent, spread, times } from "../figures.mjs";

const AIM = 0.75;

export async function reportPostgres(rounds, { seconds, settings }) {
  const loads = rounds[0].map(({ title, processes, connections }, at) => ({
    title,
    processes,
    connections,
    rates: rounds.map((round) => round[at]),
  }));
  const ratesTable = table(
    ["call", "processes", "at once", "one statement", "bare", "ours", "ratio", "spread", "aim"],
    loads.map(rateRow),
  );
  const addsTable = table(
    ["what ours serves more than one process", "two", "three"],
    speedups(loads),
  );
  const timeTable = table(
    ["milliseconds of a processor for a call", "bare", "database", "ours", "database", "ratio"],
    timesOf(loads),
  );
  console.log(["", ...ratesTable, "", ...addsTable, "", ...timeTable].join("\n"));
  await writeSection("bench:postgres", [
    "## Processes over PostgreSQL: `npm run bench:postgres`",
    "",
    "One, two and three processes of the built server over one PostgreSQL 15 from npm, with default settings except",
    `${settings.map((setting) => `\`${setting}\``).join(" and ")}, compared with as many bare \`node:http\` servers with \`pg\``,
    "and the same statements. A write reads the session, locks the cellar's row, loads what it may change, writes wine,",
    "event and counter in a transaction, and notifies the other processes. Every process listens for notices. The bare",
    "server checks and decides nothing. `one statement` is the rate if a write were one statement, without a transaction",
    "and notices. Each connection is another user's and goes to one of the processes. Database, processes and load share",
    "the same processors.",
    "",
    `Requests per second as medians of ${rounds.length} alternating rounds of ${seconds} s each, after a warm-up.`,
    "The ratio is the median of the rounds' ratios, with the lowest and the highest.",
    "",
    ...ratesTable,
    "",
    ...addsTable,
    "",
    "Processor time of one call with one process, for the server and the database, without other programs: the",
    "medians of the rounds. The ratio compares the total of the bare server with the total of ours.",
    "",
    ...timeTable,
  ]);
}

function rateRow({ title, processes, connections, rates }) {
  const ratios = rates.map(({ product, bare }) => product / bare);
  const of = (name) => median(rates.map((rate) => rate[name]));
  return [
    title,
    processes,
    connections,
    rates[0].least === undefined ? "" : of("least"),
    of("bare"),
    of("product"),
    percent(median(ratios)),
    spread(ratios, percent),
    `≥ ${percent(AIM)}`,
  ];
}

function timesOf(loads) {
  const ofOne = loads.filter(({ processes, connections }) => processes === 1 && connections > 1);
  return ofOne.map(({ title, rates }) => {
    const taken = (of) => median(rates.map(of)).toFixed(2);
    return [
      title,
      taken(({ bareMs }) => bareMs.server),
      taken(({ bareMs }) => bareMs.database),
      taken(({ productMs }) => productMs.server),
      taken(({ productMs }) => productMs.database),
      percent(median(rates.map(({ bareMs, productMs }) => inAll(bareMs) / inAll(productMs)))),
    ];
  });
}

function inAll({ server, database }) {
  return server + database;
}

/** Throughput of two and three processes, divided by the throughput of one process. */
function speedups(loads) {
  const atFull = loads.filter(({ connections }) => connections > 1);
  return [...new Set(atFull.map(({ title }) => title))].map((title) => {
    const [one, ...more] = atFull.filter((load) => load.title === title);
    return [
      title,
      ...more.map(({ rates }) =>
        times(median(rates.map(({ product }, at) => product / one.rates[at].product))),
      ),
    ];
  });
}
