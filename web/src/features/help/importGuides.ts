import { i18n } from "../../language/i18n.ts";

export interface ImportGuide {
  readonly program: string;
  readonly steps: readonly string[];
}

const ANY_FORMAT = i18n._("Choose CSV, with commas, semicolons or tabs.");

/**
 * Steps to export from other programs. The steps for Cavea and Cellarion are verified. In the other
 * programs, the menus depend on the version, as the help page says.
 */
export const IMPORT_GUIDES: readonly ImportGuide[] = [
  {
    program: "CellarTracker",
    steps: [
      i18n._("Open My Cellar on the website and choose Export."),
      i18n._("Export the table Bottles, or List if you only want what you have now."),
      i18n._("Export Consumed, Purchase and Notes too, if you want your history."),
      ANY_FORMAT,
    ],
  },
  {
    program: "Vivino",
    steps: [
      i18n._("Ask for your data in the settings of your account on the website."),
      i18n._("Vivino mails you a ZIP. Choose it as it is."),
      i18n._("Only wines in your Vivino cellar come with bottles."),
    ],
  },
  {
    program: "Vinocell",
    steps: [
      i18n._("Export as CSV: the wines, the stored bottles and the bottles that are gone."),
      i18n._(
        "Choose all three files together. Their names start with export-wines and export-bottles.",
      ),
    ],
  },
  {
    program: "Ploc",
    steps: [
      i18n._("Export wines, history and cellars, in English or French."),
      i18n._("Choose all files together, so that bottles keep their places."),
    ],
  },
  {
    program: "Cavea",
    steps: [i18n._("Open the tab Data and tap Export."), ANY_FORMAT],
  },
  {
    program: "Cellarion",
    steps: [
      i18n._("Export the cellar as ZIP or JSON."),
      i18n._("Choose the ZIP to keep your photos."),
    ],
  },
  {
    program: "Oeno by Vintec",
    steps: [
      i18n._("Export your cellar as a table."),
      i18n._("Choose the file as it is: it has two sections."),
    ],
  },
  {
    program: i18n._("A spreadsheet"),
    steps: [
      i18n._("Give each column a heading, such as Producer, Name, Vintage, Bottles."),
      i18n._("Save the sheet as CSV."),
      i18n._("Choose the file, then say what each column is."),
    ],
  },
  {
    program: i18n._("Another Wine Cellar"),
    steps: [
      i18n._("Choose Export Everything in its Profile Settings."),
      i18n._("Choose the ZIP here. It brings wines, places, photos and history."),
    ],
  },
];
