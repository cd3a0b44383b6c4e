import type { Page } from "@playwright/test";
import {
  aCard,
  addByHand,
  card,
  entry,
  fillWine,
  openAddWine,
  openSyncSheet,
  pill,
  saved,
} from "../../fixtures/cellar.ts";
import { labelPicture, uploadLabel } from "../../fixtures/label.ts";
import { refuseOnce } from "../../fixtures/refusal.ts";
import { DESK_PX, inspect, PHONES_PX } from "../../fixtures/sights.ts";
import { expect, test } from "../../fixtures/test.ts";

// A long limit, because each test checks a dozen screens in both themes and at each width.
test.describe.configure({ timeout: 420_000 });

const SYNC = "**/api/sync/**";

// Spec 10.2
test("dialogs are animated, but not under reduced motion", async ({ signedIn: page }) => {
  await page.addInitScript(noteMotion);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAnimatedParts(page);
  expect(await page.evaluate(() => window.moved)).toEqual([]);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openAnimatedParts(page);
  expect(await page.evaluate(() => window.moved)).not.toEqual([]);
});

// Spec 10.1
test("signed-out pages pass axe and show everything at 200 % zoom", async ({ page }) => {
  await inspect(page, [
    { name: "login", go: () => page.goto("/login") },
    {
      name: "login, refused",
      go: () => page.getByRole("button", { name: "Sign In", exact: true }).click(),
    },
    { name: "signup", go: () => page.goto("/signup") },
    { name: "forgot password", go: () => page.goto("/forgot-password") },
    {
      name: "email sent",
      async go() {
        await page.getByLabel("Email").fill("nobody@example.org");
        await page.getByRole("button", { name: "Send Reset Email" }).click();
        await page.getByRole("heading", { name: "Check Your Email" }).waitFor();
      },
    },
    { name: "reset password", go: () => page.goto("/reset-password?token=some") },
    {
      name: "reset done",
      async go() {
        await page.route("**/api/auth/reset-password", (route) =>
          route.fulfill({ headers: { "x-wine-cellar-protocol": "1" }, json: {} }),
        );
        await page.evaluate(preventRedirect);
        await page.getByLabel("New Password").fill("a new one");
        await page.getByRole("button", { name: "Reset Password" }).click();
        await page.getByRole("heading", { name: "Password Reset Successful!" }).waitFor();
      },
    },
    { name: "undo a change of the email", go: () => page.goto("/undo-email-change?token=some") },
    {
      name: "undo, refused",
      go: () => page.getByRole("button", { name: "Undo the Change" }).click(),
    },
    {
      name: "undo, done",
      async go() {
        await page.route("**/api/auth/undo-email-change", (route) =>
          route.fulfill({ headers: { "x-wine-cellar-protocol": "1" }, json: {} }),
        );
        await page.getByRole("button", { name: "Undo the Change" }).click();
        await page.getByRole("heading", { name: "Your Email Address Is Back" }).waitFor();
      },
    },
  ]);
});

// Spec 10.1
test("signed-in pages pass axe and show everything at 200 % zoom", async ({
  signedIn: page,
  person,
  secondDevice,
}) => {
  await inspect(page, [{ name: "empty cellar", go: () => page.goto("/") }]);
  await addByHand(page, entry());
  await addByHand(page, entry({ name: "Put Away", type: "White Wine", notes: "For the winter." }));
  await card(page, "Put Away").getByRole("button", { name: "Archive Put Away" }).click();
  await expect(card(page, "Put Away")).toBeHidden();

  await inspect(page, [
    {
      name: "collection, archived too",
      async go() {
        await openCollection(page);
        await page.getByRole("checkbox", { name: "Include archived wines" }).check();
        await card(page, "Put Away").waitFor();
      },
    },
    {
      name: "a wine's page",
      async go() {
        await card(page, "Clos du Test").getByRole("heading").getByRole("link").click();
        await page.getByRole("region", { name: "When to drink" }).waitFor();
      },
    },
    { name: "no such wine", go: () => page.goto("/wines/none") },
    {
      name: "filters",
      async go() {
        await openCollection(page);
        await page.getByRole("button", { name: /^Filters/ }).click();
        await page.getByLabel("From").waitFor();
      },
    },
    {
      name: "view",
      async go() {
        await openCollection(page);
        await page.getByRole("button", { name: /^View/ }).click();
        await page.getByRole("combobox", { name: "Group by" }).waitFor();
      },
    },
    {
      name: "nothing found",
      async go() {
        await openCollection(page);
        await page.getByLabel("Search wines").fill("no such wine");
      },
    },
    {
      name: "collapsed sidebar",
      widths: [DESK_PX],
      go: () => page.getByRole("button", { name: "Toggle Sidebar" }).click(),
    },
    {
      name: "sidebar as a sheet",
      widths: PHONES_PX,
      async go() {
        await openCollection(page);
        await page.getByRole("button", { name: "Toggle Sidebar" }).click();
        await page.getByRole("dialog", { name: "Sidebar" }).waitFor();
      },
    },
    {
      name: "pairing, answered",
      async go() {
        await openCollection(page);
        await page.getByRole("tab", { name: "Meal Pairing" }).click();
        await page.getByLabel("What are you cooking?").fill("Roast lamb with rosemary");
        await page.getByRole("button", { name: "Get Wine Recommendations" }).click();
        await page.getByText("Recommended from your cellar:").waitFor();
      },
    },
    {
      name: "profile",
      async go() {
        await secondDevice(person);
        await page.goto("/profile");
        await page.getByRole("button", { name: "Sign Out All Others" }).waitFor();
      },
    },
    { name: "mockup", go: () => page.goto("/mockup") },
    { name: "not found", go: () => page.goto("/no-such-page") },
  ]);
});

