import type { Locator, Page } from "@playwright/test";
import {
  card,
  entry,
  fillWine,
  installed,
  openManualEntry,
  pill,
  saved,
  removeBottleOffline,
} from "../../fixtures/cellar.ts";
import { labelPicture } from "../../fixtures/label.ts";
import { chaosProxy } from "../../fixtures/servers/chaosProxy.ts";
import { countKeptPhotos, storePhoto } from "../../fixtures/photos.ts";
import { expect, signUp, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

interface Manifest {
  readonly id: string;
  readonly start_url: string;
  readonly shortcuts: readonly {
    readonly name: string;
    readonly name_localized: Readonly<Record<string, string>>;
    readonly icons: readonly { readonly src: string }[];
  }[];
  readonly file_handlers: readonly {
    readonly action: string;
    readonly accept: Readonly<Record<string, readonly string[]>>;
  }[];
  readonly screenshots: readonly { readonly src: string; readonly form_factor: string }[];
  readonly icons: readonly { readonly src: string; readonly purpose?: string }[];
  readonly share_target: { readonly action: string };
  readonly launch_handler: { readonly client_mode: string };
}

test("every file and page in the app's manifest exists", async ({ page, request }) => {
  await page.goto("/login");
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = (await (await request.get(address ?? "")).json()) as Manifest;

  // The id must equal the start address, which identified an installed app before the manifest had
  // an id.
  const start = new URL(manifest.start_url, new URL(address ?? "", page.url()));
  expect(new URL(manifest.id, start.origin).href).toBe(start.href);
  expect(start.pathname + start.search).toBe("/");
  const shortcuts = manifest.shortcuts.map(({ name }) => name);
  expect(shortcuts).toEqual(["Add Wine", "Scan", "Journal", "Meal Pairing"]);
  const inFrench = manifest.shortcuts.map(({ name_localized: { fr } }) => fr);
  expect(inFrench).toEqual(["Ajouter un vin", "Scanner", "Journal", "Accords"]);
  const [handler] = manifest.file_handlers;
  expect(new URL(handler?.action ?? "", start).pathname).toBe("/import");
  expect(Object.values(handler?.accept ?? {}).flat()).toEqual([".csv", ".json", ".zip"]);
  expect(manifest.screenshots.map((shot) => shot.form_factor)).toEqual(["narrow", "wide"]);
  const purposes = manifest.icons.map(({ purpose }) => purpose);
  expect(purposes).toEqual(expect.arrayContaining(["maskable", "monochrome"]));
  expect(manifest.launch_handler.client_mode).toBe("navigate-existing");
  const touchIcon = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  const pictures = [
    ...manifest.screenshots,
    ...manifest.icons,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ].map(({ src }) => src);
  for (const src of [...pictures, touchIcon ?? ""]) {
    expect((await request.get(src)).headers()["content-type"]).toMatch(/^image\//);
  }
});

test("the app's shortcuts open the add form, pairing and Scan", async ({ signedIn: page }) => {
  await page.goto("/?action=add-wine");
  const form = page.getByRole("dialog", { name: "Add New Wine" });
  await expect(form).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await form.getByRole("button", { name: "Close" }).click();
  await expect(form).toBeHidden();

  await page.goto("/?tab=pairing");
  await expect(page.getByRole("tab", { name: "Meal Pairing" })).toHaveAttribute(
    "aria-selected",
    "true",
  );

  await page.goto("/?action=scan");
  await expect(page.getByRole("dialog", { name: "Scan" })).toBeVisible();
});

test("a CSV file opened with the installed app is read for import", async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    const csv = "Producer,Name,Vintage,Bottles\nTest,Opened Outside,2019,3";
    const handle = { getFile: () => Promise.resolve(new File([csv], "cellar.csv")) };
    // Replaces Chromium's `launchQueue`, which is read-only.
    Object.defineProperty(window, "launchQueue", {
      value: {
        setConsumer: (take: (launch: { files: unknown[] }) => void) => {
          take({ files: [handle] });
        },
      },
    });
  });

  await page.goto("/import");

  const files = page.getByRole("listitem").filter({ hasText: "cellar.csv" });
  await expect(files).toContainText("1 row");
});

test("sharing an app link opens its page; sharing a recipe fills pairing", async ({
  signedIn: page,
  server,
}) => {
  await installed(page);

  await shareText(page, { text: `Look: ${server.url}/journal` });
  await expect(page).toHaveURL(/\/journal$/);
  await page.waitForLoadState();

  await shareText(page, { title: "Coq au vin", url: "https://recipes.example/1" });
  await expect(page.getByLabel("What are you cooking?")).toHaveValue("Coq au vin");
});

