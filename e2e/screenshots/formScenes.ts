import type { Locator, Page } from "@playwright/test";
import { aCard, openAddWine, openManualEntry } from "../fixtures/cellar.ts";
import { uploadLabel } from "../fixtures/label.ts";
import { neverAnswer, openCollection, type Scene } from "./Scene.ts";

/** A long limit, because a busy machine loads and runs the models slowly. */
const READ_WITHIN_MS = 120_000;

export const FORM_SCENES: readonly Scene[] = [
  {
    name: "add-wine-photo",
    async show(page) {
      await openCollection(page);
      await openAddWine(page);
    },
  },
  {
    name: "add-wine-camera",
    async show(page) {
      await openCollection(page);
      const dialog = await openAddWine(page);
      await dialog.getByRole("button", { name: "Use Camera" }).click();
      await page.waitForFunction(() => (document.querySelector("video")?.videoWidth ?? 0) > 0);
    },
  },
  {
    name: "add-wine-no-camera",
    async show(page) {
      await openCollection(page);
      await page.evaluate(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error("No camera"));
      });
      const dialog = await openAddWine(page);
      await dialog.getByRole("button", { name: "Use Camera" }).click();
      await dialog.getByRole("alert").waitFor();
    },
  },
  {
    name: "add-wine-preview",
    async show(page, { picture }) {
      await openCollection(page);
      await uploadLabel(await openAddWine(page), picture);
    },
  },
  {
    name: "add-wine-analyzing",
    async show(page, { picture }) {
      await page.route("**/api/objects/upload", neverAnswer);
      await openCollection(page);
      const dialog = await openAddWine(page);
      await uploadLabel(dialog, picture);
      await dialog.getByRole("button", { name: "Analyze Label" }).click();
      await dialog.getByText("Analyzing Label...").waitFor();
    },
  },
  {
    name: "add-wine-refused",
    async show(page) {
      await openCollection(page);
      const dialog = await openManualEntry(page);
      await dialog.getByRole("button", { name: "Add Wine" }).click();
      await dialog.getByText("Name is required").waitFor();
    },
  },
  {
    name: "edit-wine",
    async show(page) {
      await openEdit(page);
    },
  },
  {
    name: "edit-wine-end",
    async show(page) {
      const dialog = await openEdit(page);
      await dialog.getByLabel("Tasting Notes").scrollIntoViewIfNeeded();
    },
  },
  {
    name: "add-wine-by-hand",
    async show(page) {
      await openCollection(page);
      await openManualEntry(page);
    },
  },
  {
    name: "add-wine-read-here",
    async show(page, { picture }) {
      await openCollection(page);
      const dialog = await openAddWine(page);
      await uploadLabel(dialog, picture);
      await dialog.getByRole("button", { name: "Read on this device" }).click();
      await dialog.getByText(/confidence on this device/).waitFor({ timeout: READ_WITHIN_MS });
    },
  },
  {
    name: "add-wine-fields-to-check",
    async show(page) {
      await page.getByLabel("Varietal").evaluate((field) => {
        field.scrollIntoView({ block: "center" });
      });
    },
  },
  {
    name: "add-wine-continued",
    async show(page) {
      await openCollection(page);
      const dialog = await openAddWine(page);
      await dialog.getByText("We restored what you had not saved.").waitFor();
    },
  },
  {
    name: "add-wine-suggestions",
    async show(page) {
      const varietal = page.getByLabel("Varietal");
      await varietal.fill("");
      await varietal.pressSequentially("Cab");
      await page.getByRole("option").first().waitFor();
    },
  },
];

async function openEdit(page: Page): Promise<Locator> {
  await openCollection(page);
  await aCard(page).getByRole("button", { name: /^Edit/ }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Wine" });
  await dialog.getByLabel("Name").waitFor();
  return dialog;
}
