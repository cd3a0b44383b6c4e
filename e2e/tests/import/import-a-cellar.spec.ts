import type { Page } from "@playwright/test";
import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import { addByCall, chooseMore, entry, installed, saved } from "../../fixtures/cellar.ts";
import { press, reach } from "../../fixtures/browser/keyboard.ts";
import { labelPicture } from "../../fixtures/label.ts";
import { sweepWines } from "../../fixtures/browser/localStore.ts";
import { storePhoto } from "../../fixtures/photos.ts";
import { expect, signUp, test } from "../../fixtures/test.ts";

const HEADER =
  "iWine\tQuantity\tPending\tLocation\tBin\tSize\tPrice\tCurrency\tVintage\tWine\tCountry\tRegion\tSubRegion\tProducer\tType\tVarietal\tBeginConsume\tEndConsume";
const YQUEM =
  "1367113\t5\t0\tCellar\tA3\t750ml\t230\tEUR\t2011\tChâteau d'Yquem\tFrance\tBordeaux\tSauternais\tChâteau d'Yquem\tWhite - Sweet/Dessert\tSémillon\t2019\t2054";
const PETRUS =
  "42\t1\t0\tCellar\tA4\t750ml\t900\tEUR\t2010\tPetrus\tFrance\tBordeaux\tLibournais\tPetrus\tRed\tMerlot\t2025\t2060";
const CONSUMED_HEADER = "iConsumed\tiWine\tConsumed\tShortType\tConsumptionNote\tVintage\tWine";
const DRUNK = "7\t1367113\t5/21/2020\tDrank\tWorth the wait\t2011\tChâteau d'Yquem";
const SPIRIT =
  "99\t1\t0\tCellar\tB1\t700ml\t0\tEUR\t1001\tOld Rum\tBarbados\tBridgetown\t\tMount Gay\tSpirits\tRum\t9999\t9999";

test("on a phone the import's buttons are above the bottom bar", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/import");
  await choose(page, "list.tsv", [HEADER, YQUEM, SPIRIT].join("\n"));

  const isInSight = (button: Element) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top + height / 2);
    return button.contains(shown);
  };
  for (const name of ["Import 1 Wine", "Cancel"]) {
    const button = page.getByRole("button", { name });
    await expect.poll(() => button.evaluate(isInSight), name).toBe(true);
  }
});

// Spec 10.61, 10.106
test("a CellarTracker export is previewed, imported and undone", async ({ signedIn: page }) => {
  await page.goto("/profile");
  await page.getByRole("link", { name: "Import Wines" }).click();
  await choose(page, "list.tsv", [HEADER, YQUEM, SPIRIT].join("\n"));

  await expect(page.getByText("CellarTracker, list")).toBeVisible();
  await expect(
    page.getByText("1 wine in 1 lot: 5 bottles in the cellar. 1 place will be made."),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "To be completed" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await newAccessibilityFaults(page, { everything: true })).toEqual([]);
  await page.getByRole("button", { name: /theme/i }).click();
  expect(await newAccessibilityFaults(page)).toEqual([]);

  await page.getByRole("button", { name: "Import 1 Wine" }).click();
  await expect(page.getByText("1 wine imported.")).toBeVisible();
  await page.getByRole("link", { name: "To Your Cellar" }).click();
  await expect(page.getByRole("article")).toContainText("Château d'Yquem");
  await expect(page.getByRole("article")).toContainText("5 bottles");

  await page.goto("/import");
  await choose(page, "list.tsv", [HEADER, YQUEM].join("\n"));
  await expect(
    page.getByText("Nothing to import: everything is already in your cellar."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /^Import / })).toBeHidden();
  await page.getByRole("button", { name: "Cancel" }).click();

  await choose(page, "consumed.tsv", [CONSUMED_HEADER, DRUNK].join("\n"));
  await expect(page.getByText("The journal gains 1 event.")).toBeVisible();
  await page.getByRole("button", { name: "Import 1 Wine" }).click();
  await expect(page.getByText("1 wine imported.")).toBeVisible();
  await page.goto("/journal");
  const entries = page.getByRole("list", { name: "Journal" }).getByRole("listitem");
  await expect(entries.filter({ hasText: "Worth the wait" })).toContainText("1 bottle drunk");

  await page.goto("/import");
  await page.getByRole("button", { name: "Undo the import of consumed.tsv" }).click();
  await expect(page.getByText("1 wine, undone")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo the import of list.tsv" }).click();
  await expect(page.getByText("1 wine, undone")).toHaveCount(2);
  await expect(page.getByText("1 wine removed.")).toBeVisible();
  await page.goto("/journal");
  await expect(entries).toHaveCount(0);
  await page.goto("/places");
  await expect(page.getByText("Cellar", { exact: true })).toHaveCount(0);
});

