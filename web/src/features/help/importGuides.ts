export interface ImportGuide {
  readonly program: string;
  readonly steps: readonly string[];
}

const ANY_FORMAT = "Choose CSV, with commas, semicolons or tabs.";

/** Cavea and Cellarion are verified. The menus of the others depend on their version, as the page says. */
export const IMPORT_GUIDES: readonly ImportGuide[] = [
  {
    program: "CellarTracker",
    steps: [
      "Open My Cellar on the website and choose Export.",
      "Export the table Bottles, or List if you only want what you have now.",
      "Export Consumed, Purchase and Notes too, if you want your history.",
      ANY_FORMAT,
    ],
  },
  {
    program: "Vivino",
    steps: [
      "Ask for your data in the settings of your account on the website.",
      "Vivino mails you a ZIP. Choose it as it is.",
      "Only wines in your Vivino cellar come with bottles.",
    ],
  },
  {
    program: "Vinocell",
    steps: [
      "Export as CSV: the wines, the stored bottles and the bottles that are gone.",
      "Choose all three files together. Their names start with export-wines and export-bottles.",
    ],
  },
  {
    program: "Ploc",
    steps: [
      "Export wines, history and cellars, in English or French.",
      "Choose all files together, so that bottles keep their places.",
    ],
  },
  {
    program: "Cavea",
    steps: ["Open the tab Data and tap Export.", ANY_FORMAT],
  },
  {
    program: "Cellarion",
    steps: ["Export the cellar as ZIP or JSON.", "Choose the ZIP to keep your photos."],
  },
  {
    program: "Oeno by Vintec",
    steps: ["Export your cellar as a table.", "Choose the file as it is: it has two sections."],
  },
  {
    program: "A spreadsheet",
    steps: [
      "Give each column a heading, such as Producer, Name, Vintage, Bottles.",
      "Save the sheet as CSV.",
      "Choose the file, then say what each column is.",
    ],
  },
  {
    program: "Another Wine Cellar",
    steps: [
      "Choose Export Everything in its Profile Settings.",
      "Choose the ZIP here. It brings wines, places, photos and history.",
    ],
  },
];
