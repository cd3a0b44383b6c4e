import type { Page } from "@playwright/test";
import { addByHand, aCard, card, entry, openAddWine } from "../../fixtures/cellar.ts";
import { expect, signIn, test } from "../../fixtures/test.ts";

const DEMO = { email: "demo@winecellar.example", password: "winecellar" };
const WEEK_S = 7 * 24 * 60 * 60;

// Spec 1.4
test("a signed-out visitor signs in, then sees the page first requested", async ({
  page,
  person,
}) => {
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("link", { name: "Create one" }).click();
  await expect(page.getByRole("button", { name: "Create Account" })).toBeVisible();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create Account" }).click();

  await expect(page.getByRole("heading", { name: "Profile Settings" })).toBeVisible();
  await page.goto("/login");
  await expect(page).toHaveURL(/\/$/);
});

// Spec 2.46
test("'Loading profile...' is shown, not the login page, while the session is checked", async ({
  signedIn,
  person,
  browser,
  server,
}) => {
  const storageState = { cookies: await signedIn.context().cookies(), origins: [] };
  const evicted = await browser.newContext({ baseURL: server.url, storageState });
  const page = await evicted.newPage();
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/auth/me", async (route) => {
    await held;
    await route.continue();
  });

  await page.goto("/profile");
  await expect(page.getByText("Loading profile...")).toBeVisible();
  answer();

  await expect(page.getByLabel("New Email Address")).toHaveValue(person.email);
  expect(visited).not.toContain("/login");
  await evicted.close();
});

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  test("no page of a signed-out visitor logs an error", async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });

    for (const path of ["/login", "/signup", "/forgot-password"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
    }

    expect(complaints).toEqual([]);
  });
});

// Spec 2.13
test("without a token the reset page says 'Invalid Link'", async ({ page }) => {
  await page.goto("/reset-password");

  await expect(page.getByText("Invalid Link")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

// Spec 4.17, 9.1
test("collapsing the sidebar to 3 rem is stored in a week-long cookie", async ({
  signedIn: page,
  context,
}) => {
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  expect(await widthOf(sidebar)).toBe(256);

  await page.getByRole("button", { name: "Toggle Sidebar" }).click();

  await expect.poll(() => widthOf(sidebar)).toBe(48);
  const cookie = (await context.cookies()).find(({ name }) => name === "sidebar_state");
  expect(cookie?.value).toBe("false");
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + WEEK_S - 60);
  expect(cookie?.expires).toBeLessThanOrEqual(Date.now() / 1000 + WEEK_S);
  await page.reload();
  await expect.poll(() => widthOf(sidebar)).toBe(48);
});

// Spec 2.22, 9.1
test("below 768 px the sidebar is a sheet of 18 rem", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeHidden();
  await page.keyboard.press("Control+b");
  const sheet = page.getByRole("dialog", { name: "Sidebar" });
  await expect.poll(() => widthOf(sheet)).toBe(288);
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeVisible();
});

// Spec 2.18, 2.33, 4.3
test("archived wines are dimmed and not counted in Quick Stats or summary", async ({
  signedIn: page,
}) => {
  await addByHand(page, entry({ name: "First", quantity: 3 }));
  await expect(page.getByText("3 bottles across 1 wine", { exact: true })).toBeVisible();
  await addByHand(page, entry({ name: "Second", quantity: 2, type: "White Wine", region: "Jura" }));
  await expect(page.getByText("5 bottles across 2 wines", { exact: true })).toBeVisible();
  expect(await stats(page)).toEqual(["Total Bottles 5", "Wine Types 2", "Regions 2"]);

  expect(await card(page, "Second").evaluate(lowestOpacityWhileArchiving)).toBe(0.5);

  await expect(card(page, "Second")).toBeHidden();
  expect(await stats(page)).toEqual(["Total Bottles 3", "Wine Types 1", "Regions 1"]);
  await page.getByRole("checkbox", { name: "Include archived wines" }).check();
  await expect(card(page, "Second").locator("svg").first()).toHaveCSS("opacity", "0.5");
  await expect(card(page, "First").locator("svg").first()).toHaveCSS("opacity", "1");
});

// Spec 4.15
test("the first paint has the system's theme until a theme is chosen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");

  await page.getByRole("button", { name: "Switch to light theme" }).click();
  await page.addInitScript(noteTheme);
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();

  expect(await page.evaluate(() => window.themes.map(({ theme }) => theme))).toEqual(["light"]);
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("first-paint")[0]?.startTime))
    .toBeGreaterThan(await page.evaluate(() => window.themes[0]?.at ?? Infinity));
});

