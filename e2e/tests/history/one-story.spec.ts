import { addByHand, card, entry, installed, saved } from "../../fixtures/cellar.ts";
import {
  bottlesIn,
  entriesOf,
  finishBottle,
  openBottle,
  openWinePage,
  editDrunkEntry,
  storiesAt,
  storyEntries,
  takeWithNote,
  takeAndUndo,
  writeTasting,
} from "../../fixtures/stories.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

// Spec 10.93
test("after sync, a wine's story has the notes of both offline devices", async ({
  signedIn: page,
  server,
  person,
  secondDevice,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await addByHand(page, entry({ quantity: 6 }));
  await card(page, "Clos du Test")
    .getByRole("button", { name: /^Remove a bottle/ })
    .click();
  await saved(page);
  const other = await secondDevice(person);
  await other.emulateMedia({ reducedMotion: "reduce" });
  for (const device of [page, other]) {
    await installed(device);
    await openWinePage(device, "Clos du Test");
    await expect(entriesOf(device, "1 bottle drunk")).toHaveCount(1);
  }
  await server.kill();

  await test.step("one device adds a note to a bottle, the other its rating", async () => {
    await editDrunkEntry(page, { Note: "Tar and roses" });
    await editDrunkEntry(other, { Rating: "92" });
  });

  await test.step("both devices remove bottles; one undoes, one adds a tasting", async () => {
    await takeWithNote(page, "By the fire");
    await takeAndUndo(page);
    await writeTasting(other, "At the fair");
    await takeWithNote(other, "In the garden");
  });

  await test.step("one device opens and finishes a bottle", async () => {
    await openBottle(other, "Under gas");
    await finishBottle(other, "Under gas");
  });

  await test.step("after syncing both devices show the same story and totals", async () => {
    await server.start();
    for (const device of [page, other, page]) {
      await device.reload();
      await saved(device);
    }
    await expect(entriesOf(page, "Tar and roses")).toContainText("92/100");
    await expect(entriesOf(page, /bottles? added/)).toHaveCount(1);
    await expect(entriesOf(page, "1 bottle drunk")).toHaveCount(4);
    for (const said of ["Tar and roses", "By the fire", "In the garden", "At the fair"]) {
      await expect(entriesOf(page, said)).toHaveCount(1);
    }
    const entries = await storyEntries(page);
    expect(entries).toHaveLength(6);
    await expect.poll(() => storyEntries(other)).toEqual(entries);
    const [wine] = await storiesAt(page);
    expect(wine?.quantity).toBe(2);
    expect(bottlesIn(wine?.events ?? [])).toBe(2);
    await expect(page.getByRole("article").getByText("2 bottles", { exact: true })).toBeVisible();
    await expect(other.getByRole("article").getByText("2 bottles", { exact: true })).toBeVisible();
  });
});
