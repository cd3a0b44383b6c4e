import { describe } from "vitest";
import { describeAccountStore } from "./contract/accounts.ts";
import { describeCalls } from "./contract/calls.ts";
import { type DeletionsUnderTest, describeDeletionStore } from "./contract/deletions.ts";
import { describeInvitationStore } from "./contract/cellarInvitations.ts";
import { describeCellarOwners } from "./contract/cellarOwners.ts";
import { describeJoining } from "./contract/joinedCellars.ts";
import { describeDeletedMembers } from "./contract/deletedMembers.ts";
import { describeMemberPhotos, type PhotosUnderTest } from "./contract/memberPhotos.ts";
import { describeMemberStore } from "./contract/members.ts";
import {
  type CalendarFeedsUnderTest,
  describeCalendarFeedStore,
} from "./contract/calendarFeeds.ts";
import { describeGuestLinkStore, type GuestLinksUnderTest } from "./contract/guestLinks.ts";
import { describeIdentityStore, type IdentitiesUnderTest } from "./contract/identities.ts";
import { describeDatedImports } from "./contract/dateImports.ts";
import { describeEvents } from "./contract/events.ts";
import {
  describeNotificationStore,
  type NotificationsUnderTest,
} from "./contract/notifications.ts";
import { describeObjectStore, type ObjectsUnderTest } from "./contract/objects.ts";
import { describePasskeyStore } from "./contract/passkeys.ts";
import { describePlaces } from "./contract/places.ts";
import { describePulls } from "./contract/pulls.ts";
import { describePushes } from "./contract/pushes.ts";
import {
  describeSecondFactorStore,
  type SecondFactorsUnderTest,
} from "./contract/secondFactors.ts";
import { describeReminderStore, type RemindersUnderTest } from "./contract/reminders.ts";
import { describeSessionStore, type SessionsUnderTest } from "./contract/sessions.ts";
import { describeWebhookStore, type WebhooksUnderTest } from "./contract/webhooks.ts";
import { describeSweeps } from "./contract/sweeps.ts";
import { describeTokenStore, type TokensUnderTest } from "./contract/tokens.ts";
import { describeWishes } from "./contract/wishes.ts";
import type { CellarUnderTest } from "./contract/visitor.ts";

export interface StoreUnderTest extends CellarUnderTest, ObjectsUnderTest {}

export interface PeopleUnderTest
  extends
    SessionsUnderTest,
    TokensUnderTest,
    SecondFactorsUnderTest,
    IdentitiesUnderTest,
    RemindersUnderTest,
    NotificationsUnderTest,
    PhotosUnderTest,
    GuestLinksUnderTest,
    CalendarFeedsUnderTest,
    WebhooksUnderTest,
    DeletionsUnderTest {}

export function describePeople(name: string, open: () => PeopleUnderTest): void {
  describe(name, () => {
    describeAccountStore(() => open().accounts);
    describeSessionStore(open);
    describeTokenStore(open);
    describeSecondFactorStore(open);
    describePasskeyStore(open);
    describeIdentityStore(open);
    describeReminderStore(open);
    describeNotificationStore(open);
    describeDeletionStore(open);
    describeMemberStore(open);
    describeInvitationStore(open);
    describeGuestLinkStore(open);
    describeCalendarFeedStore(open);
    describeWebhookStore(open);
    describeJoining(open);
    describeCellarOwners(open);
    describeDeletedMembers(open);
    describeMemberPhotos(open);
  });
}

export function describeStore(name: string, open: () => StoreUnderTest): void {
  describe(name, () => {
    describeCalls(open);
    describePushes(open);
    describePulls(open);
    describePlaces(open);
    describeWishes(open);
    describeEvents(open);
    describeSweeps(open);
    describeDatedImports(open);
    describeObjectStore(open);
  });
}