// Spec 8.21, 9.2
test("only one toast is visible, until a swipe or timeout dismisses it", async ({
  signedIn: page,
}) => {
  await addByHand(page, entry());
  const toasts = page.getByRole("region", { name: "Notifications" }).getByRole("listitem");
  await expect(toasts).toContainText("Wine added successfully");
  await toasts.evaluate(allSettled);
  const { x, y } = await centreOf(toasts);
  await drag(page, { x, y, by: 48 });
  await expect(toasts).toHaveAttribute("data-swipe", "cancel");
  await drag(page, { x, y, by: 52 });
  await expect(toasts).toHaveCount(0, { timeout: 3_000 });

  const bottle = card(page, "Clos du Test");
  await bottle.getByRole("button", { name: /^Add a bottle/ }).click();
  await expect(toasts).toContainText("Bottles added successfully");
  await bottle.getByRole("button", { name: /^Remove a bottle/ }).click();
  await expect(toasts).toHaveCount(1);
  await expect(toasts).toContainText("Bottles removed successfully");

  await page.mouse.move(0, 0);
  await expect(toasts).toHaveCount(0, { timeout: 15_000 });
});

test("the smallest phone shows an empty cellar's first step without scrolling", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });

  await expect(page.getByRole("button", { name: "Add Your First Wine" })).toBeInViewport({
    ratio: 1,
  });
});

test("the sample labels look the same in both themes", async ({ signedIn: page }) => {
  await page.goto("/mockup");
  const label = page.getByRole("img", { name: "Label of Blanc de Blancs" }).nth(1);
  await page.emulateMedia({ colorScheme: "light" });
  const inLight = await label.evaluate(coloursOf);

  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");

  expect(await label.evaluate(coloursOf)).toEqual(inLight);
});

test("on a desktop a toast covers no control of a card", async ({ signedIn: page }) => {
  for (const name of ["First", "Second", "Third"]) await addByHand(page, entry({ name }));
  const third = card(page, "Third");
  await third.getByRole("button", { name: /^Add a bottle/ }).click();
  const toast = page.getByRole("region", { name: "Notifications" }).getByRole("listitem");
  await expect(toast).toContainText("Bottles added successfully");

  const [shown, cards] = [await toast.boundingBox(), await third.boundingBox()];
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(cards?.y ?? 0);
});

test.describe(() => {
  test.use({ serverEnv: { DEMO_ACCOUNT: "on" } });

  // Spec 4.13
  test("a photo request fails after five seconds without response; Retry repeats it", async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route("**/objects/uploads/**", (route) => {
      asked.push(route.request().url());
    });
    await signIn(page, DEMO);
    const bottle = aCard(page);

    await expect(bottle.getByText("Image failed to load")).toBeVisible({ timeout: 15_000 });
    await bottle.getByRole("button", { name: "Retry" }).click();
    await expect.poll(() => asked.some((url) => /[?&]retry=\d+/.test(url))).toBe(true);
  });

  // Spec 2.25, 10.6
  test("cards fill one to three columns by window width; loading shifts nothing", async ({
    page,
  }) => {
    await signIn(page, DEMO);
    for (const [width, columns] of [
      [390, 1],
      [1024, 2],
      [1400, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => cardsAbreast(page)).toBe(columns);
    }

    await page.addInitScript(watchShifts);
    await page.reload();
    await aCard(page).getByRole("img").first().waitFor();
    await page.getByRole("article").nth(20).waitFor();
    expect(await page.evaluate(() => window.shifts)).toBe(0);
  });

  // Spec 10.25
  test("the filtered list prints completely, black on white, without controls", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await signIn(page, DEMO);
    const summary = page.getByText(/^\d+ bottles across \d+ wines$/);
    const ofAll = (await summary.textContent()) ?? "";
    await page.getByLabel("Search wines").fill("red");
    await expect(summary).not.toHaveText(ofAll);
    const wines = Number(/across (\d+)/.exec((await summary.textContent()) ?? "")?.[1]);

    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));

    await expect(page.getByRole("table").getByRole("row")).toHaveCount(1 + wines);
    await expect(page.getByRole("article").first()).toBeHidden();
    await expect(page.locator("button:visible, input:visible, a:visible")).toHaveCount(0);
    await expect(page.getByRole("table")).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  });

  // Spec 10.7
  test("Back and reload restore the scroll position", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, DEMO);
    await expect(page.getByRole("heading", { name: "Tonight" })).toBeVisible();
    await page.getByRole("article").nth(12).scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(1_000);

    await page.keyboard.press("Control+b");
    await page.getByRole("dialog").getByRole("link", { name: "Profile Settings" }).click();
    await page.getByRole("heading", { name: "Profile Settings" }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();

    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });
});

