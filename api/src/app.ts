import Koa, { type Middleware } from "koa";
import { type Logger } from "pino";
import {
  CALLS,
  CHANGES_PER_MINUTE_MAX,
  type Credentials,
  PROTOCOL,
  PROTOCOL_HEADER,
  SENDS_MAX,
  type Signup,
} from "sync-protocol";
import type { AccountStore, DeletionStore } from "./cellar/ports/accounts.ts";
import type { CalendarFeedStore } from "./cellar/ports/calendarFeeds.ts";
import type { CellarStore } from "./cellar/ports/cellar.ts";
import type { GuestLinkStore } from "./cellar/ports/guestLinks.ts";
import type { IdentityProvider, IdentityStore } from "./cellar/ports/identities.ts";
import type { InvitationStore, MemberStore } from "./cellar/ports/members.ts";
import type { Meter } from "./cellar/ports/meter.ts";
import type { ObjectBytes, ObjectStore, PhotoProcessor } from "./cellar/ports/objects.ts";
import type { LabelReader, Mailer, Sommelier } from "./cellar/ports/outside.ts";
import type { Attempts, LiveFeed, Notices } from "./cellar/ports/processes.ts";
import type { NotificationStore, PushSender } from "./cellar/ports/notifications.ts";
import type { ReminderStore } from "./cellar/ports/reminders.ts";
import type { WebhookSender, WebhookStore } from "./cellar/ports/webhooks.ts";
import type { SessionStore } from "./cellar/ports/sessions.ts";
import type {
  ChallengeStore,
  OneTimeCodes,
  PasskeyStore,
  PasskeyVerifier,
  PasswordHasher,
  SecondFactorStore,
  TokenStore,
} from "./cellar/ports/signInMethods.ts";
import { withEvents } from "./cellar/devices/sessionEvents.ts";
import { Refused } from "./cellar/Refused.ts";
import { ASSISTANT_UNDOS } from "./cellar/assistants/assistantChanges.ts";
import { CHALLENGES } from "./cellar/sign-in/challenge.ts";
import { OPENID } from "./cellar/sign-in/identityProof.ts";
import { CONFIRMATIONS } from "./cellar/accounts/emailConfirmation.ts";
import { WEBHOOKS } from "./cellar/webhooks/webhooks.ts";
import { INVITATIONS } from "./cellar/accounts/invitation.ts";
import { REMINDERS } from "./cellar/reminders/reminderMails.ts";
import { SECOND_FACTORS } from "./cellar/sign-in/secondFactor.ts";
import { requestLanguage } from "./middleware/requestLanguage.ts";
import { deriveKey } from "./cellar/secret.ts";
import type { TrustProxy } from "./settings/env.ts";
import { admission, signedInQuota } from "./middleware/limits/admission.ts";
import { behindProxies, isBehindProxy } from "./middleware/addresses/behindProxies.ts";
import { compressJson } from "./middleware/bodies/compressJson.ts";
import { cookieSigner } from "./middleware/sign-in/cookieSigner.ts";
import { deletedAccounts } from "./middleware/sign-in/deletedAccounts.ts";
import { devices } from "./middleware/sign-in/device.ts";
import { discardRest } from "./middleware/bodies/discardRest.ts";
import { errors } from "./middleware/errors.ts";
import { flowCookie } from "./middleware/sign-in/openidFlow.ts";
import { byPerson, rateLimits } from "./middleware/limits/rateLimit.ts";
import { readableAddress } from "./middleware/addresses/readableAddress.ts";
import { requestId } from "./middleware/requestId.ts";
import { requestLog } from "./middleware/requestLog.ts";
import { sameOrigin } from "./middleware/sameOrigin.ts";
import { securityHeaders } from "./middleware/securityHeaders.ts";
import { session } from "./middleware/sign-in/session.ts";
import { underPath } from "./middleware/addresses/underPath.ts";
import { accessTokenRoutes } from "./routes/account/accessTokens.ts";
import { accountDeletionRoutes } from "./routes/account/accountDeletion.ts";
import { accountLimits } from "./routes/account/accountLimits.ts";
import { accountLog } from "./routes/account/accountLog.ts";
import { aiRoutes } from "./routes/cellar/ai.ts";
import { openapiDocument } from "./openapi.ts";
import { authRoutes } from "./routes/account/auth.ts";
import { callNameOf } from "./routes/callNames.ts";
import { cellarRoutes } from "./routes/cellar/cellars.ts";
import { exportRoutes } from "./routes/cellar/cellarExport.ts";
import { docs } from "./routes/pages/docs.ts";
import { eventRoutes } from "./routes/cellar/events.ts";
import { namedCellar } from "./routes/cellar/namedCellar.ts";
import { calendarPages } from "./routes/pages/calendarPages.ts";
import { guestPages } from "./routes/pages/guestPages.ts";
import { objectRoutes } from "./routes/cellar/objects.ts";
import { openidRoutes } from "./routes/account/openid.ts";
import { passkeyRoutes } from "./routes/account/passkeys.ts";
import { placeRoutes } from "./routes/cellar/places.ts";
import { pages } from "./routes/pages/pages.ts";
import { notificationRoutes } from "./routes/account/notifications.ts";
import { reminderRoutes } from "./routes/account/reminders.ts";
import { secondFactorRoutes } from "./routes/account/secondFactor.ts";
import { serverRoutes } from "./routes/server.ts";
import { sessionRoutes } from "./routes/account/sessions.ts";
import { sharedForm } from "./routes/pages/sharedForm.ts";
import { changesIn, syncRoutes } from "./routes/cellar/sync.ts";
import { mcpRoutes, onlyMessages } from "./routes/assistants/mcpRoutes.ts";
import { webhookRoutes } from "./routes/cellar/webhooks.ts";
import { wineRoutes } from "./routes/cellar/wines.ts";

