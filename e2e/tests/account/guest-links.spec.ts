import type { Browser, Page } from "@playwright/test";
import { accessibilityFaults } from "../../fixtures/axe.ts";
import { addByCall, entry, installed, saved } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test("a guest link shows a view's wines until the link is revoked", async ({
  signedIn: page,
  browser,
}) => {
  await addByCall(page, entry());
  await addByCall(page, entry({ name: "Blanc du Test", type: "White Wine" }));
  await page.goto("/?type=Red+Wine");
  await expect(page.getByRole("article")).toHaveCount(1);
  await saved(page);

  const link = await test.step("the owner creates a link to a view", async () => {
    await page.getByRole("button", { name: /^View/ }).click();
    const sheet = page.getByRole("dialog", { name: "View", exact: true });
    await sheet.getByRole("button", { name: "Share this view as a list" }).click();
    const dialog = page.getByRole("dialog", { name: "New link for guests" });
    await dialog.getByLabel("Title").fill("Reds for Saturday");
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Make Link" }).click();
    const shown = page.getByRole("dialog", { name: "Link for guests", exact: true });
    const address = await shown.getByLabel("Link").inputValue();
    expect(await accessibilityFaults(page)).toEqual([]);
    await shown.getByRole("button", { name: "Done" }).click();
    await expect(shown).toBeHidden();
    return address;
  });

  await test.step("a guest reads the link's list", async () => {
    const guest = await guestOf(browser, link);
    await expect(guest.getByRole("heading", { name: "Reds for Saturday" })).toBeVisible();
    await expect(guest.getByText("1 wine · 3 bottles")).toBeVisible();
    await expect(guest.getByText("Clos du Test")).toBeVisible();
    await expect(guest.getByText("Blanc du Test")).toHaveCount(0);
    await expect(guest.getByText("Price")).toHaveCount(0);
    await guest.context().close();
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({ colorScheme });
      const list = await context.newPage();
      await list.goto(link);
      expect(await accessibilityFaults(list)).toEqual([]);
      await context.close();
    }
  });

  await test.step("the owner revokes the link", async () => {
    await page.goto("/cellars");
    await page.getByRole("link", { name: "Share My cellar" }).click();
    const links = page.getByRole("list", { name: "Links for Guests" });
    await expect(links.getByRole("listitem")).toContainText("A view · works until");
    expect(await accessibilityFaults(page)).toEqual([]);
    await links.getByRole("button", { name: "Revoke Reds for Saturday" }).click();
    await expect(page.getByText("Link revoked")).toBeVisible();
    await expect(links).toBeHidden();
    await expect(page.getByText("You revoked a link for guests: Reds for Saturday")).toBeVisible();
  });

  const guest = await guestOf(browser, link);
  await expect(guest.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  await guest.context().close();
});

test("a view limited by a search cannot be shared as a list", async ({ signedIn: page }) => {
  await addByCall(page, entry());
  await page.goto("/?q=clos");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("button", { name: /^View/ }).click();

  await page.getByRole("button", { name: "Share this view as a list" }).click();

  const reason = page.getByText("A list for guests can't be limited by the search. Remove that");
  await expect(reason).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByRole("button", { name: /^View/ }).click();
  await expect(page.getByRole("button", { name: "Share this view as a list" })).toBeVisible();
  await expect(reason).toHaveCount(0);
});

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  test("in the installed app, a guest link opens the server's page", async ({ signedIn: page }) => {
    await installed(page);

    await page.goto("/guest/unknown");

    await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  });
});

/** A page on which a guest without an account opens the link. Scripts are off. */
async function guestOf(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(link);
  return page;
}
