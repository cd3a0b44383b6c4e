import type { Page } from "@playwright/test";
import { addByHand, entry, fillWine, openSyncSheet, pill, saved } from "../fixtures/cellar.ts";
import { signUp } from "../fixtures/test.ts";
import { open, openCollection, type Scene } from "./Scene.ts";

const SYNC = "**/api/sync/**";

/**
 * Screens in rare states, for example after another device replaced a value, or without free
 * storage.
 */
export const TROUBLE_SCENES: readonly Scene[] = [
  {
    name: "replaced-unseen",
    async show(page, { newcomer }) {
      await signUp(page, { ...newcomer, email: `trouble.${newcomer.email}` });
      await addByHand(page, entry({ notes: "Ours" }));
      await saved(page);
      await page.route(SYNC, (route) => route.abort());
      await editByCall(page, { notes: "Written at the desk", region: "Bourgueil" });
      await page.getByRole("article").getByRole("button", { name: /^Edit/ }).click();
      const form = page.getByRole("dialog", { name: "Edit Wine" });
      await fillWine(form, { notes: "Written in the cellar", region: "Saumur" });
      await form.getByRole("button", { name: "Update Wine" }).click();
      await page.unroute(SYNC);
      await openCollection(page);
      await pill(page, "Needs attention 1").waitFor();
      await openSyncSheet(page);
      await page.getByRole("button", { name: "Restore" }).waitFor();
    },
  },
  {
    name: "signed-in-devices",
    async show(page) {
      await open(page, "/profile");
      await page.getByText(/This device/).waitFor();
    },
    whole: true,
  },
  { name: "licences", show: (page) => page.goto("/licences").then(() => undefined) },
  {
    name: "cellar-closed",
    async show(page) {
      await page.addInitScript(() => {
        const openDatabase = indexedDB.open.bind(indexedDB);
        indexedDB.open = (name, version) => {
          if (name.startsWith("cellar-")) throw new DOMException("No room", "QuotaExceededError");
          return openDatabase(name, version);
        };
      });
      await open(page, "/");
      await page.getByText("Read-only until the cellar on this device opens.").waitFor();
    },
  },
  {
    name: "start-afresh",
    async show(page) {
      await page.getByRole("button", { name: "Start afresh" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
];

/** Edits the only wine with an API call, as another device would. */
async function editByCall(page: Page, values: object): Promise<void> {
  await page.evaluate(async (body) => {
    const wines = (await (await fetch("/api/wines")).json()) as { id: string }[];
    const [wine] = wines;
    await fetch(`/api/wines/${String(wine?.id)}`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...wine, ...body }),
    });
  }, values);
}
