import { Router } from "@koa/router";
import { CALLS } from "sync-protocol";
import {
  endReminderMails,
  turnReminderMails,
  type TurnDeps,
} from "../../cellar/reminders/reminderMails.ts";
import { answer, ANSWERED } from "../answer.ts";

/** The calls that turn reminder mails on and off. */
export function reminderRoutes(deps: TurnDeps): Router {
  const router = new Router();

  answer(router, CALLS.reminderMails, [], async ({ userId }) => ({
    byMail: await deps.reminders.isOn(userId),
  }));

  answer(router, CALLS.turnReminderMails, [], async ({ userId, body }) => {
    await turnReminderMails(deps, userId, body.byMail);
    return { byMail: body.byMail };
  });

  answer(router, CALLS.endReminderMails, [], async ({ query }) => {
    await endReminderMails(deps, query.token);
    return {};
  });

  answer(router, CALLS.askToEndReminderMails, [], ({ ctx, query }) => {
    const page = `${deps.publicUrl}/end-reminders?token=${encodeURIComponent(query.token)}`;
    ctx.type = CALLS.askToEndReminderMails.answer.mediaType;
    ctx.body = [
      `<!doctype html><html lang="en"><title>Stop the monthly mails</title>`,
      `<meta http-equiv="refresh" content="0; url=${page}">`,
      `<p><a href="${page}">Stop the monthly mails</a></p></html>`,
      "",
    ].join("\n");
    return ANSWERED;
  });

  return router;
}