// Spec 10.1
test("wine forms and the camera pass axe and fit at 200 % zoom", async ({
  signedIn: page,
  browser,
}) => {
  const picture = await labelPicture(browser);
  await addByHand(page, entry());

  await inspect(page, [
    {
      name: "camera",
      async go() {
        await openCollection(page);
        const dialog = await openAddWine(page);
        await dialog.getByRole("button", { name: "Use Camera" }).click();
        await dialog.getByLabel("Live camera").waitFor();
      },
    },
    {
      name: "photo entry",
      go: () => page.getByRole("button", { name: "Cancel" }).click(),
    },
    {
      name: "photo preview",
      go: () => uploadLabel(page.getByRole("dialog", { name: "Add New Wine" }), picture),
    },
    {
      name: "manual entry, refused",
      async go() {
        await page.getByRole("tab", { name: "Manual Entry" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Add Wine" }).click();
      },
    },
    {
      name: "edit dialog",
      async go() {
        await openCollection(page);
        await aCard(page).getByRole("button", { name: /^Edit/ }).click();
        await page.getByRole("dialog", { name: "Edit Wine" }).getByLabel("Name").waitFor();
      },
    },
    {
      name: "edit dialog, more of it",
      async go() {
        const form = page.getByRole("dialog", { name: "Edit Wine" });
        await form.getByRole("button", { name: "More" }).click();
        await form.getByLabel("Drink Until").waitFor();
      },
    },
  ]);
});

// Spec 10.1
test("refused and pending changes pass axe and fit at 200 % zoom", async ({ signedIn: page }) => {
  await addByHand(page, entry());
  await saved(page);
  await page.route("**/api/sync/push", refuseOnce("Vintage must be 2018 or earlier"));

  await inspect(page, [
    {
      name: "what needs attention, with both values",
      async go() {
        await aCard(page).getByRole("button", { name: /^Edit/ }).click();
        const form = page.getByRole("dialog", { name: "Edit Wine" });
        await fillWine(form, { vintage: 2020 });
        await form.getByRole("button", { name: "Update Wine" }).click();
        await pill(page, "Needs attention 1").waitFor();
        await openSyncSheet(page);
      },
    },
    {
      name: "offline, and a toast with an action",
      async go() {
        await page.route(SYNC, (route) => route.abort());
        await openCollection(page);
        await aCard(page)
          .getByRole("button", { name: /^Remove a bottle/ })
          .click();
        await page.getByText("Bottles removed successfully").waitFor();
      },
    },
    { name: "what waits", go: () => openSyncSheet(page) },
    {
      name: "the question before signing out",
      widths: [DESK_PX],
      async go() {
        await openCollection(page);
        await askToSignOut(page);
      },
    },
    {
      name: "the question before signing out, on a phone",
      widths: PHONES_PX,
      async go() {
        await openCollection(page);
        await page.getByRole("button", { name: "Toggle Sidebar" }).click();
        await askToSignOut(page);
      },
    },
  ]);
});

async function openCollection(page: Page): Promise<void> {
  // Closing a sheet at another width goes back in the browser's history, which may abort this
  // navigation.
  await expect(() => page.goto("/")).toPass();
  await aCard(page).waitFor();
}

async function askToSignOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("dialog", { name: /not on the server yet$/ }).waitFor();
}

/** Runs in the page. Prevents the redirect that the page makes after three seconds. */
function preventRedirect(): void {
  const later = window.setTimeout.bind(window);
  const unlessRedirect = (...[task, ms]: Parameters<typeof later>) =>
    ms === 3_000 ? 0 : later(task, ms);
  Object.assign(window, { setTimeout: unlessRedirect });
}

/** Opens a dialog, the sidebar and a sheet, which are all animated. */
async function openAnimatedParts(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await openAddWine(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Toggle Sidebar" }).click();
  await page.getByRole("dialog", { name: "Sidebar" }).waitFor();
  await page.keyboard.press("Escape");
  await openSyncSheet(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}

declare global {
  interface Window {
    /** Everything that has moved in the page for longer than a millisecond. */
    moved: string[];
  }
}

/** Runs in the page. Records every visible transition and animation. */
function noteMotion(): void {
  window.moved = [];
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const durations = target
      .getAnimations({ subtree: true })
      .map((motion) => Number(motion.effect?.getComputedTiming().duration));
    if (durations.some((ms) => ms > 1)) window.moved.push(target.outerHTML.slice(0, 160));
  };
  document.addEventListener("transitionrun", note);
  document.addEventListener("animationstart", note);
}