// Spec 2.30, 10.27, 10.28
test("a narrow card fits long names, right-to-left text and 999 bottles", async ({
  signedIn: page,
}) => {
  const long = "Trockenbeerenauslese".repeat(6);
  await page.setViewportSize({ width: 320, height: 640 });
  await addByHand(
    page,
    entry({ name: long, producer: long, region: long, quantity: 999, notes: "Plum. ".repeat(60) }),
  );
  await addByHand(page, entry({ name: "שמן זית ירדן", producer: "יקב הגליל" }));

  for (const bottle of await page.getByRole("article").all()) {
    expect(await partsBeyondEdges(bottle)).toEqual([]);
    const add = await bottle.getByRole("button", { name: /^Add a bottle/ }).boundingBox();
    expect(add?.height).toBeGreaterThanOrEqual(48);
    expect(add?.x).toBeGreaterThan(320 / 2);
  }
  expect(await linesOf(page.getByText(/^Plum/))).toBe(2);
});

// Spec 2.42, 4.8
test("the camera shows a frame, captures a photo and then turns off", async ({
  signedIn: page,
}) => {
  const dialog = await openAddWine(page);

  await dialog.getByRole("button", { name: "Use Camera" }).click();
  await expect(dialog.getByText("Position bottle in frame")).toBeVisible();
  const video = dialog.getByLabel("Live camera");
  await expect
    .poll(() => video.evaluate((shown: HTMLVideoElement) => shown.videoWidth))
    .toBeGreaterThan(0);
  const track = await video.evaluateHandle((shown: HTMLVideoElement) =>
    (shown.srcObject as MediaStream).getVideoTracks().at(0),
  );
  await dialog.getByRole("button", { name: "Capture Photo" }).click();

  await expect(dialog.getByRole("button", { name: "Analyze Label" })).toBeVisible();
  expect(await track.evaluate((stopped) => stopped?.readyState)).toBe("ended");
  await dialog.getByRole("button", { name: "Retake" }).click();
  await expect(dialog.getByRole("button", { name: "Use Camera" })).toBeVisible();
});

declare global {
  interface Window {
    shifts: number;
    themes: { theme: string | undefined; at: number }[];
  }
}

/** Records each theme that the page shows, and when. */
function noteTheme(): void {
  window.themes = [];
  const look = () => {
    const theme = document.documentElement.dataset["mantineColorScheme"];
    if (theme !== undefined && theme !== window.themes.at(-1)?.theme) {
      window.themes.push({ theme, at: performance.now() });
    }
  };
  new MutationObserver(look).observe(document, { attributes: true, subtree: true });
}

/**
 * Archives a wine. Watches the wine's card until the card is gone, for at most 300 frames. Returns
 * the card's lowest opacity.
 */
async function lowestOpacityWhileArchiving(article: HTMLElement | SVGElement): Promise<number> {
  let palest = 1;
  article.querySelector<HTMLElement>('[aria-label^="Archive "]')?.click();
  for (let frame = 0; frame < 300 && article.isConnected; frame++) {
    palest = Math.min(palest, Number(getComputedStyle(article).opacity));
    await new Promise(requestAnimationFrame);
  }
  return palest;
}

function coloursOf(drawing: HTMLElement | SVGElement): readonly string[] {
  return Array.from(drawing.querySelectorAll("rect, text"), (part) => getComputedStyle(part).fill);
}

async function allSettled(element: HTMLElement | SVGElement): Promise<void> {
  await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node | null }[];
}

function watchShifts(): void {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      // Shifts in the header do not count, because the sync status there changes its text and
      // width.
      const moved = sources.filter(({ node }) => !node?.parentElement?.closest("header"));
      if (moved.length > 0) window.shifts += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

type Locator = ReturnType<typeof aCard>;

async function cardsAbreast(page: Page): Promise<number> {
  const tops = await page
    .getByRole("article")
    .evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().top));
  return tops.filter((top) => top === tops[0]).length;
}

/** The parts of a card that extend beyond its edges. */
function partsBeyondEdges(bottle: Locator): Promise<readonly string[]> {
  return bottle.evaluate((article) => {
    const { left, right } = article.getBoundingClientRect();
    return Array.from(article.querySelectorAll("*"))
      .filter((part) => getComputedStyle(part).clipPath === "none")
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
      })
      .map((part) => part.outerHTML.slice(0, 120));
  });
}

async function drag(
  page: Page,
  { x, y, by }: { readonly x: number; readonly y: number; readonly by: number },
): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 4 });
  await page.mouse.up();
}

async function centreOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not in sight");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function linesOf(element: Locator): Promise<number> {
  return element.evaluate((text) => {
    const line = Number.parseFloat(getComputedStyle(text).lineHeight);
    return Math.round(text.getBoundingClientRect().height / line);
  });
}

async function widthOf(element: Locator): Promise<number | undefined> {
  return (await element.boundingBox())?.width;
}

async function stats(page: Page): Promise<readonly string[]> {
  const rows = page.getByRole("region", { name: "Quick Stats" }).locator("dl > div");
  return rows.evaluateAll((found) =>
    found.map((row) => Array.from(row.children, (part) => part.textContent).join(" ")),
  );
}