const HOUR_SECONDS = 60 * 60;

/** Limit per user on changes to cellars and to their members. */
const CELLAR_CHANGES_PER_HOUR = 300;

/** Limit per user on invitations. Each invitation can send a mail to a stranger. */
const INVITATIONS_PER_HOUR = 30;

export interface Ports {
  readonly store: CellarStore;
  readonly live: LiveFeed;
  readonly accounts: AccountStore;
  readonly deletions: DeletionStore;
  readonly tokens: TokenStore;
  readonly passkeys: PasskeyStore;
  readonly secondFactors: SecondFactorStore;
  readonly challenges: ChallengeStore;
  readonly identities: IdentityStore;
  readonly reminders: ReminderStore;
  readonly notifications: NotificationStore;
  readonly sessions: SessionStore;
  readonly members: MemberStore;
  readonly invitations: InvitationStore;
  readonly guestLinks: GuestLinkStore;
  readonly calendarFeeds: CalendarFeedStore;
  readonly webhooks: WebhookStore;
  readonly webhookSender: WebhookSender;
  readonly objects: ObjectStore;
  readonly bytes: ObjectBytes;
  readonly photoProcessor: PhotoProcessor;
  readonly hasher: PasswordHasher;
  readonly passkeyVerifier: PasskeyVerifier;
  readonly oneTimeCodes: OneTimeCodes;
  readonly identityProvider: IdentityProvider | undefined;
  readonly mailer: Mailer;
  readonly pushSender: PushSender;
  readonly labelReader: LabelReader | undefined;
  readonly sommelier: Sommelier | undefined;
  readonly demoPhoto: (slug: string) => Promise<Uint8Array>;
  readonly meter: Meter;
  /** `notices` and `attempts` are `undefined` if there is only one process. */
  readonly notices: Notices | undefined;
  readonly attempts: Attempts | undefined;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly log: Logger;
  /** Whether the storage caused the failure: full, locked or damaged. */
  readonly isStorageFailure: (cause: unknown) => boolean;
}

export interface Settings {
  /** The address that browsers use: an origin with an optional path. */
  readonly publicUrl: string;
  /** All keys are derived from this secret. */
  readonly secret: string;
  readonly webRoot: string;
  readonly docsRoot: string;
  readonly demo: Credentials | undefined;
  readonly signup: Signup;
  readonly confirmsEmails: boolean;
  readonly rateLimit: boolean;
  readonly aiTimeoutMs: number;
  readonly trustProxy: TrustProxy;
  /** Whether webhooks and push services may have private addresses or addresses without TLS. */
  readonly allowPrivateAddresses: boolean;
  /** Aborted when the server stops. Open streams then end. */
  readonly stopping: AbortSignal;
  /**
   * Hash of a random password. A sign-in with an unknown e-mail is checked against this hash, so
   * that the response time does not reveal whether an account exists.
   */
  readonly dummyHash: Promise<string>;
  /** Runs a task after the response was sent. */
  readonly inBackground: (task: () => Promise<void>) => void;
}

