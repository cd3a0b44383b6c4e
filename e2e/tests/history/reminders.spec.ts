import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import { addByCall, card, entry, goTo, installed } from "../../fixtures/cellar.ts";
import { mailedLink } from "../../fixtures/servers/mails.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

const DAY_MS = 24 * 60 * 60 * 1000;

// Spec 10.102
test("reminders list ending drinking windows and due orders, even offline", async ({
  signedIn: page,
  context,
}) => {
  const thisYear = new Date().getFullYear();
  await page.goto("/reminders");
  await expect(page.getByRole("heading", { name: "Nothing is due" })).toBeVisible();
  await page.getByRole("link", { name: "Go to your collection" }).click();

  await addByCall(page, { ...entry({ name: "Dao", quantity: 1 }), drinkTo: thisYear });
  await addByCall(page, { ...entry({ name: "Etna" }), drinkTo: thisYear + 1 });
  await addByCall(page, {
    ...entry({ name: "Fleurie" }),
    drinkTo: thisYear + 2,
    lots: [
      { id: crypto.randomUUID(), bottles: 6, state: "ordered", arrivesOn: dayIn(-3) },
      { id: crypto.randomUUID(), bottles: 12, state: "ordered", arrivesOn: dayIn(200) },
    ],
  });
  await expect(card(page, "Fleurie")).toBeVisible();
  await installed(page);
  await context.setOffline(true);
  await goTo(page, "Reminders");

  const leaving = page.getByRole("region", { name: "Leaving This Year" });
  const due = page.getByRole("region", { name: "Orders Due" });
  await test.step("the page lists exactly the due wines", async () => {
    await expect(leaving.getByRole("listitem")).toHaveCount(1);
    await expect(leaving.getByRole("link", { name: /^Dao 2019/ })).toContainText("1 bottle");
    await expect(leaving).toContainText(`Best until ${String(thisYear)}`);
    await expect(due.getByRole("listitem")).toHaveCount(1);
    await expect(due.getByRole("link", { name: /^Fleurie 2019/ })).toContainText("6 bottles");
    await expect(due).toContainText("Was due");
  });

  await test.step("axe passes in both themes", async () => {
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await newAccessibilityFaults(page)).toEqual([]);
  });

  await test.step("by keyboard a wine opens; without bottles the wine leaves the list", async () => {
    await leaving.getByRole("link", { name: /^Dao 2019/ }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Dao" })).toBeVisible();
    await page.getByRole("button", { name: "Remove a bottle of Dao" }).click();
    await page.goBack();
    await expect(due).toBeVisible();
    await expect(leaving).toBeHidden();
  });

  await test.step("the sidebar has the link to reminders while an order is due", async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "Orders due 1" }).click();
    await expect(due).toBeVisible();
  });
});

// Spec 10.104
test("monthly reminder mails start on request and end by the mail's link", async ({
  signedIn: page,
  server,
  browser,
}) => {
  await addByCall(page, { ...entry({ name: "Dao" }), drinkTo: new Date().getFullYear() });
  await page.goto("/reminders");
  await page.getByRole("link", { name: "Get a monthly email" }).click();
  const byMail = page.getByRole("switch", { name: "Send me a monthly email" });
  await expect(byMail).toBeEnabled();
  await expect(byMail).not.toBeChecked();

  await byMail.press("Space");
  await expect(byMail).toBeChecked();
  expect(await accessibilityFaults(page)).toEqual([]);

  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(await mailedLink(server, "/end-reminders"));
  await expect(stranger.getByRole("heading", { name: "Stop the monthly mails?" })).toBeVisible();
  expect(await accessibilityFaults(stranger)).toEqual([]);
  await page.reload();
  await expect(byMail).toBeChecked();
  await stranger.getByRole("button", { name: "Stop the Mails" }).press("Enter");
  await expect(stranger.getByRole("heading", { name: "No More Mails" })).toBeVisible();
  await context.close();

  await page.reload();
  await expect(byMail).toBeEnabled();
  await expect(byMail).not.toBeChecked();
});

const dayIn = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
