import type { Page } from "@playwright/test";
import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import { addByCall, card, entry } from "../../fixtures/cellar.ts";
import { expect, type Person, test } from "../../fixtures/test.ts";

const LOOK_ONLY = "You can only look at this cellar. Its owner can make you an editor.";
const CHANGES = /^(Add|Remove|Edit|Archive|Select wines|Take|Write a tasting|Change|Move)/u;

test("a viewer reads a shared cellar and sees no controls for changes", async ({
  signedIn: owner,
  browser,
  server,
  friend,
}) => {
  await addByCall(owner, entry());
  const link = await linkForViewer(owner);
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await joinBy(page, link, friend);

  await test.step("a viewer can read and search the collection", async () => {
    await expect(card(page, "Clos du Test")).toContainText("3 bottles");
    await expect(page.getByText(LOOK_ONLY)).toBeVisible();
    expect(await controlsThatChange(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    expect(await controlsThatChange(page)).toEqual([]);
    expect(await newAccessibilityFaults(page, { everything: true })).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("a viewer can share and print a wine", async () => {
    await page.getByRole("link", { name: /^Clos du Test/u }).click();
    await expect(page.getByRole("heading", { name: "Story" })).toBeVisible();
    expect(await controlsThatChange(page)).toEqual([]);
    await page.getByRole("button", { name: "More actions" }).click();
    await expect(page.getByRole("menuitem")).toHaveText(["Share", "Print", "Stickers"]);
  });

  await test.step("an address that adds a wine tells a viewer who can help", async () => {
    await page.goto("/?action=add-wine");
    const note = page.getByRole("dialog", { name: "Add New Wine" });
    await expect(note).toContainText(LOOK_ONLY);
    await note.getByRole("button", { name: "Close", exact: true }).last().click();
    await expect(note).toBeHidden();
    await page.goto("/import");
    await expect(page.getByText(LOOK_ONLY)).toBeVisible();
  });

  await test.step("a viewer can change the personal cellar", async () => {
    await page.goto("/cellars");
    await page.getByRole("button", { name: "Open My cellar" }).click();
    await expect(page.getByRole("button", { name: "Add Your First Wine" })).toBeVisible();
    await expect(page.getByText(LOOK_ONLY)).toBeHidden();
  });
  await context.close();
});

async function linkForViewer(page: Page): Promise<string> {
  const me = await page.request.get("/api/auth/me");
  const { id } = ((await me.json()) as { user: { id: string } }).user;
  const sent = await page.request.post(`/api/cellars/${id}/invitations`, {
    data: { role: "viewer" },
  });
  if (!sent.ok()) throw new Error(await sent.text());
  return ((await sent.json()) as { link: string }).link;
}

async function joinBy(page: Page, link: string, person: Person): Promise<void> {
  const signedUp = await page.request.post("/api/auth/signup", { data: person });
  if (!signedUp.ok()) throw new Error(await signedUp.text());
  await page.goto(link);
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(page.getByRole("tab", { name: "Wine Collection" })).toBeVisible();
}

async function controlsThatChange(page: Page): Promise<readonly string[]> {
  return page.getByRole("button", { name: CHANGES }).allInnerTexts();
}
