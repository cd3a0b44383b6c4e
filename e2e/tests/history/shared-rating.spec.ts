import { addByHand, entry, goTo, installed, saved } from "../../fixtures/cellar.ts";
import { joinCellar, makeCellar, openSharedCellar } from "../../fixtures/sharing.ts";
import { openWinePage, storyOf, writeTasting } from "../../fixtures/stories.ts";
import { expect, signUp, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

test("[H12] a member's offline rating of a shared bottle reaches the owner", async ({
  signedIn: owner,
  browser,
  server,
  friend,
}) => {
  const house = await makeCellar(owner);
  const context = await browser.newContext({ baseURL: server.url });
  const member = await context.newPage();
  await signUp(member, friend);
  await member.request.patch("/api/auth/profile", { data: { name: "Bo" } });
  await joinCellar(owner, member, house);
  await openSharedCellar(owner, house);
  await openSharedCellar(member, house);
  await addByHand(owner, entry({ name: "For Both", quantity: 6 }));
  await openWinePage(owner, "For Both");
  await writeTasting(owner, "Roses");
  await saved(owner);
  await expect(storyOf(owner).getByRole("button", { name: /^Your rating/ })).toHaveCount(0);

  await openWinePage(member, "For Both");
  const story = storyOf(member);
  await expect(story.getByText("Roses")).toBeVisible();
  await saved(member);
  await installed(member);
  await context.setOffline(true);
  await story.getByRole("button", { name: /^Your rating/ }).click();
  const sheet = member.getByRole("dialog", { name: "Your rating of For Both" });
  await sheet.getByLabel("Rating", { exact: true }).fill("17/20");
  await sheet.getByLabel("Note", { exact: true }).fill("Tar");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(story.getByText("You: 17/20 Tar")).toBeVisible();
  await context.setOffline(false);

  await expect(storyOf(owner).getByText("Bo: 17/20 Tar")).toBeVisible({ timeout: 30_000 });
  await expect(storyOf(owner).getByText("Roses")).toBeVisible();
  await goTo(owner, "Journal");
  await expect(owner.getByRole("main").getByText("Bo: 17/20 Tar")).toBeVisible();

  await story.getByRole("button", { name: /^Your rating/ }).click();
  await expect(sheet.getByLabel("Note", { exact: true })).toHaveValue("Tar");
  await sheet.getByRole("button", { name: "Remove" }).click();
  await expect(story.getByText("You: ")).toHaveCount(0);
  await member.getByRole("button", { name: "Undo" }).click();
  await expect(story.getByText("You: 17/20 Tar")).toBeVisible();
  await context.close();
});
