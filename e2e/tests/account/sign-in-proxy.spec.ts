import {
  addByHand,
  card,
  entry,
  installed,
  openSyncSheet,
  pill,
  saved,
} from "../../fixtures/cellar.ts";
import { cellarServer, type CellarServer } from "../../fixtures/servers/server.ts";
import {
  type ProxyAnswer,
  type SignInProxy,
  signInProxy,
} from "../../fixtures/servers/signInProxy.ts";
import { expect, signUp, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

let proxy: SignInProxy;
let server: CellarServer;

test.beforeEach(async () => {
  proxy = await signInProxy();
  server = await cellarServer({ PUBLIC_URL: proxy.url });
  proxy.leadTo(server.url);
  await server.start();
});

test.afterEach(async ({ page }) => {
  await page.close();
  await proxy.close();
  await server.remove();
});

for (const asking of ["redirect", "page", "401"] as const satisfies readonly ProxyAnswer[]) {
  test(`the sync sheet links to the sign-in when a proxy answers ${asking}`, async ({
    page,
    person,
  }) => {
    await signUp(page, person, proxy.url);
    await addByHand(page, entry());
    await saved(page);
    await installed(page);
    proxy.endSession(asking);
    await card(page, "Clos du Test")
      .getByRole("button", { name: /^Remove a bottle/ })
      .click();
    await expect(pill(page, "Sign-in needed to reach the server")).toBeVisible();
    await page.reload();
    await expect(pill(page, "Sign-in needed to reach the server")).toBeVisible();

    const sheet = await openSyncSheet(page);
    const sentence = "Something between you and the server asks you to sign in.";
    await expect(sheet.getByText(sentence)).toBeVisible();
    await expect(sheet.getByText("Took 1 bottle of Clos du Test out")).toBeVisible();
    await sheet.getByRole("link", { name: "Go to Sign-In" }).click();
    await page.getByRole("link", { name: "Let me in" }).click();

    await expect(page).toHaveURL(`${proxy.url}/`);
    await saved(page);
    const wines = (await (await page.request.get(`${server.url}/api/wines`)).json()) as unknown;
    expect(wines).toMatchObject([{ name: "Clos du Test", quantity: 2 }]);
  });
}
