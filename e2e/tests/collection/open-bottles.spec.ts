import type { Locator, Page } from "@playwright/test";
import { accessibilityFaults } from "../../fixtures/axe.ts";
import { addByHand, card, entry, installed, saved } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

// Spec 10.95
test("a bottle opened offline and finished on two devices is removed once", async ({
  signedIn: page,
  server,
  person,
  secondDevice,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await addByHand(page, entry());
  await saved(page);
  await installed(page);
  await server.kill();

  await test.step("by keyboard a sheet asks how the bottle is kept; axe passes", async () => {
    await titleOf(page).click();
    const open = page.getByRole("button", { name: "Open a bottle" });
    await open.press("Enter");
    const sheet = page.getByRole("dialog", { name: "Open a bottle of Clos du Test" });
    await expect(sheet.getByRole("status")).toContainText(/5 days left/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await sheet.getByRole("combobox", { name: "How It Is Kept" }).click();
    await page.getByRole("option", { name: "Drawn through the cork" }).click();
    await expect(sheet.getByRole("status")).toContainText(/28 days left/);
    await sheet.getByRole("button", { name: "Open Bottle" }).press("Enter");
    await expect(sheet).toBeHidden();
    await expect(open).toBeFocused();
  });

  await test.step("the open bottle is on the wine's page and counts half", async () => {
    await expect(openBottles(page)).toContainText("2½ bottles left");
    await expect(openBottles(page).getByRole("listitem")).toContainText("Drawn through the cork");
    await expect(page.getByRole("article").getByText("3 bottles", { exact: true })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step("finishing the open bottle removes it; Undo reopens it", async () => {
    await finishOn(page);
    await expect(page.getByRole("article").getByText("2 bottles", { exact: true })).toBeVisible();
    await toast(page).getByRole("button", { name: "Undo" }).click();
    await expect(openBottles(page)).toContainText("2½ bottles left");
  });

  const other =
    await test.step("another device shows the finished bottle when both are online", async () => {
      await server.start();
      await page.reload();
      await saved(page);
      const device = await secondDevice(person);
      await titleOf(device).click();
      await expect(openBottles(device)).toContainText("2½ bottles left");
      return device;
    });

  await test.step("two offline devices that finish one bottle remove one bottle", async () => {
    await server.kill();
    await finishOn(page);
    await finishOn(other);
    await server.start();
    for (const device of [page, other, page]) {
      await device.reload();
      await saved(device);
      await expect(
        device.getByRole("article").getByText("2 bottles", { exact: true }),
      ).toBeVisible();
      await expect(openBottles(device)).toContainText("None is open.");
      await expect(drunkOn(device)).toHaveCount(1);
    }
  });
});

function openBottles(page: Page): Locator {
  return page.getByRole("region", { name: "Open bottles" });
}

async function finishOn(page: Page): Promise<void> {
  await openBottles(page).getByRole("button", { name: "Finish: open bottle" }).click();
  await expect(openBottles(page)).toContainText("None is open.");
}

function drunkOn(page: Page): Locator {
  const story = page.getByRole("region", { name: "Story" });
  return story.getByRole("listitem").filter({ hasText: "1 bottle drunk" });
}

function titleOf(page: Page): Locator {
  return card(page, "Clos du Test").getByRole("heading").getByRole("link");
}

function toast(page: Page): Locator {
  return page.getByRole("region", { name: /^Notifications/ });
}
