import { Router } from "@koa/router";
import { type Middleware } from "koa";
import { CALLS } from "sync-protocol";
import {
  changeRole,
  deleteCellar,
  editCellar,
  leaveCellar,
  makeCellar,
  offerOwnership,
  removeMember,
  takeOwnership,
  withdrawOwnership,
} from "../../cellar/members/cellars.ts";
import {
  acceptInvitation,
  declineInvitation,
  type InvitationDeps,
  inviteMember,
  resendInvitation,
  revokeInvitation,
  showInvitation,
} from "../../cellar/members/invitations.ts";
import {
  type GuestLinkDeps,
  makeGuestLink,
  revokeGuestLink,
} from "../../cellar/guests/guestLinks.ts";
import { type CalendarFeedDeps, makeCalendarFeed } from "../../cellar/calendar/calendarFeeds.ts";
import { answer } from "../answer.ts";

export interface CellarRouteDeps extends InvitationDeps, GuestLinkDeps, CalendarFeedDeps {
  /** Limits how often a user may change cellars, members, invitations and links. */
  readonly limitCellars: Middleware;
  readonly limitInvitations: Middleware;
}

export function cellarRoutes(deps: CellarRouteDeps): Router {
  const { members, invitations, guestLinks, calendarFeeds, now, limitCellars, limitInvitations } =
    deps;
  const router = new Router();
  const changing = [limitCellars];
  const inviting = [limitCellars, limitInvitations];

  answer(router, CALLS.listCellars, [], async ({ userId }) => ({
    cellars: [...(await members.cellars(userId))],
    ended: [...(await members.ended(userId))],
  }));

  answer(router, CALLS.createCellar, changing, async ({ userId, body }) => ({
    cellar: await makeCellar(deps, userId, body),
  }));

  answer(router, CALLS.editCellar, changing, async ({ userId, id: cellarId, body }) => ({
    cellar: await editCellar(deps, { userId, cellarId }, body),
  }));

  answer(router, CALLS.deleteCellar, changing, async ({ userId, id: cellarId }) => {
    await deleteCellar(deps, { userId, cellarId });
    return {};
  });

  answer(router, CALLS.leaveCellar, changing, async ({ userId, id: cellarId }) => {
    await leaveCellar(deps, { userId, cellarId });
    return {};
  });

  answer(router, CALLS.listMembers, [], async ({ userId, id: cellarId }) => ({
    members: [...(await members.members(userId, cellarId))],
    invitations: [...(await invitations.open(userId, cellarId, now()))],
  }));

  answer(router, CALLS.listCellarLog, [], async ({ userId, id: cellarId }) => ({
    entries: [...(await members.log(userId, cellarId))],
  }));

  answer(router, CALLS.changeRole, changing, async ({ userId, id: cellarId, body }) => {
    await changeRole(deps, { userId, cellarId }, body);
    return {};
  });

  answer(router, CALLS.removeMember, changing, async ({ userId, id: cellarId, body }) => {
    await removeMember(deps, { userId, cellarId }, body.userId);
    return {};
  });

  answer(router, CALLS.offerOwnership, changing, async ({ userId, id: cellarId, body }) => {
    await offerOwnership(deps, { userId, cellarId }, body.userId);
    return {};
  });

  answer(router, CALLS.takeOwnership, changing, async ({ userId, id: cellarId }) => {
    await takeOwnership(deps, { userId, cellarId });
    return {};
  });

  answer(router, CALLS.withdrawOwnership, changing, async ({ userId, id: cellarId }) => {
    await withdrawOwnership(deps, { userId, cellarId });
    return {};
  });

  answer(router, CALLS.inviteMember, inviting, ({ userId, id: cellarId, body }) =>
    inviteMember(deps, { userId, cellarId }, body),
  );

  answer(router, CALLS.resendInvitation, inviting, ({ userId, id: cellarId, body }) =>
    resendInvitation(deps, { userId, cellarId }, body.invitationId),
  );

  answer(router, CALLS.revokeInvitation, changing, async ({ userId, id: cellarId, body }) => {
    await revokeInvitation(deps, { userId, cellarId }, body.invitationId);
    return {};
  });

  answer(router, CALLS.listInvitations, [], async ({ userId }) => ({
    invitations: [...(await invitations.receivedBy(userId, now()))],
  }));

  answer(router, CALLS.showInvitation, changing, ({ userId, body }) =>
    showInvitation(deps, userId, body.token),
  );

  answer(router, CALLS.acceptInvitation, changing, async ({ userId, body }) => ({
    cellar: await acceptInvitation(deps, userId, body),
  }));

  answer(router, CALLS.declineInvitation, changing, async ({ userId, body }) => {
    await declineInvitation(deps, userId, body);
    return {};
  });

  answer(router, CALLS.makeGuestLink, changing, ({ userId, id: cellarId, body }) =>
    makeGuestLink(deps, { userId, cellarId }, body),
  );

  answer(router, CALLS.listGuestLinks, [], async ({ userId, id: cellarId }) => ({
    guestLinks: [...(await guestLinks.open(userId, cellarId, now()))],
  }));

  answer(router, CALLS.revokeGuestLink, changing, async ({ userId, id: cellarId, body }) => {
    await revokeGuestLink(deps, { userId, cellarId }, body.guestLinkId);
    return {};
  });

  answer(router, CALLS.calendarFeed, [], async ({ userId, id: cellarId }) => ({
    calendarFeed: (await calendarFeeds.of({ userId, cellarId })) ?? null,
  }));

  answer(router, CALLS.makeCalendarFeed, changing, ({ userId, id: cellarId, body }) =>
    makeCalendarFeed(deps, { userId, cellarId }, body),
  );

  answer(router, CALLS.revokeCalendarFeed, changing, async ({ userId, id: cellarId }) => {
    await calendarFeeds.remove({ userId, cellarId });
    return {};
  });

  return router;
}
