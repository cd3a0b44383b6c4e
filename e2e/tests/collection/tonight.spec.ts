import { addByCall, card, entry } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

const THIS_YEAR = new Date().getFullYear();

test("each line in 'Tonight' opens its list, and 'Tonight' can be closed", async ({
  signedIn: page,
}) => {
  await addByCall(page, { ...entry({ name: "Aloxe" }), drinkFrom: 2020, drinkTo: THIS_YEAR + 20 });
  await page.goto("/");
  await expect(card(page, "Aloxe")).toBeVisible();
  const tonight = page.getByRole("region", { name: "Tonight" });
  const order = { id: crypto.randomUUID(), bottles: 6, state: "ordered", arrivesOn: tomorrow() };
  await addByCall(page, { ...entry({ name: "Barolo" }), drinkTo: THIS_YEAR });
  await addByCall(page, { ...entry({ name: "Chinon" }), drinkFrom: 2090, lots: [order] });
  await page.reload();

  await tonight.getByRole("link", { name: "3 bottles to drink soon" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(card(page, "Barolo")).toBeVisible();
  await tonight.getByRole("link", { name: /^6 bottles on order, due/ }).click();
  await expect(card(page, "Chinon")).toBeVisible();
  await tonight.getByRole("link", { name: "3 bottles ready" }).click();
  await expect(card(page, "Aloxe")).toBeVisible();

  await tonight.getByRole("button", { name: "Close Tonight for today" }).click();
  await expect(tonight).toBeHidden();
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(tonight).toBeHidden();
});

function tomorrow(): string {
  return new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
