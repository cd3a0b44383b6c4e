import {
  addByHand,
  addByCall,
  card,
  entry,
  installed,
  pill,
  saved,
} from "../../fixtures/cellar.ts";
import { labelPicture } from "../../fixtures/label.ts";
import { countKeptPhotos, storePhoto } from "../../fixtures/photos.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow", basePath: "/cellar" });

test("an app with a base path requests nothing outside the path", async ({
  signedIn: page,
  person,
  browser,
  server,
  secondDevice,
}) => {
  const outside: string[] = [];
  page.context().on("request", (request) => {
    const url = request.url();
    if (url.startsWith("http") && !url.startsWith(`${server.url}/`)) outside.push(url);
  });
  const photoUrl = await storePhoto(page, server.url, await labelPicture(browser));
  await addByCall(page, { ...entry({ name: "Photographed" }), photoUrl }, `${server.url}/api`);
  await addByHand(page, entry({ name: "Opened Tonight" }));
  await saved(page);
  await installed(page);
  await expect.poll(() => countKeptPhotos(page)).toBeGreaterThan(0);

  await server.kill();
  await page.goto(`${server.url}/profile`);
  await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
  await page.goto(`${server.url}/`);
  const opened = card(page, "Opened Tonight");
  await opened.getByRole("button", { name: /^Remove a bottle/ }).click();
  await expect(pill(page, "Offline, 1 saved on this device")).toBeVisible();
  const photo = card(page, "Photographed").getByRole("img").first();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await server.start();
  await saved(page);
  const desk = await secondDevice(person);
  await expect(card(desk, "Opened Tonight").getByText("2 bottles", { exact: true })).toBeVisible();
  expect(new URL(desk.url()).pathname).toBe("/cellar/");
  expect(outside).toEqual([]);
});

test("the installed app and its cookies have the server's base path", async ({
  signedIn: page,
  server,
}) => {
  await page.goto(server.url);
  await installed(page);

  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const answer = await fetch(link?.href ?? "");
    const manifest = (await answer.json()) as {
      id: string;
      start_url: string;
      scope: string;
      icons: { src: string }[];
      share_target: { action: string };
    };
    const under = (path = "") => new URL(path, answer.url).pathname;
    return {
      id: new URL(manifest.id, new URL(manifest.start_url, answer.url).origin).pathname,
      start: under(manifest.start_url),
      scope: under(manifest.scope),
      icon: under(manifest.icons[0]?.src),
      share: under(manifest.share_target.action),
      worker: (await navigator.serviceWorker.ready).scope,
    };
  });

  expect(manifest).toEqual({
    id: "/cellar/",
    start: "/cellar/",
    scope: "/cellar/",
    icon: "/cellar/favicon.svg",
    share: "/cellar/share",
    worker: `${server.url}/`,
  });
  const paths = (await page.context().cookies()).map(({ name, path }) => [name, path]);
  expect(paths).toContainEqual(["wine_cellar_session", "/cellar"]);
  expect(paths.filter(([, path]) => path === "/")).toEqual([]);
});