export function createApp(ports: Ports, settings: Settings): Koa {
  const { log, now } = ports;
  const sessions = withEvents(ports.sessions, ports.notices);
  const { origin, basePath } = partsOf(settings.publicUrl);
  const https = origin.startsWith("https:");
  const scope = { https, path: basePath || "/" };
  const app = new Koa({ proxy: isBehindProxy(settings.trustProxy) });
  app.keys = cookieSigner(deriveKey(settings.secret, "cookies"));
  app.on("error", (error: unknown) => {
    log.debug({ err: error }, "A response did not reach its client");
  });

  app.use(behindProxies(settings.trustProxy));
  app.use(requestId);
  app.use(underPath(basePath));
  app.use(requestLog({ log, callNameOf, meter: ports.meter }));
  app.use(readableAddress);
  app.use(discardRest());
  app.use(errors(ports));
  app.use(securityHeaders({ https }));
  app.use(compressJson());
  const limit = rateLimits(settings.rateLimit, log, ports.attempts);
  app.use(guestPages({ ...ports, limit }));
  app.use(calendarPages({ ...ports, ...settings, limit }));
  app.use(onlyMessages);
  app.use(sharedForm(settings.webRoot, basePath));
  app.use(pages(settings.webRoot, basePath));

  app.use(apiHeaders);
  app.use(docs(settings.docsRoot));
  app.use(exceptSigned(sameOrigin(origin)));
  for (const middleware of session(app, { sessions, scope, now })) app.use(middleware);

  const perPerson = (name: string, times: number) =>
    limit({ name, times, perSeconds: HOUR_SECONDS, by: byPerson });
  const limitChanges = limit({
    name: "changes",
    times: CHANGES_PER_MINUTE_MAX,
    perSeconds: 60,
    by: byPerson,
    weight: changesIn,
  });
  const limitCellars = perPerson("cellars", CELLAR_CHANGES_PER_HOUR);
  const key = deriveKey(settings.secret, "devices");
  const deps = {
    ...ports,
    ...settings,
    sessions,
    limit,
    requestLanguage,
    devices: devices({ key, scope, now }),
    bodies: signedInQuota(),
  };
  const entry = {
    ...deps,
    limits: accountLimits(deps),
    accountLog: accountLog(log),
    confirmationKey: deriveKey(settings.secret, CONFIRMATIONS),
    challengeKey: deriveKey(settings.secret, CHALLENGES),
    factorKey: deriveKey(settings.secret, SECOND_FACTORS),
    openidKey: deriveKey(settings.secret, OPENID),
    invitationKey: deriveKey(settings.secret, INVITATIONS),
  };
  app.use(deletedAccounts(deps));
  app.use(admission(deps));
  app.use(namedCellar(deps));
  // Routers are tried in this order, so the most used routers come first.
  const routers = [
    wineRoutes({ ...deps, limitChanges }),
    syncRoutes({ ...deps, limitChanges }),
    serverRoutes({ ...deps, makeDocument: () => openapiDocument(basePath) }),
    authRoutes(entry),
    sessionRoutes(deps),
    accountDeletionRoutes(entry),
    accessTokenRoutes(entry),
    passkeyRoutes(entry),
    secondFactorRoutes(entry),
    reminderRoutes({ ...deps, reminderKey: deriveKey(settings.secret, REMINDERS) }),
    notificationRoutes(deps),
    openidRoutes({ ...entry, flowCookie: flowCookie(scope) }),
    placeRoutes({ ...deps, limitChanges }),
    exportRoutes(deps),
    webhookRoutes({ ...deps, limitCellars, webhookKey: deriveKey(settings.secret, WEBHOOKS) }),
    cellarRoutes({
      ...deps,
      limitCellars,
      limitInvitations: limit({
        name: "cellar-invitations",
        times: INVITATIONS_PER_HOUR,
        perSeconds: HOUR_SECONDS,
        by: byPerson,
        isShared: true,
      }),
    }),
    eventRoutes(deps),
    mcpRoutes({ ...deps, undoKey: deriveKey(settings.secret, ASSISTANT_UNDOS) }),
    aiRoutes({
      ...deps,
      limitAi: limit({
        name: "ai",
        times: 120,
        perSeconds: HOUR_SECONDS,
        by: byPerson,
        isShared: true,
      }),
    }),
    objectRoutes({
      ...deps,
      uploadKey: deriveKey(settings.secret, "uploads"),
      limitUploads: perPerson("uploads", 600),
      limitSends: limit({
        name: "sends",
        times: SENDS_MAX,
        perSeconds: HOUR_SECONDS,
        by: ({ path }) => path.toLowerCase(),
      }),
      limitFinalizes: perPerson("finalizes", 1_200),
    }),
  ];
  for (const router of routers) app.use(router.routes());
  app.use(unknownCall);
  return app;
}

function partsOf(publicUrl: string) {
  const { origin, pathname } = new URL(publicUrl);
  return { origin, basePath: pathname === "/" ? "" : pathname };
}

const apiHeaders: Middleware = (ctx, next) => {
  if (ctx.path.startsWith("/api") || ctx.path === CALLS.assistantMessage.path) {
    ctx.set(PROTOCOL_HEADER, String(PROTOCOL));
    ctx.set("Cache-Control", "no-store");
  }
  return next();
};

/**
 * Skips `middleware` for uploads and one-click unsubscribes, which are authorized by a signature in
 * their address.
 */
function exceptSigned(middleware: Middleware): Middleware {
  return async (ctx, next) => {
    const isUpload = ctx.method === "PUT" && ctx.path.startsWith("/objects/");
    // The router also accepts a path with a trailing slash.
    const isSigned = isUpload || ctx.path.replace(/\/$/, "") === CALLS.endReminderMails.path;
    await (isSigned ? next() : middleware(ctx, next));
  };
}

const unknownCall: Middleware = () => {
  throw new Refused({ code: "not_found", what: "address" });
};
