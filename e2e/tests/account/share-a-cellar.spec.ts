import type { Page } from "@playwright/test";
import { accessibilityFaults, newAccessibilityFaults } from "../../fixtures/axe.ts";
import { makeCellar, openSharedCellar } from "../../fixtures/sharing.ts";
import { expect, type Person, test } from "../../fixtures/test.ts";

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

test("an owner invites a member by link and removes the member", async ({
  signedIn: owner,
  browser,
  server,
  person,
  friend,
}) => {
  await owner.goto("/cellars");
  await owner.getByRole("button", { name: "New Cellar" }).click();
  const making = owner.getByRole("dialog", { name: "New cellar" });
  await making.getByLabel("Name").fill("Holiday house");
  await making.getByLabel("Colour").selectOption("Green");
  await making.getByRole("button", { name: "Make Cellar" }).click();
  await expect(owner.getByRole("heading", { name: "Holiday house" })).toBeVisible();
  const link = await linkMadeBy(owner);

  const context = await browser.newContext({ baseURL: server.url });
  const member = await context.newPage();
  await test.step("the invited user signs up and joins", async () => {
    await member.goto(link);
    await expect(member.getByText(/^You are invited to share a cellar\./)).toBeVisible();
    await signUpHere(member, friend);
    await expect(member.getByText(`${person.email} invites you to`)).toBeVisible();
    expect(await flawsInBothWidths(member)).toEqual([]);
    await member.getByRole("button", { name: "Join", exact: true }).click();
    await expect(member.getByText("You are now a member of Holiday house.")).toBeVisible();
    await expect(member.getByRole("tab", { name: "Wine Collection" })).toBeVisible();
  });

  await test.step("the member switches between the cellars", async () => {
    const header = member.getByRole("banner");
    await header.getByRole("button", { name: "Switch cellar: Holiday house is open" }).click();
    const cellars = member.getByRole("dialog", { name: "Switch cellar" });
    await expect(cellars.getByRole("button", { name: "My cellar" })).toBeVisible();
    expect(await flawsInBothWidths(member)).toEqual([]);
    await cellars.getByRole("button", { name: "My cellar" }).click();
    await expect(header.getByText("My cellar")).toBeVisible();
    await expect(member.getByRole("navigation", { name: "Cellar" })).toContainText("My cellar");
  });

  await test.step("the member sees who shares the cellar", async () => {
    await member.goto("/cellars");
    await member.getByRole("link", { name: "About Holiday house" }).click();
    const members = member.getByRole("list", { name: "Members" });
    await expect(members.getByRole("listitem")).toHaveCount(2);
    await expect(members).toContainText(`${friend.email} (you)`);
    await expect(member.getByText("You joined as an editor")).toBeVisible();
    await expect(member.getByRole("heading", { name: "Share This Cellar" })).toBeHidden();
    expect(await flawsInBothWidths(member)).toEqual([]);
  });

  await test.step("the owner removes the member", async () => {
    await owner.reload();
    await expect(owner.getByRole("list", { name: "Members" })).toContainText(friend.email);
    expect(await flawsInBothWidths(owner)).toEqual([]);
    await owner.getByRole("button", { name: `Change ${friend.email}` }).click();
    await owner.getByRole("menuitem", { name: "Remove" }).click();
    const asking = owner.getByRole("dialog", { name: "Remove this member?" });
    await asking.getByRole("button", { name: "Remove" }).click();
    await expect(owner.getByText("Member removed")).toBeVisible();
    await expect(owner.getByRole("list", { name: "Members" })).not.toContainText(friend.email);
    await expect(owner.getByText(`You removed ${friend.email}`)).toBeVisible();
  });

  await test.step("the removed member has no access, even with the used link", async () => {
    await member.goto("/cellars");
    const cellars = member.getByRole("list", { name: "Your Cellars" });
    await expect(cellars.getByRole("listitem")).toHaveCount(1);
    await expect(cellars).toContainText("My cellar");
    await member.goto(link);
    await expect(member.getByText(/^This invitation is not valid\./)).toBeVisible();
  });
  await context.close();
});

async function linkMadeBy(owner: Page): Promise<string> {
  await owner.getByRole("button", { name: "Make a Link Instead" }).click();
  const dialog = owner.getByRole("dialog", { name: "Invitation link" });
  const link = await dialog.getByLabel("Link").inputValue();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  await expect(owner.getByRole("list", { name: "Open Invitations" })).toContainText("Editor");
  return link;
}

async function signUpHere(page: Page, { email, password }: Person): Promise<void> {
  await page.getByRole("link", { name: "Create one" }).click();
  await expect(page.getByRole("button", { name: "Create Account" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
}

async function flawsInBothWidths(page: Page): Promise<readonly string[]> {
  await page.setViewportSize(DESK);
  const wide = await accessibilityFaults(page);
  await page.setViewportSize(PHONE);
  const narrow = await newAccessibilityFaults(page, { everything: true });
  await page.setViewportSize(DESK);
  return [...wide, ...narrow];
}

test("on phones, a cellar's page has a back link and the cellar's full name", async ({
  signedIn: page,
}) => {
  await openSharedCellar(page, await makeCellar(page, "Grandmother's house"));
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 780 });
    for (const path of ["/places", "/journal", "/profile"]) {
      await page.goto(path);
      await expect(page.getByRole("banner").getByText("Saved")).toBeVisible();
      const back = page.getByRole("banner").getByRole("link", { name: "Wine Collection" });
      const cellar = page.getByRole("main").getByRole("button", { name: /^Switch cellar/ });
      for (const [control, text] of [
        [back, "Wine Collection"],
        [cellar, "Grandmother's house"],
      ] as const) {
        const words = control.getByText(text);
        await expect(words).toBeVisible();
        expect(await words.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
      }
    }
  }
});
