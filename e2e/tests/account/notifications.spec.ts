import type { Page } from "@playwright/test";
import { accessibilityFaults } from "../../fixtures/axe.ts";
import { fakeSubscriptions, pushServiceOf } from "../../fixtures/browser/pushService.ts";
import { installed } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

const WINDOWS = "Drinking windows that start, are in their last year, or end";
const ORDERS = "Orders that should arrive";

test.describe(() => {
  test.beforeEach(({ context }) => fakeSubscriptions(context));

  test("[N1] notifications chosen in the profile end with the sign-out", async ({
    signedIn: page,
    person,
  }) => {
    await installed(page);
    await page.goto("/profile#notifications");
    const card = cardOn(page);
    const windows = card.getByRole("switch", { name: WINDOWS });
    await expect(windows).toBeEnabled();
    await expect(windows).not.toBeChecked();
    await windows.press("Space");
    await expect(card.getByLabel("No messages until")).toHaveValue("8");
    await card.getByRole("switch", { name: ORDERS }).check();
    await card.getByLabel("No messages from").selectOption("22:00");
    await card.getByRole("checkbox", { name: "Name wines and cellars in messages" }).check();
    await expect
      .poll(() => choicesOn(page))
      .toMatchObject({
        kinds: ["windows", "orders"],
        showsNames: true,
        quiet: { from: 22, to: 8 },
      });
    await page.reload();
    await expect(windows).toBeChecked();

    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await accessibilityFaults(page)).toEqual([]);
      }
    }

    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("test-subscription")))
      .toBeNull();
    await page.request.post("/api/auth/login", { data: person });
    expect(await choicesOn(page)).toBeNull();
  });

  test("[N2] a notification opens its page and can turn off its kind", async ({
    signedIn: page,
    server,
  }) => {
    await installed(page);
    await page.goto("/profile");
    const card = cardOn(page);
    for (const name of [WINDOWS, ORDERS]) await card.getByRole("switch", { name }).check();
    await expect.poll(() => choicesOn(page)).toMatchObject({ kinds: ["windows", "orders"] });
    const push = await pushServiceOf(page);
    const body = "3 wines enter their drinking window";
    const navigate = `${server.url}/reminders`;

    await push.deliver(messageOf(body, navigate));
    await expect.poll(push.shown).toEqual([{ title: "Wine Cellar", body }]);
    expect(await push.press()).toEqual([navigate]);
    await expect.poll(push.shown).toEqual([]);

    await push.deliver(messageOf(body, "https://elsewhere.example/reminders?cellar=1"));
    await expect.poll(push.shown).toHaveLength(1);
    expect(await push.press()).toEqual([`${navigate}?cellar=1`]);

    await push.deliver(messageOf(body, navigate));
    await expect.poll(push.shown).toHaveLength(1);
    expect(await push.press("not-again")).toEqual([]);
    expect(await choicesOn(page)).toMatchObject({ kinds: ["orders"] });
    await page.reload();
    await expect(card.getByRole("switch", { name: ORDERS })).toBeChecked();
    await expect(card.getByRole("switch", { name: WINDOWS })).not.toBeChecked();

    await push.deliver("no message of ours");
    await expect.poll(push.shown).toEqual([{ title: "Wine Cellar", body: "" }]);
  });
});

test("[N1] the profile says why a browser shows no notifications", async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
  });
  await installed(page);
  await page.goto("/profile");
  await expect(cardOn(page).getByRole("status")).toHaveText(/^This browser blocks/);
  expect(await accessibilityFaults(page)).toEqual([]);
});

function cardOn(page: Page) {
  return page.locator("#notifications");
}

async function choicesOn(page: Page): Promise<unknown> {
  const answer = await page.request.get("/api/auth/notifications");
  return ((await answer.json()) as { readonly notifications: unknown }).notifications;
}

function messageOf(body: string, navigate: string) {
  const title = "Wine Cellar";
  const actions = [{ action: "not-again", title: "Not again", navigate }];
  const data = { kinds: ["windows"] };
  return {
    web_push: 8030,
    notification: { title, body, navigate, tag: "due", lang: "en", dir: "auto", actions, data },
  };
}
