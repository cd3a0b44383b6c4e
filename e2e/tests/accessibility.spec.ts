import type { Page } from "@playwright/test";
import { flaws, newFlaws } from "../fixtures/axe.ts";
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
} from "../fixtures/cellar.ts";
import { fakeCamera } from "../fixtures/fakeCamera.ts";
import { labelPicture, uploadLabel } from "../fixtures/label.ts";
import { refuseOnce } from "../fixtures/refusal.ts";
import { expect, test } from "../fixtures/test.ts";

const PHONES_PX = [390, 320];
const DESK_PX = 1280;
/** A desk of 1280 by 800 pixels, seen at 200 %. */
const ZOOMED_DESK = { width: 640, height: 400 };
const SYNC = "**/api/sync/**";

/** A screen or something open over it. */
interface Sight {
  readonly name: string;
  /** The way to it, at the first of its widths. */
  readonly go: (page: Page) => Promise<unknown>;
  /** The widths that it stands at: a desk and phones, unless it is made for one of them. */
  readonly widths?: readonly number[];
}

test.use({
  serviceWorkers: "block",
  // Every look would be recorded, and what is wrong is told in words.
  trace: "off",
  launchOptions: fakeCamera,
});
test.setTimeout(180_000);

test("under reduced motion nothing animates; without it dialogs come and go", async ({
  signedIn: page,
}) => {
  await page.addInitScript(noteMotion);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await moveThrough(page);
  expect(await page.evaluate(() => window.moved)).toEqual([]);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await moveThrough(page);
  expect(await page.evaluate(() => window.moved)).not.toEqual([]);
});

test("what everybody meets has no flaw that axe can find, and bears zoom", async ({ page }) => {
  await inspect(page, [
    { name: "login", go: () => page.goto("/login") },
    {
      name: "login, refused",
      go: () => page.getByRole("button", { name: "Sign In" }).click(),
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
        await page.evaluate(forgetRedirect);
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

test("the pages of the signed-in have no flaw that axe can find, and bear zoom", async ({
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
        await page.getByRole("combobox", { name: "Sort by" }).waitFor();
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
        await page.getByRole("button", { name: "Built-in sommelier" }).click();
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

test("what opens over the collection has no flaw that axe can find, and bears zoom", async ({
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

test("what stands between device and server has no flaw that axe can find, and bears zoom", async ({
  signedIn: page,
}) => {
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
  await page.goto("/");
  await aCard(page).waitFor();
}

async function askToSignOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("dialog", { name: /not on the server yet$/ }).waitFor();
}

/** Runs in the page: what it would do after three seconds, which is to leave, it forgets. */
function forgetRedirect(): void {
  const later = window.setTimeout.bind(window);
  const unlessRedirect = (...[task, ms]: Parameters<typeof later>) =>
    ms === 3_000 ? 0 : later(task, ms);
  Object.assign(window, { setTimeout: unlessRedirect });
}

/** Makes what can move do so: a dialog, the sidebar and a sheet. */
async function moveThrough(page: Page): Promise<void> {
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

/** Goes from sight to sight, and looks at each in both themes, at each width, and zoomed. */
async function inspect(page: Page, sights: readonly Sight[]): Promise<void> {
  for (const { name, go, widths = [DESK_PX, ...PHONES_PX] } of sights) {
    await test.step(name, async () => {
      const [first = DESK_PX] = widths;
      await page.setViewportSize({ width: first, height: 800 });
      await go(page);
      await page.getByRole("main").or(page.getByRole("dialog")).first().waitFor();
      for (const width of widths) {
        const at = `${name}, ${String(width)} px`;
        await page.setViewportSize({ width, height: 800 });
        await show(page, "light");
        const found =
          width === first
            ? await flaws(page)
            : await newFlaws(page, { everything: width === PHONES_PX[0] });
        expect(found, `${at}, light`).toEqual([]);
        await show(page, "dark");
        expect(await newFlaws(page), `${at}, dark`).toEqual([]);
        expect(await beyondTheEdge(page), `${at}, out of sight`).toEqual([]);
        if (PHONES_PX.includes(width)) {
          expect(await tooSmallToTouch(page), `${at}, too small to touch`).toEqual([]);
        }
      }
      if (first === DESK_PX) {
        await page.setViewportSize(ZOOMED_DESK);
        expect(await beyondTheEdge(page), `${name}, at 200 %`).toEqual([]);
      }
      if (widths.includes(390)) {
        await page.setViewportSize({ width: 390, height: 800 });
        await enlargeText(page, "200%");
        expect(await beyondTheEdge(page), `${name}, text at 200 %`).toEqual([]);
        expect(await cutOff(page), `${name}, cut off at 200 %`).toEqual([]);
        await enlargeText(page, "");
      }
    });
  }
}

async function show(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
}

/** Gives all text the size that a person chose in the browser's settings. */
const enlargeText = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** What reaches beyond the right edge of the window, but for what is hidden from sight anyway. */
function beyondTheEdge(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const edge = window.innerWidth + 1;
    const within = document.querySelector("[role=dialog]") ?? document.body;
    return Array.from(within.querySelectorAll("*"))
      .filter((part) => part.checkVisibility() && getComputedStyle(part).clipPath === "none")
      .filter((part) => part.closest("[aria-hidden=true], svg") === null)
      .filter((part) => part.getBoundingClientRect().right > edge)
      .map((part) => part.outerHTML.slice(0, 160));
  });
}

/** The controls that a finger would miss: 44 px is the least, of a box with its label. */
function tooSmallToTouch(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const within = document.querySelector("[role=dialog]") ?? document.body;
    const boxes = Array.from(within.querySelectorAll<HTMLInputElement>("input[type=checkbox]"));
    return [
      ...Array.from(within.querySelectorAll("a[href], button, [role=tab]")),
      ...boxes.map((box) => box.labels?.[0] ?? box),
    ]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { bottom, height, width } = control.getBoundingClientRect();
        return bottom > 0 && Math.min(height, width) < 44;
      })
      .map((control) => control.outerHTML.slice(0, 160));
  });
}

/** The buttons whose words are cut. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll("button, button *"))
      .filter((part) => part.checkVisibility() && getComputedStyle(part).overflowX === "hidden")
      .filter((part) => getComputedStyle(part).textOverflow !== "ellipsis")
      .filter((part) => getComputedStyle(part).clipPath === "none")
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.outerHTML.slice(0, 160)),
  );
}

declare global {
  interface Window {
    /** What has moved in the page for longer than a millisecond. */
    moved: string[];
  }
}

/** Runs in the page: notes every transition and animation that can be seen. */
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
