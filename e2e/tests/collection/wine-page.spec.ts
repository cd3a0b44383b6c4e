import type { Locator, Page } from "@playwright/test";
import { accessibilityFaults } from "../../fixtures/axe.ts";
import {
  addByCall,
  addByHand,
  card,
  chooseMore,
  entry,
  installed,
  pill,
  saved,
} from "../../fixtures/cellar.ts";
import { expect, signIn, test } from "../../fixtures/test.ts";

const THIS_YEAR = new Date().getFullYear();

test("a wine's page opens from its card; Back restores the scroll position", async ({
  signedIn: page,
}) => {
  for (let n = 1; n <= 9; n += 1) await addByCall(page, entry({ name: `Bottle ${String(n)}` }));
  await page.goto("/");
  const far = card(page, "Bottle 9");
  await far.scrollIntoViewIfNeeded();
  const left = await scrolledTo(page);
  expect(left).toBeGreaterThan(0);

  await titleOf(far).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bottle 9" })).toBeVisible();
  expect(await scrolledTo(page)).toBe(0);
  await page.getByRole("link", { name: "Wine Collection" }).click();
  await expect(far).toBeInViewport();
  expect(await scrolledTo(page)).toBe(left);

  await tap(page, far.getByText("No image"));
  await expect(page.getByRole("heading", { level: 1, name: "Bottle 9" })).toBeVisible();
  await page.goBack();
  await expect(far).toBeInViewport();
  expect(await scrolledTo(page)).toBe(left);
});