// Spec 10.16
test("in 'To be completed', applied and unapplied answers survive a reload", async ({
  signedIn: page,
}) => {
  const table = [HEADER, YQUEM.replace("Sémillon", ""), PETRUS.replace("Merlot", "")].join("\n");
  const forAll = page.getByLabel("Varietal of all that lack it");
  const yquem = page.getByRole("form", { name: /Yquem/ });
  await page.goto("/import");
  await choose(page, "list.tsv", table);
  await page.getByText("One by one", { exact: true }).click();
  await yquem.getByLabel("Varietal").fill("Sémillon");
  await yquem.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByRole("button", { name: "Import 1 Wine" })).toBeVisible();
  await forAll.fill("Merlot");

  await page.reload();
  await choose(page, "list.tsv", table);

  await expect(page.getByRole("button", { name: "Import 1 Wine" })).toBeVisible();
  await expect(forAll).toHaveValue("Merlot");
  await page.getByRole("button", { name: "Apply to All" }).click();
  await page.getByRole("button", { name: "Import 2 Wines" }).click();
  await expect(page.getByText("2 wines imported.")).toBeVisible();
});

test("[W13] a list can import a swept wine; the app's own export cannot", async ({
  signedIn: page,
}) => {
  await page.goto("/import");
  await choose(page, "list.tsv", [HEADER, YQUEM].join("\n"));
  await page.getByRole("button", { name: "Import 1 Wine" }).click();
  await page.getByRole("link", { name: "To Your Cellar" }).click();
  await saved(page);
  await page.goto("/profile");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Everything" }).click();
  const zip = await (await saving).path();
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(1);
  await sweepWines(page);

  await page.goto("/import");
  await page.getByLabel("Choose files").setInputFiles(zip);
  const refused = page.getByRole("listitem").filter({ hasText: "removed it more than 30 days" });
  await expect(refused).toContainText("Château d'Yquem 2011");
  await expect(page.getByText("Nothing to import yet. Can't be imported: 1 wine.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Import / })).toBeHidden();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Cancel" }).click();

  await page
    .getByLabel("Choose files")
    .setInputFiles([
      file("list.tsv", [HEADER, YQUEM].join("\n")),
      file("consumed.tsv", [CONSUMED_HEADER, DRUNK].join("\n")),
    ]);
  await expect(page.getByText("The journal gains 1 event.")).toBeVisible();
  await page.getByRole("button", { name: "Import 1 Wine" }).click();
  await page.getByRole("link", { name: "To Your Cellar" }).click();
  await expect(page.getByRole("article")).toContainText("Château d'Yquem");
});

