import { Router } from "@koa/router";
import { personalCellarOf } from "../../cellar/personalCellar.ts";
import { CALLS } from "sync-protocol";
import {
  endReminderMails,
  turnReminderMails,
  type ReminderChoiceDeps,
} from "../../cellar/reminders/reminderMails.ts";
import { pageLanguage } from "../../middleware/requestLanguage.ts";
import { textIn } from "../../language/textIn.ts";
import { answer, ANSWERED } from "../answer.ts";

export function reminderRoutes(deps: ReminderChoiceDeps): Router {
  const router = new Router();
  const mailsOf = async (userId: string) => {
    const cellarIds = [...(await deps.reminders.cellarIds(userId))];
    return { byMail: cellarIds.includes(personalCellarOf(userId)), cellarIds };
  };

  answer(router, CALLS.reminderMails, [], ({ userId }) => mailsOf(userId));

  answer(router, CALLS.turnReminderMails, [], async ({ userId, body }) => {
    const { cellarId = personalCellarOf(userId), byMail } = body;
    await turnReminderMails(deps, { userId, cellarId }, byMail);
    return mailsOf(userId);
  });

  answer(router, CALLS.endReminderMails, [], async ({ query }) => {
    await endReminderMails(deps, query.token);
    return {};
  });

  answer(router, CALLS.askToEndReminderMails, [], ({ ctx, query }) => {
    const i18n = textIn(pageLanguage(ctx));
    const action = i18n._("Stop the monthly mails");
    const page = `${deps.publicUrl}/end-reminders?token=${encodeURIComponent(query.token)}`;
    ctx.type = CALLS.askToEndReminderMails.answer.mediaType;
    ctx.body = [
      `<!doctype html><html lang="${i18n.locale}"><title>${action}</title>`,
      `<meta http-equiv="refresh" content="0; url=${page}">`,
      `<p><a href="${page}">${action}</a></p></html>`,
      "",
    ].join("\n");
    return ANSWERED;
  });

  return router;
}