test("bottle removal, editing, printing and archiving work on a wine's page", async ({
  signedIn: page,
}) => {
  await addByHand(page, entry({ vintage: THIS_YEAR - 5 }));
  await page.evaluate(() => {
    window.print = () => {
      document.body.setAttribute("data-printed", "");
    };
  });
  await expect(card(page, "Clos du Test").getByText("Ready")).toBeVisible();
  await titleOf(card(page, "Clos du Test")).click();

  await page.getByRole("button", { name: "Remove a bottle of Clos du Test" }).click();
  await expect(page.getByText("2 bottles", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Edit Wine" });
  await form.getByLabel("Tasting Notes").fill("Raspberry and pencil shavings.");
  await form.getByRole("button", { name: "Update Wine" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText("Raspberry and pencil shavings.")).toBeVisible();
  const whenToDrink = page.getByRole("region", { name: "When to drink" });
  await expect(whenToDrink).toContainText(
    `usually ${String(THIS_YEAR - 3)}–${String(THIS_YEAR + 4)}`,
  );
  await expect(whenToDrink).toContainText("Red of the Loire: 2 to 9 years after the harvest.");
  await chooseMore(page, "Print");
  await expect(page.locator("body")).toHaveAttribute("data-printed", "");
  await chooseMore(page, "Archive");
  await expect(page.getByText("Archived", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Wine Collection" }).click();
  await expect(page.getByRole("button", { name: "Show archived" })).toBeVisible();
});

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  // Spec 10.53
  test("offline, a wine can be removed and restored on its page", async ({
    signedIn: page,
    context,
    person,
    secondDevice,
  }) => {
    await addByHand(page, entry());
    await saved(page);
    await titleOf(card(page, "Clos du Test")).click();
    await expect(page.getByRole("heading", { level: 1, name: "Clos du Test" })).toBeVisible();
    await context.setOffline(true);

    const removed = page.getByRole("heading", { level: 1, name: "This wine was removed" });
    await chooseMore(page, "Remove");
    await expect(removed).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await chooseMore(page, "Remove");
    await expect(page.getByText(/Clos du Test can be restored until/)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("link", { name: "Back to your cellar" }).click();
    await expect(card(page, "Clos du Test")).toBeHidden();
    await page.goBack();
    await context.setOffline(false);
    await saved(page);

    const desk = await secondDevice(person);
    await desk.goto(new URL(page.url()).pathname);
    await desk.getByRole("button", { name: "Restore" }).click();
    await expect(desk.getByRole("heading", { level: 1, name: "Clos du Test" })).toBeVisible();
    await expect(page.getByText("3 bottles", { exact: true })).toBeVisible();
  });
});

test("a wine's page shows fields entered under More and the drinking window", async ({
  signedIn: page,
}) => {
  await addByHand(page, entry());
  await titleOf(card(page, "Clos du Test")).click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Edit Wine" });
  await form.getByRole("button", { name: "More" }).click();
  await form.getByRole("switch", { name: "Non-vintage" }).check();
  await form.getByLabel("Appellation").fill("Chinon Clos de l'Olive");
  await form.getByLabel("Tags").fill("gift, birthday");
  await form.getByLabel("Drink From").fill(String(THIS_YEAR));
  await form.getByLabel("Drink Until").fill(String(THIS_YEAR - 1));
  await form.getByRole("button", { name: "Update Wine" }).click();
  await expect(
    form.getByText(`Drink Until must be ${String(THIS_YEAR)} or later`).first(),
  ).toBeVisible();
  await form.getByLabel("Drink Until").fill(String(THIS_YEAR));
  await form.getByRole("button", { name: "Update Wine" }).click();
  await expect(form).toBeHidden();

  const whenToDrink = page.getByRole("region", { name: "When to drink" });
  await expect(whenToDrink).toContainText("As you have set it.");
  await expect(whenToDrink).toContainText("Drink soon");
  const sheet = page.getByRole("article");
  await expect(sheet).toContainText("Chinon Clos de l'Olive");
  await expect(sheet).toContainText("gift, birthday");
  await expect(sheet).not.toContainText("2019");
  await page.getByRole("link", { name: "Wine Collection" }).click();
  await expect(card(page, "Clos du Test").getByText("NV", { exact: true })).toBeVisible();
  await expect(card(page, "Clos du Test").getByText("Drink soon")).toBeVisible();
});

test.describe(() => {
  test.use({ serverEnv: { DEMO_ACCOUNT: "on" } });

  test("on a wine's page the photo opens full screen", async ({ page }) => {
    await signIn(page, { email: "demo@winecellar.example", password: "winecellar" });
    await titleOf(card(page, "Bandol Rosé")).click();
    await page.getByRole("button", { name: "Show the photo full screen" }).click();
    const large = page.getByRole("dialog", { name: "Photo of Bandol Rosé" });
    await expect(large.getByRole("img", { name: "Label of Bandol Rosé" })).toBeVisible();
    expect((await large.boundingBox())?.width).toBe(1280);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goBack();
    await expect(large).toBeHidden();

    const before = await page.getByText(/^\d+ bottles · /).textContent();
    await page.getByRole("button", { name: "Take a bottle" }).click();
    await expect(page.getByText(/^\d+ bottles · /)).not.toHaveText(before ?? "");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(/^\d+ bottles · /)).toHaveText(before ?? "");
    await page.getByRole("button", { name: "More actions" }).click();
    await expect(page.getByRole("menuitem", { name: "Next Vintage" })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test("returning from a wine's page by keyboard focuses the wine's card", async ({
  signedIn: page,
}) => {
  await addByHand(page, entry());
  await titleOf(card(page, "Clos du Test")).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Clos du Test" })).toBeVisible();

  await page.getByRole("link", { name: "Wine Collection" }).focus();
  await page.keyboard.press("Enter");

  await expect(titleOf(card(page, "Clos du Test"))).toBeFocused();
});

test.describe(() => {
  test.use({ basePath: "/cellar", serviceWorkers: "allow" });

  test("offline, a wine's address opens its page; an unknown wine is reported", async ({
    signedIn: page,
    server,
  }) => {
    await addByHand(page, entry());
    await saved(page);
    await installed(page);
    const address = await titleOf(card(page, "Clos du Test")).evaluate(
      (link: HTMLAnchorElement) => link.href,
    );
    expect(address).toContain(`${server.url}/wines/`);

    await server.kill();
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: "Clos du Test" })).toBeVisible();
    await page.getByRole("button", { name: "Remove a bottle of Clos du Test" }).click();
    await expect(page.getByText("2 bottles", { exact: true })).toBeVisible();
    await expect(pill(page, "Offline, 1 saved on this device")).toBeVisible();

    await page.goto(`${server.url}/wines/00000000-0000-4000-8000-000000000001`);
    await expect(
      page.getByRole("heading", { name: "This wine is not in your cellar" }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Back to your cellar" }).click();
    await expect(card(page, "Clos du Test")).toBeVisible();
  });
});

const titleOf = (wine: Locator): Locator => wine.getByRole("heading").getByRole("link");

const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Clicks at the position of an element, even if another element covers it. */
async function tap(page: Page, part: Locator): Promise<void> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${String(part)} is not in sight`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