// Spec 10.62
test("the import asks whether equal wines in two files are one wine", async ({
  signedIn: page,
}) => {
  await page.goto("/import");
  const vivino = [
    "Winery,Wine name,Vintage,Region,Country,Wine type,Link to wine,User cellar count",
    "Château d'Yquem,Château d'Yquem,2011,Sauternes,France,Dessert Wine,https://v/1,5",
    "Petrus,Petrus,2010,Pomerol,France,Red Wine,https://v/2,2",
  ].join("\n");
  await page
    .getByLabel("Choose files")
    .setInputFiles([
      file("list.tsv", [HEADER, YQUEM, PETRUS].join("\n")),
      file("cellar.csv", vivino),
    ]);

  await expect(page.getByText("2 wines in 2 lots: 6 bottles in the cellar.")).toBeVisible();
  await page.getByLabel("Import Petrus 2010 as").selectOption("Different wine: add it");
  await page
    .getByLabel("Import Château d'Yquem 2011 as")
    .selectOption("Same wine: add the bottles to it");
  await page.getByRole("textbox", { name: "Varietal of all that lack it" }).fill("Merlot");
  await page.getByRole("button", { name: "Apply to All" }).click();
  await expect(page.getByText("3 wines in 3 lots: 8 bottles in the cellar.")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await newAccessibilityFaults(page, { everything: true })).toEqual([]);
  await page.getByRole("button", { name: "Import 3 Wines" }).click();
  await page.getByRole("link", { name: "To Your Cellar" }).click();
  await expect(page.getByRole("article")).toHaveCount(3);

  await page.goto("/import");
  await choose(page, "cellar.csv", vivino);
  await expect(page.getByLabel("Import Château d'Yquem 2011 as")).toHaveValue("join");
  await expect(page.getByRole("button", { name: /^Import / })).toBeHidden();
});

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  // Spec 10.70
  test("a file shared by another app is imported offline by keyboard", async ({
    signedIn: page,
    server,
  }) => {
    await installed(page);
    await server.kill();

    await share(page, "list.tsv", [HEADER, YQUEM, SPIRIT].join("\n"));

    await expect(page).toHaveURL(/\/import$/);
    await expect(page.getByText("CellarTracker, list")).toBeVisible();
    await reach(page, page.getByRole("combobox", { name: "Wine Type of all that lack it" }));
    await page.keyboard.press("ArrowDown");
    await page.getByRole("option", { name: "Fortified Wine" }).waitFor();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await press(page, page.getByRole("button", { name: "Apply to All" }));
    await press(page, page.getByRole("button", { name: "Import 2 Wines" }));
    await expect(page.getByText("2 wines imported.")).toBeVisible();
    await press(page, page.getByRole("button", { name: "Undo the import of list.tsv" }));
    await expect(page.getByText("2 wines, undone")).toBeVisible();
  });

  // Spec 10.61
  test("a spreadsheet is imported offline using columns that the user chose", async ({
    signedIn: page,
    context,
  }) => {
    await page.goto("/import");
    await installed(page);
    await context.setOffline(true);
    const header = "Wein;Weingut;Jahrgang;Farbe;Rebsorte;Land;Anzahl;Gekauft am;Bei";
    const table = `${header}\nScharzhofberger;Egon Müller;2019;weiß;Riesling;Deutschland;6;3/4/2020;Händler`;
    await choose(page, "cellar.csv", table);

    await page.getByRole("combobox", { name: "Bei" }).click();
    await page.getByRole("option", { name: "Shop" }).click();
    await page.getByRole("textbox", { name: "Region of all that lack it" }).fill("Mosel");
    await page.getByRole("button", { name: "Apply to All" }).click();
    await page.getByRole("combobox", { name: "Which comes first in the dates?" }).click();
    await page.getByRole("option", { name: "The day" }).click();

    await page.getByRole("button", { name: "Import 1 Wine" }).click();
    await expect(page.getByText("1 wine imported.")).toBeVisible();
    await page.getByRole("link", { name: "To Your Cellar" }).click();
    await expect(page.getByRole("article")).toContainText("Mosel");

    await page.goto("/import");
    await choose(page, "newer.csv", `${header}\nBraune Kupp;Egon Müller;2020;weiß;Riesling;;3;;`);
    await expect(page.getByRole("combobox", { name: "Bei" })).toHaveValue("Shop");
    await page.getByRole("button", { name: "Cancel" }).click();
    await choose(page, "cellar.csv", table);
    const dates = page.getByRole("combobox", { name: "Which comes first in the dates?" });
    await expect(dates).toHaveValue("The day");
    await expect(
      page.getByText("Nothing to import: everything is already in your cellar."),
    ).toBeVisible();
    await context.setOffline(false);
  });

  // Spec 10.73
  test("importing an export offline fills an empty cellar, including its history", async ({
    signedIn: page,
    browser,
    friend,
    server,
  }) => {
    const photoUrl = await storePhoto(page, server.url, await labelPicture(browser));
    await addByCall(page, { ...entry({ name: "Photographed" }), photoUrl });
    await page.goto("/import");
    await choose(page, "list.tsv", [HEADER, YQUEM].join("\n"));
    await page.getByRole("button", { name: "Import 1 Wine" }).click();
    await page.getByRole("link", { name: "To Your Cellar" }).click();
    await expect(page.getByRole("article")).toHaveCount(2);
    await page.getByRole("link", { name: "Château d'Yquem" }).click();
    await page.getByRole("button", { name: "Remove a bottle of Château d'Yquem" }).click();
    await expect(page.getByText("4 bottles", { exact: true })).toBeVisible();
    await page.goto("/profile");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export Everything" }).click();
    const zip = await (await saving).path();
    await expect(page.getByText("2 wines are in wine-cellar.zip.")).toBeVisible();

    const other = await browser.newPage();
    await signUp(other, friend, server.url);
    await other.goto(`${server.url}/import`);
    await installed(other);
    await other.context().setOffline(true);
    await other.getByLabel("Choose files").setInputFiles(zip);
    await expect(other.getByText("The journal gains 3 events.")).toBeVisible();
    await other.getByRole("button", { name: "Import 2 Wines" }).click();
    await other.getByRole("link", { name: "To Your Cellar" }).click();
    await expect(other.getByRole("article")).toHaveCount(2);
    await expect(other.getByRole("img", { name: "Label of Photographed" })).toBeVisible();
    await other.goto(`${server.url}/journal`);
    const entries = other.getByRole("list", { name: "Journal" }).getByRole("listitem");
    await expect(entries).toHaveCount(3);
    await expect(entries.filter({ hasText: "1 bottle drunk" })).toContainText("Château d'Yquem");
    await other.context().setOffline(false);
    await other.goto(`${server.url}/import`);
    await other.getByRole("button", { name: "Undo the import of wine-cellar.json" }).click();
    await expect(other.getByText("2 wines, undone")).toBeVisible();
    await other.goto(`${server.url}/journal`);
    await expect(entries).toHaveCount(0);
    await other.close();
  });

  // Spec 10.72
  test("a wine shared by link or file can be added; broken links fail", async ({
    signedIn: page,
    context,
    browser,
    friend,
    server,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await addByCall(page, entry({ name: "Handed on", notes: "Mine alone" }));
    await page.goto("/");
    await page.getByRole("link", { name: "Handed on" }).click();
    await chooseMore(page, "Share");
    const sheet = page.getByRole("dialog", { name: "Share Handed on" });
    await sheet.getByRole("button", { name: "Copy Link" }).click();
    await expect(sheet).toBeHidden();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await chooseMore(page, "Share");
    expect(await accessibilityFaults(page)).toEqual([]);
    const saving = page.waitForEvent("download");
    await sheet.getByRole("button", { name: "Save as File" }).click();
    const file = await (await saving).path();

    const theirs = await browser.newPage();
    const asked: string[] = [];
    theirs.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
    await signUp(theirs, friend, server.url);
    await theirs.goto(link);
    const form = theirs.getByRole("dialog", { name: "Add New Wine" });
    await expect(form.getByLabel("Name")).toHaveValue("Handed on");
    await expect(form.getByLabel("Tasting Notes")).toHaveValue("");
    expect(asked.filter((address) => /wine=|Handed/.test(address))).toEqual([]);
    await form.getByRole("button", { name: "Add Wine" }).click();
    await expect(theirs.getByRole("article")).toContainText("Handed on");

    await theirs.goto(`${server.url}/wines/new#wine=cut`);
    await expect(theirs.getByRole("heading", { name: "This link is incomplete" })).toBeVisible();
    await theirs.goto(`${server.url}/import`);
    await theirs.getByLabel("Choose files").setInputFiles(file);
    await expect(theirs.getByText("similar to another wine")).toBeVisible();
    await theirs.close();
  });
});

