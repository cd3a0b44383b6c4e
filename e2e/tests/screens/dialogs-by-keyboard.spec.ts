import type { Locator, Page } from "@playwright/test";
import { addByCall, addByHand, aCard, entry, pill, saved } from "../../fixtures/cellar.ts";
import { labelPicture } from "../../fixtures/label.ts";
import { refuseOnce } from "../../fixtures/refusal.ts";
import { expect, test } from "../../fixtures/test.ts";

// Blocks service workers, because their background sync would bypass the answers that the test sets
// for the page.
test.use({ serviceWorkers: "block" });

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

for (const viewport of [PHONE, DESK]) {
  test.describe(`dialogs keep the focus in a window ${String(viewport.width)} px wide`, () => {
    test.use({ viewport });

    // Spec 10.4
    test("Escape and Back return the focus from collection dialogs to their openers", async ({
      signedIn: page,
    }) => {
      await addByHand(page, entry());
      // The button that opened the form is gone, because only an empty cellar shows the button.
      await expect(page.getByRole("main")).toBeFocused();
      await saved(page);
      for (const dialog of viewport === PHONE ? [...DIALOGS, ...ON_A_PHONE] : DIALOGS) {
        await test.step(dialog.name, () => expectFocusKept(page, dialog));
      }
    });

    // Spec 10.103
    test("closed dialogs of wines, To Buy, Worth and racks refocus their openers", async ({
      signedIn: page,
    }) => {
      await addByHand(page, entry());
      await aCard(page).getByRole("heading").getByRole("link").click();
      for (const dialog of OF_A_WINE) {
        await test.step(dialog.name, () => expectFocusKept(page, dialog));
      }
      await page.goto("/to-buy");
      for (const dialog of TO_BUY) {
        await test.step(dialog.name, () => expectFocusKept(page, dialog));
      }
      await addByCall(page, { ...entry({ name: "Valued" }), valuations: [VALUATION] });
      await page.goto("/statistics/worth");
      for (const dialog of OF_WORTH) {
        await test.step(dialog.name, () => expectFocusKept(page, dialog));
      }
      const rack = { name: "Rack B", kind: "rack", parentId: null, rows: 2, columns: 2, depth: 1 };
      const answer = await page.request.post("/api/places", { data: rack });
      const { id } = (await answer.json()) as { readonly id: string };
      await page.goto(`/places/${id}`);
      for (const dialog of OF_A_RACK) {
        await test.step(dialog.name, () => expectFocusKept(page, dialog));
      }
    });

    test("Escape right after Tab in a date field returns the focus to the opener", async ({
      signedIn: page,
    }) => {
      await addByCall(page, { ...entry(), valuations: [VALUATION] });
      await page.goto("/statistics/worth");
      const opener = page.getByRole("button", { name: "Enter rates" });
      await press(opener);
      const dialog = page.getByRole("dialog", { name: "Exchange rates" });
      await expect(focusIn(dialog)).toHaveCount(1);
      await dialog.locator("input[type=date]").focus();

      await Promise.all(["Tab", "Escape"].map((key) => page.keyboard.press(key)));

      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test("every closed account dialog returns the focus to its opener", async ({
      signedIn: page,
    }) => {
      await page.goto("/profile");
      for (const dialog of OF_THE_ACCOUNT) {
        await test.step(dialog.name, () => expectFocusKept(page, dialog));
      }
    });

    test("the focus follows each step of photographing a label", async ({ signedIn: page }) => {
      await press(page.getByRole("main").getByRole("button", { name: "Add Your First Wine" }));
      const form = page.getByRole("dialog", { name: "Add New Wine" });
      const step = (name: string) => form.getByRole("button", { name });

      await press(step("Use Camera"));
      await expect(step("Capture Photo")).toBeFocused();
      await press(step("Cancel"));
      await expect(step("Use Camera")).toBeFocused();
      await press(step("Use Camera"));
      await page.waitForFunction(() => (document.querySelector("video")?.videoWidth ?? 0) > 0);
      await press(step("Capture Photo"));
      await expect(step("Analyze Label")).toBeFocused();
      await press(step("Retake"));
      await expect(step("Use Camera")).toBeFocused();

      await press(step("Use Camera"));
      await page.waitForFunction(() => (document.querySelector("video")?.videoWidth ?? 0) > 0);
      await press(step("Capture Photo"));
      await page.route("**/api/objects/upload", (route) =>
        route.fulfill({
          status: 500,
          headers: { "x-wine-cellar-protocol": "1" },
          json: { error: "No", code: "internal" },
        }),
      );
      await press(step("Analyze Label"));
      await expect(page.getByText("Upload failed")).toBeVisible();
      await expect(form.getByAltText("The label you photographed")).toBeHidden();
      await expect(step("Use Camera")).toBeFocused();
    });

    test("the focus stays while a photo is replaced, removed and restored", async ({
      signedIn: page,
      browser,
    }) => {
      await addByHand(page, entry());
      await press(aCard(page).getByRole("button", { name: /^Edit/ }));
      const form = page.getByRole("dialog", { name: "Edit Wine" });
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        press(form.getByRole("button", { name: "Add photo" })),
      ]);

      await chooser.setFiles({
        name: "label.png",
        mimeType: "image/png",
        buffer: await labelPicture(browser),
      });
      await expect(form.getByText("Photo attached")).toBeVisible();
      await expect(form.getByRole("button", { name: "Replace photo" })).toBeFocused();
      await press(form.getByRole("button", { name: "Update Wine" }));
      await expect(form).toBeHidden();
      await expect(aCard(page).getByRole("button", { name: /^Edit/ })).toBeFocused();

      await page.keyboard.press("Enter");
      await press(form.getByRole("button", { name: "Remove photo" }));
      await expect(form.getByRole("button", { name: "Keep the old photo" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(form.getByRole("button", { name: "Remove photo" })).toBeFocused();
    });

    test("the focus returns after a refused change and the sign-out question", async ({
      signedIn: page,
    }) => {
      await addByHand(page, entry());
      await saved(page);
      await page.route("**/api/sync/push", refuseOnce("Not today"));
      await press(aCard(page).getByRole("button", { name: /^Add a bottle/ }));
      const status = page.getByRole("banner").getByRole("status").getByRole("button");
      await expect(status).toHaveText("Needs attention 1");
      await press(status);
      const sheet = page.getByRole("dialog", { name: "Sync" });
      await press(sheet.getByRole("button", { name: "Edit" }));
      await expect(focusIn(page.getByRole("dialog", { name: "Edit Wine" }))).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(status).toBeFocused();

      await page.route("**/api/sync/**", (route) => route.abort());
      await press(aCard(page).getByRole("button", { name: /^Add a bottle/ }));
      await expect(pill(page, "Needs attention 1")).toBeVisible();
      if (viewport === PHONE) await press(page.getByRole("button", { name: "Toggle Sidebar" }));
      const signOut = page.getByRole("button", { name: "Sign Out" });
      for (const answer of ["Enter", "Escape", "Enter"]) {
        await press(signOut);
        const stay = page.getByRole("button", { name: "Stay" });
        await expect(stay).toBeFocused();
        await page.keyboard.press(answer);
        await expect(stay).toBeHidden();
        await expect(signOut).toBeFocused();
      }
    });
  });
}

interface Dialog {
  readonly name: string;
  /** The controls to press, in order. At the end the first control has the focus again. */
  readonly openers: (page: Page) => readonly [Locator, ...Locator[]];
}

const DIALOGS: readonly Dialog[] = [
  {
    name: "Sync",
    openers: (page) => [page.getByRole("banner").getByRole("status").getByRole("button")],
  },
  {
    name: "Add New Wine",
    openers: (page) => [page.getByRole("main").getByRole("button", { name: "Add Wine" })],
  },
  {
    name: "Edit Wine",
    openers: (page) => [aCard(page).getByRole("button", { name: /^Edit/ })],
  },
  {
    name: "View",
    openers: (page) => [page.getByRole("button", { name: /^View/ })],
  },
];

const ON_A_PHONE: readonly Dialog[] = [
  {
    name: "Sidebar",
    openers: (page) => [page.getByRole("button", { name: "Toggle Sidebar" })],
  },
  {
    name: "Add New Wine",
    openers: (page) => [
      page.getByRole("button", { name: "Toggle Sidebar" }),
      page.getByRole("dialog", { name: "Sidebar" }).getByRole("button", { name: "Add Wine" }),
    ],
  },
  {
    name: "Filters",
    openers: (page) => [page.getByRole("button", { name: /^Filters/ })],
  },
];

const OF_A_WINE: readonly Dialog[] = [
  {
    name: "Add bottles of Clos du Test",
    openers: (page) => [page.getByRole("button", { name: "Add bottles" })],
  },
  {
    name: "Lot",
    openers: (page) => [page.getByRole("button", { name: "Change: lot 1" })],
  },
  {
    name: "Move bottles of Clos du Test",
    openers: (page) => [page.getByRole("button", { name: /^Move:/ })],
  },
  {
    name: "What is Clos du Test",
    openers: (page) => [page.getByRole("button", { name: "Add valuation" })],
  },
];

const VALUATION = {
  id: "00000000-0000-4000-8000-000000000001",
  day: "2026-01-01",
  millilitres: 750,
  source: null,
  price: { minor: 4000, currency: "EUR" },
};

const TO_BUY: readonly Dialog[] = [
  {
    name: "Add a Wish",
    openers: (page) => [page.getByRole("button", { name: "Add a Wish" })],
  },
];

const OF_WORTH: readonly Dialog[] = [
  {
    name: "Exchange rates",
    openers: (page) => [page.getByRole("button", { name: "Enter rates" })],
  },
];

const OF_A_RACK: readonly Dialog[] = [
  {
    name: "Change Place",
    openers: (page) => [page.getByRole("button", { name: "Change" })],
  },
  {
    name: "Add Place",
    openers: (page) => [page.getByRole("button", { name: "Add Inside" })],
  },
  {
    name: "A1",
    openers: (page) => [page.getByRole("button", { name: "A1: empty" })],
  },
];

const OF_THE_ACCOUNT: readonly Dialog[] = [
  {
    name: "New passkey",
    openers: (page) => [page.getByRole("button", { name: "Add a Passkey" })],
  },
  {
    name: "Turn on a second factor",
    openers: (page) => [page.getByRole("button", { name: "Turn On" })],
  },
  {
    name: "New access token",
    openers: (page) => [page.getByRole("button", { name: "New Token" })],
  },
  {
    name: "Delete your account?",
    openers: (page) => [page.getByRole("button", { name: "Delete My Account" })],
  },
];

/** How often the test presses Tab: more than the number of controls in any dialog. */
const TABS = 40;

/**
 * Opens a dialog, tabs through all controls, and closes the dialog with Escape, then with Back. The
 * focus is never lost, and the page stays.
 */
async function expectFocusKept(page: Page, { name, openers }: Dialog): Promise<void> {
  const [opener, ...further] = openers(page);
  for (const pressed of [opener, ...further]) await press(pressed);
  const opened = page.getByRole("dialog", { name });
  await expect(focusIn(opened)).toHaveCount(1);
  for (let tabs = 0; tabs < TABS; tabs += 1) {
    await page.keyboard.press("Tab");
    // The parts of a date field can have the focus without matching `:focus`.
    await expect
      .poll(() => opened.evaluate((dialog) => dialog.contains(document.activeElement)))
      .toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(opened).toBeHidden();
  await expect(opener).toBeFocused();

  const address = page.url();
  for (const pressed of [opener, ...further]) await press(pressed);
  await expect(focusIn(opened)).toHaveCount(1);
  await page.goBack();
  await expect(opened).toBeHidden();
  await expect(opener).toBeFocused();
  expect(page.url()).toBe(address);
}

const focusIn = (dialog: Locator): Locator => dialog.locator(":focus");

async function press(target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await target.focus();
  await target.page().keyboard.press("Enter");
}