test("a picture shared offline opens the wine form and is uploaded later", async ({
  signedIn: page,
  browser,
  server,
}) => {
  const picture = await labelPicture(browser);
  await installed(page);
  await server.kill();

  await share(page, picture);

  const form = page.getByRole("dialog", { name: "Add New Wine" });
  await expect(form.getByText(/The photo is saved and will be uploaded later/)).toBeVisible();
  await fillWine(form, entry());
  await form.getByRole("button", { name: "Add Wine" }).click();
  const photo = card(page, "Clos du Test").getByRole("img").first();
  await expect(photo).toHaveAttribute("src", /^blob:/);
  await server.start();

  await saved(page);
  await expect(photo).toHaveAttribute("src", /^\/objects\/uploads\//);
});

test.describe(() => {
  test.use({ serviceWorkers: "block" });

  // Spec 10.71
  test("a shared picture's label is read even without a service worker", async ({
    signedIn: page,
    browser,
  }) => {
    await share(page, await labelPicture(browser));

    const form = page.getByRole("dialog", { name: "Add New Wine" });
    await expectRead(form);
    await expect(page).toHaveURL(/\/$/);
  });

  test("the label in a picture dropped into the app is read", async ({
    signedIn: page,
    browser,
  }) => {
    const picture = await labelPicture(browser);
    const form = page.getByRole("dialog", { name: "Add New Wine" });

    // The drop target is loaded only after the page is shown, so the test repeats the drop.
    await expect(async () => {
      await page.evaluate((base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const dropped = new DataTransfer();
        dropped.items.add(new File([bytes], "label.jpg", { type: "image/jpeg" }));
        const drop = { dataTransfer: dropped, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new DragEvent("drop", drop));
      }, picture.toString("base64"));
      await expect(form).toBeVisible({ timeout: 1000 });
    }).toPass();

    await expectRead(form);
  });
});

async function expectRead(form: Locator): Promise<void> {
  const reading = form.getByRole("button", { name: "Stop reading" });
  await expect(reading.or(form.getByText(/confidence on this device/))).toBeVisible({
    timeout: 60_000,
  });
}

test("a photo that was never displayed is available offline", async ({
  signedIn: page,
  browser,
  server,
}) => {
  await installed(page);
  const photoUrl = await storePhoto(page, server.url, await labelPicture(browser));
  const created = await page.request.post(`${server.url}/api/wines`, {
    data: { ...entry(), photoUrl },
  });
  const { id } = (await created.json()) as { id: string };
  await page.request.post(`${server.url}/api/wines/${id}/archive`);
  await expect.poll(() => countKeptPhotos(page)).toBe(1);
  await server.kill();

  await page.getByLabel("Include archived wines").check();

  await expect(card(page, "Clos du Test").getByRole("img").first()).toHaveAttribute(
    "data-loaded",
    "true",
  );
});

test("a new version is offered only when no form is half filled", async ({
  page,
  person,
  server,
}) => {
  const proxy = await chaosProxy(0);
  proxy.leadTo(server.url);
  await signUp(page, person, proxy.url);
  await installed(page);
  const form = await openManualEntry(page);
  await fillWine(form, { name: "Half a name" });

  proxy.append("/sw.js", "// Of a newer build.");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => isVersionWaiting(page)).toBe(true);
  const offer = page.getByText("A new version is ready");
  await expect(offer).toBeHidden();
  await fillWine(form, { name: "" });
  await form.getByRole("button", { name: "Close" }).click();
  await expect(offer).toBeVisible();
  await reloadInto(page);

  expect(await isVersionWaiting(page)).toBe(false);
  await expect(page.getByRole("tab", { name: "Wine Collection" })).toBeVisible();
  await expect(offer).toBeHidden();
  await page.close();
  await proxy.close();
});

// Spec 10.80
test("a second tab reloads when another tab activates a new version", async ({
  page,
  person,
  server,
  context,
}) => {
  const proxy = await chaosProxy(0);
  proxy.leadTo(server.url);
  await signUp(page, person, proxy.url);
  await installed(page);
  const second = await context.newPage();
  await second.goto(`${proxy.url}/`);
  await expect(second.getByRole("tab", { name: "Wine Collection" })).toBeVisible();
  proxy.append("/sw.js", "// Of a newer build.");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  for (const tab of [page, second]) {
    await expect(tab.getByText("A new version is ready")).toBeVisible();
  }

  await reloadInto(page);
  await expect.poll(() => isVersionWaiting(second)).toBe(false);
  await reloadInto(second);

  await expect(second.getByText("A new version is ready")).toBeHidden();
  for (const tab of [page, second]) await tab.close();
  await proxy.close();
});

test("pending changes can be exported and then discarded at sign-out", async ({
  signedIn: page,
  server,
}) => {
  await installed(page);
  await removeBottleOffline(page, server);
  await expect(pill(page, "Offline, 1 saved on this device")).toBeVisible();

  await page.getByRole("button", { name: "Sign Out" }).click();
  const question = page.getByRole("dialog", { name: "1 change not on the server yet" });
  const downloading = page.waitForEvent("download");
  await question.getByRole("button", { name: "Export" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("wine-cellar-unsent-changes.json");
  const exported = await textOf(await download.createReadStream());
  expect(JSON.parse(exported)).toMatchObject({ changes: [{ change: { kind: "remove-bottles" } }] });

  await question.getByRole("button", { name: "Discard" }).click();
  await expect(page).toHaveURL(/\/login$/);
  const left = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name),
  );
  expect(left).toEqual(["wine-cellar"]);
});

async function reloadInto(page: Page): Promise<void> {
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload" }).click();
  await reloaded;
}

function isVersionWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
}

/** Posts the form that the system posts when a user shares a picture with the installed app. */
async function share(page: Page, picture: Buffer): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.action = "/share";
    form.method = "post";
    form.enctype = "multipart/form-data";
    form.innerHTML = '<input type="file" name="picture" aria-label="Shared picture">';
    document.body.append(form);
  });
  const input = page.getByLabel("Shared picture");
  await input.setInputFiles({ name: "label.jpg", mimeType: "image/jpeg", buffer: picture });
  await input.evaluate((chosen: HTMLInputElement) => chosen.form?.submit());
}

async function shareText(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((shared) => {
    const form = document.createElement("form");
    form.action = "/share";
    form.method = "post";
    form.enctype = "multipart/form-data";
    for (const [name, value] of Object.entries(shared)) {
      form.append(Object.assign(document.createElement("input"), { name, value }));
    }
    document.body.append(form);
    form.submit();
  }, fields);
}

async function textOf(stream: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString();
}