// Spec 10.69
test("a dropped file that is no export is refused with a message", async ({ signedIn: page }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Import from another program" })).toBeVisible();
  const text = "<html><body>You are currently not logged into CellarTracker.</body></html>";

  await expect(async () => {
    await page.evaluate((content) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([content], "list.csv", { type: "text/csv" }));
      const drop = { dataTransfer: dropped, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new DragEvent("drop", drop));
    }, text);
    await expect(page).toHaveURL(/\/import$/, { timeout: 1000 });
  }).toPass();

  await expect(page.getByText("It is a web page that asks to sign in")).toBeVisible();
  await expect(page.getByText("We couldn’t read any of these files.")).toBeVisible();
});

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel("Choose files").setInputFiles(file(name, text));
}

function file(name: string, text: string) {
  return { name, mimeType: "text/csv", buffer: Buffer.from(text) };
}

/** Posts the form that the system posts when a user shares a file with the installed app. */
async function share(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.action = "/share";
    form.method = "post";
    form.enctype = "multipart/form-data";
    form.innerHTML = '<input type="file" name="file" aria-label="Shared file">';
    document.body.append(form);
  });
  const input = page.getByLabel("Shared file");
  await input.setInputFiles({
    name,
    mimeType: "text/tab-separated-values",
    buffer: Buffer.from(text),
  });
  await input.evaluate((chosen: HTMLInputElement) => chosen.form?.submit());
}

test("an import’s problems and doubts are in the chosen language", async ({ signedIn: page }) => {
  await page.goto("/profile");
  await page.getByLabel("Language").selectOption("Deutsch");
  await expect(page.getByRole("heading", { name: "Einstellungen", level: 2 })).toBeVisible();
  await page.goto("/import");
  await page.getByLabel("Dateien wählen").setInputFiles([
    { name: "leer.csv", mimeType: "text/csv", buffer: Buffer.from("") },
    {
      name: "weine.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("Wein;Weingut;Jahrgang;Anzahl\nBarolo;Brezza;bald;6"),
    },
  ]);

  await expect(page.getByText("Die Datei ist leer.")).toBeVisible();
  await page.getByText("1 Zweifel").click();
  await expect(page.getByText("„bald“ ist kein Jahrgang")).toBeVisible();
});
