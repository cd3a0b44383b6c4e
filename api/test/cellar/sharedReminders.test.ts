import { CALLS, pathIn } from "sync-protocol";
import { expect, test } from "vitest";
import type { Client } from "../startApp.ts";
import { describeOverStores } from "./cellarUsers.ts";
import { VIN_JAUNE } from "./wineBodies.ts";

const PATH = CALLS.turnReminderMails.path;

describeOverStores("reminder mails of shared cellars", (users) => {
  test("[C21] a member gets reminder mails of a chosen cellar, with its name", async () => {
    const { app, make, join, mailTo } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const viewer = await join(ann, cellar, "viewer");
    await addWineInLastYear(ann, cellar);
    expect(await mailsOf(viewer)).toEqual({ byMail: false, cellarIds: [] });

    const turned = await viewer.put(PATH, { byMail: true, cellarId: cellar });

    expect(turned.body).toEqual({ byMail: false, cellarIds: [cellar] });
    const mail = await mailTo(viewer.user.email, "to drink");
    expect(mail.subject).toBe("Holiday house: 1 wine to drink this year");
    expect(mail.text).toContain("All of them, in Holiday house:");
    expect(await mailsOf(ann)).toEqual({ byMail: false, cellarIds: [] });
  });

  test("[C21] the unsubscribe link ends the reminder mails of its cellar only", async () => {
    const { app, make, mailTo } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    await addWineInLastYear(ann, cellar);
    for (const cellarId of [ann.user.id, cellar]) await ann.put(PATH, { byMail: true, cellarId });
    const mail = await mailTo(ann.user.email, "Holiday house");
    const { search } = new URL(mail.regular?.endAddress ?? "");

    expect((await app.client().post(CALLS.endReminderMails.path + search, {})).status).toBe(200);

    expect(await mailsOf(ann)).toEqual({ byMail: true, cellarIds: [ann.user.id] });
    const altered = search.replace(cellar, ann.user.id);
    const refused = await app.client().post(CALLS.endReminderMails.path + altered, {});
    expect(refused.body).toMatchObject({ code: "invalid_reminder_token" });
  });

  test("[C21] removed members and strangers get no reminder mails of a cellar", async () => {
    const { app, make, join, call } = users();
    const ann = await app.signedUp();
    const cellar = await make(ann);
    const bob = await join(ann, cellar);
    await bob.put(PATH, { byMail: true, cellarId: cellar });
    await call(ann, cellar, "members/remove", { userId: bob.user.id });
    await addWineInLastYear(ann, cellar);

    expect(await mailsOf(bob)).toEqual({ byMail: false, cellarIds: [] });
    for (const stranger of [bob, await app.signedUp()]) {
      const refused = await stranger.put(PATH, { byMail: true, cellarId: cellar });
      expect([refused.status, refused.body]).toMatchObject([404, { code: "not_found" }]);
    }
  });
});

async function mailsOf(user: Client) {
  return (await user.get(PATH)).body;
}

/** Adds a wine in the last year of its drinking window. */
function addWineInLastYear(user: Client, cellar: string) {
  const drinkTo = new Date().getUTCFullYear();
  return user.post(pathIn(cellar, CALLS.createWine), { ...VIN_JAUNE, quantity: 2, drinkTo });
}
