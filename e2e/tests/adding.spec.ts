import { openAddWine, openManualEntry } from "../fixtures/cellar.ts";
import { expect, test } from "../fixtures/test.ts";

test("closing a form asks whether to keep the draft; Back and Escape ask too", async ({
  signedIn: page,
}) => {
  const form = await openManualEntry(page);
  const question = page.getByRole("dialog", { name: "Close without saving?" });
  await form.getByLabel("Name").fill("Half a name");

  await form.getByRole("button", { name: "Close" }).click();
  await question.getByRole("button", { name: "Keep draft" }).click();
  await expect(form).toBeHidden();
  await openAddWine(page);
  await expect(form.getByLabel("Name")).toHaveValue("Half a name");

  await page.goBack();
  await expect(question.getByRole("button", { name: "Keep draft" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(form.getByLabel("Name")).toHaveValue("Half a name");

  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(form).toBeHidden();
  await openAddWine(page);
  await expect(form.getByRole("tab", { name: "Photo Entry" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await form.getByRole("button", { name: "Close" }).click();
  await expect(form).toBeHidden();
});
