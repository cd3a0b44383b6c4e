import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.resetModules();
});

const FILES = {
  "table.csv": [
    "Producer,Wine,Vintage,Type,Country,Region,Grape,Quantity,Price,Alcohol,Tags,Barcode,Notes",
    `A,Barolo,2016,Red,Italy,Piedmont,Nebbiolo,6,a lot,14,"${tags(80)}",123,${"x".repeat(20_000)}`,
    "A,Barolo,2016,Red,Italy,Piedmont,Nebbiolo,2,12 EUR,13,,x,",
    "B,Cos,none,Red,France,Bordeaux,Merlot,2,1,,,,",
  ].join("\n"),
  "bottles.csv": "iWine,Quantity,Pending,Wine,Vintage,Producer,Color\n7,1,1,Barolo,2016,A,Red",
  "empty.csv": "",
};

test("the page's language changes an import's reports, but not its records", async () => {
  const english = await importIn("en");
  const german = await importIn("de");

  expect(english.sentences).toHaveLength(8);
  expect(german.sentences).toEqual(english.sentences.map((sentence) => `${sentence} (de)`));
  expect(german.stored).toEqual(english.stored);
});

/**
 * Loads the import modules again in this language and imports the files. Texts in module constants
 * are translated on loading.
 */
async function importIn(language: string) {
  vi.resetModules();
  const { i18n, setTextLanguage } = await import("../language/i18n.ts");
  const inEnglish = i18n._;
  if (language !== "en") {
    const words = vi.fn<(text: string, values: object) => string>();
    setTextLanguage("en");
    setTextLanguage(language, words);
    words.mockImplementation((text, values) => {
      setTextLanguage("en");
      const worded = inEnglish(text, { ...values });
      setTextLanguage(language, words);
      return `${worded} (${language})`;
    });
  }
  const { openFiles } = await import("./files/openFiles.ts");
  const { planImport } = await import("./plan/planImport.ts");
  const { readFiles } = await import("./wines/readFiles.ts");
  const opened = openFiles(
    Object.entries(FILES).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })),
  );
  const reading = readFiles(opened, {});
  const plan = planImport(reading.wines, [], {
    choices: {
      completions: { all: {}, one: {} },
      like: { all: "join", one: {} },
      updateChanged: true,
      addEmpty: true,
    },
    year: 2026,
  });
  const doubts = [...reading.doubts, ...plan.flatMap(({ draft }) => draft.doubts ?? [])];
  return {
    sentences: [
      ...opened.flatMap((file) => (file.kind === "refused" ? [file.sentence] : [])),
      ...doubts.map(({ sentence }) => sentence),
    ],
    stored: {
      plan: plan.map((one) => ({ ...one, draft: { ...one.draft, doubts: [] } })),
      events: reading.events,
      places: reading.places,
    },
  };
}

function tags(count: number): string {
  return Array.from({ length: count }, (_, n) => `tag${String(n)}`).join(",");
}
