import { accessibilityFaults } from "../../fixtures/axe.ts";
import { card, installed } from "../../fixtures/cellar.ts";
import { textsIn, TRANSLATED } from "../../fixtures/languages/texts.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 360, height: 800 } });

const NAMES = { de: "Deutsch", fr: "Français", it: "Italiano", es: "Español" } as const;

for (const language of TRANSLATED) {
  test.describe(NAMES[language], () => {
    test.use({ locale: language });

    test("a user adds, finds and pairs wine; every page fits the window", async ({
      page,
      context,
      person,
    }) => {
      const say = await textsIn(language);
      const button = (text: string, values?: Readonly<Record<string, string>>) =>
        page.getByRole("button", { name: say(text, values), exact: true });
      const field = (text: string) => page.getByLabel(say(text), { exact: true });
      const expectGood = async () => {
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        expect(await page.evaluate(pixelsTooWide)).toBe(0);
        expect(await accessibilityFaults(page)).toEqual([]);
      };

      await test.step("sign up", async () => {
        await page.goto("/signup");
        await expect(button("Create Account")).toBeVisible();
        await expectGood();
        await field("Email").fill(person.email);
        await field("Password").fill(person.password);
        await button("Create Account").click();
        await button("Add Your First Wine").waitFor();
        await expectGood();
      });

      await test.step("add a wine", async () => {
        await button("Add Your First Wine").click();
        const form = page.getByRole("dialog", { name: say("Add New Wine") });
        await form.getByRole("tab", { name: say("Manual Entry") }).click();
        for (const [label, text] of Object.entries(WINE)) {
          const name = { name: say(label), exact: true };
          await form.getByRole("textbox", name).or(form.getByRole("spinbutton", name)).fill(text);
        }
        await form.getByRole("combobox", { name: say("Wine Type") }).click();
        await page.getByRole("option", { name: say("White Wine") }).click();
        await expectGood();
        await form.getByRole("button", { name: say("Add Wine"), exact: true }).click();
        await expect(form).toBeHidden();
        await expect(card(page, "Alvarinho")).toBeVisible();
      });

      await test.step("change the wine without a connection", async () => {
        await installed(page);
        await expect(page.getByRole("banner").getByRole("status")).toContainText(say("Saved"));
        const wine = card(page, "Alvarinho");
        await context.setOffline(true);
        await page.reload();
        await wine
          .getByRole("button", { name: say("Remove a bottle of {name}", { name: "Alvarinho" }) })
          .click();
        await expect(wine).toContainText(
          say("{count, plural, one {# bottle} other {# bottles}}", { count: 2 }),
        );
        await expect(page.getByRole("banner").getByRole("status")).toContainText(
          say("Offline, {amount} saved on this device", { amount: "1" }),
        );
        await expectGood();
        await context.setOffline(false);
        await expect(page.getByRole("banner").getByRole("status")).toContainText(say("Saved"));
      });

      await test.step("search and filter", async () => {
        const noWines = say("{count, plural, one {# wine} other {# wines}}", { count: 0 });
        await field("Search wines").fill("no such wine");
        await expect(card(page, "Alvarinho")).toBeHidden();
        await field("Search wines").fill("alvarinho");
        await expect(card(page, "Alvarinho")).toBeVisible();
        await button("Filters").click();
        const filters = page.getByRole("dialog", { name: say("Filters") });
        await filters.getByRole("combobox", { name: say("Wine Type") }).click();
        await page.getByRole("option", { name: say("Red Wine") }).click();
        await expectGood();
        await filters
          .getByRole("button", { name: say("Show {wines}", { wines: noWines }) })
          .click();
        await expect(page.getByRole("main")).toContainText(say("No wine matches"));
      });

      await test.step("open the wine", async () => {
        await page.goto("/");
        await card(page, "Alvarinho").getByRole("heading").getByRole("link").click();
        await page.getByRole("region", { name: say("When to drink") }).waitFor();
        await expectGood();
      });

      await test.step("ask the sommelier", async () => {
        await page.goto("/?tab=pairing");
        await field("What are you cooking?").fill("Sushi");
        await button("Get Wine Recommendations").click();
        await page.getByText(say("Recommended from your cellar:")).waitFor();
        await expectGood();
      });

      for (const [path, title] of PAGES) {
        await test.step(title, async () => {
          await page.goto(path);
          await page.getByRole("heading", { level: 1, name: say(title), exact: true }).waitFor();
          await expectGood();
        });
      }
    });
  });
}

const WINE = {
  Name: "Alvarinho",
  Producer: "Quinta do Teste",
  Vintage: "2022",
  Quantity: "3",
  Varietal: "Alvarinho",
  Country: "Portugal",
  Region: "Vinho Verde",
};

const PAGES = [
  ["/statistics", "Statistics"],
  ["/journal", "Journal"],
  ["/places", "Places"],
  ["/to-buy", "To Buy"],
  ["/profile", "Profile Settings"],
  ["/help", "Help"],
] as const;

/** Runs in the page. Returns by how many pixels the page is wider than the window. */
function pixelsTooWide(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}
