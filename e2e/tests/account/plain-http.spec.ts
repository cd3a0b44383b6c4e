import type { LaunchOptions } from "@playwright/test";
import { addByHand, card, entry, saved } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

const NAME = "cellar.lan";

test.use({
  launchOptions: [
    ({ launchOptions }: { launchOptions: LaunchOptions }, use) => {
      const asOnAHomeNetwork = `--host-resolver-rules=MAP ${NAME} 127.0.0.1`;
      return use({ ...launchOptions, args: [...(launchOptions.args ?? []), asOnAHomeNetwork] });
    },
    { scope: "worker" },
  ],
});

// Spec 2.8
test("over plain http the sign-up warns, and the cellar still opens", async ({
  page,
  server,
  person,
}) => {
  const alert = page.getByRole("alert").filter({ hasText: "Wine Cellar needs https" });

  await page.goto(server.url.replace("localhost", NAME));
  await expect(alert).toBeVisible();
  await page.getByRole("link", { name: "Create one" }).click();
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await expect(alert).toContainText("set PUBLIC_URL to its https address");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create Account" }).click();

  await addByHand(page, entry());
  await saved(page);
  await page.reload();
  await expect(card(page, "Clos du Test")).toBeVisible();
});
