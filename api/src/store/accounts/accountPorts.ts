import type { SqlDatabase } from "../SqlDatabase.ts";
import { calendarFeedStore } from "../members/calendarFeedStore.ts";
import { guestLinkStore } from "../members/guestLinkStore.ts";
import { invitationStore } from "../members/invitationStore.ts";
import { memberStore } from "../members/memberStore.ts";
import { webhookStore } from "../members/webhookStore.ts";
import { accountStore } from "./accountStore.ts";
import { deletionStore } from "./deletionStore.ts";
import { identityStore } from "./identityStore.ts";
import { notificationStore } from "./notificationStore.ts";
import { objectStore } from "./objectStore.ts";
import { challengeStore, passkeyStore } from "./passkeyStore.ts";
import { peopleStore } from "./peopleStore.ts";
import { reminderStore } from "./reminderStore.ts";
import { secondFactorStore } from "./secondFactorStore.ts";
import { sessionStore } from "./sessionStore.ts";
import { tokenStore } from "./tokenStore.ts";

export function accountPorts(database: SqlDatabase) {
  return {
    accounts: accountStore(database),
    people: peopleStore(database),
    deletions: deletionStore(database),
    tokens: tokenStore(database),
    passkeys: passkeyStore(database),
    secondFactors: secondFactorStore(database),
    challenges: challengeStore(database),
    identities: identityStore(database),
    reminders: reminderStore(database),
    notifications: notificationStore(database),
    sessions: sessionStore(database),
    objects: objectStore(database),
    members: memberStore(database),
    invitations: invitationStore(database),
    guestLinks: guestLinkStore(database),
    calendarFeeds: calendarFeedStore(database),
    webhooks: webhookStore(database),
  };
}
