import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precache,
} from "workbox-precaching";
import * as z from "zod/mini";
import {
  BACKGROUND_TAG,
  cellarOf,
  countUnsent,
  drainUnderLock,
  readSession,
  storeIdsOf,
} from "../engine/inServiceWorker.ts";
import { setBasePath, underBase } from "../platform/basePath.ts";
import { showAppBadge } from "../platform/appBadge.ts";
import { isPastWorker } from "../platform/pastWorker.ts";
import { answerPhoto, isPhoto } from "./photos.ts";
import { answerClick, renewSubscription, showMessage } from "./notify.ts";
import { isShared, takeShared } from "./share.ts";

declare const self: ServiceWorkerGlobalScope;

const base = new URL(self.registration.scope).pathname;
setBasePath(base);

/** Not precached, because the build writes the licences page after the list of precached files. */
const LICENCES = `${base}licences`;

const SHELL = underBase("/index.html");

/** Message from the page after the user has agreed to the new version. */
const skipWaitingSchema = z.object({ type: z.literal("SKIP_WAITING") });

precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// API requests do not reach the worker, because a new version activates only when the old worker is
// idle. Without the route the app works too.
self.addEventListener("install", (event) => {
  if (!isRoutable(event)) return;
  const route = { condition: { urlPattern: `${base}api/*` }, source: "network" } as const;
  event.waitUntil(event.addRoutes(route).catch(reportError));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
  event.waitUntil(keepLicences(LICENCES));
});

self.addEventListener("message", (event) => {
  if (skipWaitingSchema.safeParse(event.data).success) void self.skipWaiting();
});

// Answers requests for the app from the cache, so that the app opens offline. Never caches API
// answers.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (isShared(request, url)) {
    event.respondWith(takeShared(request));
    return;
  }
  if (request.method !== "GET" || url.origin !== self.location.origin) return;

  if (isPhoto(url)) event.respondWith(answerPhoto(request));
  else if (url.pathname === LICENCES) event.respondWith(answerLicences(request));
  else if (isOfTheServer(url) || isPastWorker(url)) return;
  else if (request.mode === "navigate") event.respondWith(precached(SHELL, request));
  else if (getCacheKeyForURL(url.href)) event.respondWith(precached(url.href, request));
});

self.addEventListener("sync", (event: Event) => {
  if (isSyncEvent(event) && event.tag === BACKGROUND_TAG) event.waitUntil(drainInBackground());
});

self.addEventListener("push", (event) => {
  event.waitUntil(showMessage(event.data));
});

self.addEventListener("notificationclick", (event) => {
  event.waitUntil(answerClick(event));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  if (event instanceof ExtendableEvent) event.waitUntil(renewSubscription());
});

function isOfTheServer({ pathname }: URL): boolean {
  return /^(api|objects|guest|calendar)(\/|$)/.test(pathname.slice(base.length));
}

async function precached(url: string, request: Request): Promise<Response> {
  return (await matchPrecache(url)) ?? fetch(request);
}

/**
 * Syncs every cellar of the user. Throws if a cellar could not be synced, so that the browser tries
 * again.
 */
async function drainInBackground(): Promise<void> {
  const session = await readSession();
  if (!session || session.mustSignIn) return;
  let unsent = 0;
  const failures: string[] = [];
  for (const storeId of await storeIdsOf(session.user.id)) {
    const cellar = cellarOf(storeId);
    try {
      if (storeId !== session.user.id && (await countUnsent(cellar)) === 0) continue;
      const { kind } = await drainUnderLock(cellar);
      if (["unreachable", "intercepted", "failing"].includes(kind)) failures.push(kind);
      unsent += await countUnsent(cellar);
    } catch (error) {
      // If one store is unreadable, the other stores are still synced.
      reportError(error);
      failures.push("unreadable");
      unsent += 1;
    }
  }
  await showAppBadge({ pending: unsent });
  if (failures.length > 0) throw new Error(`A cellar could not be synced: ${failures.join()}`);
}

/** Not in TypeScript's library yet. Firefox and Safari have no static routes. */
interface RoutableEvent extends ExtendableEvent {
  addRoutes(route: {
    readonly condition: { readonly urlPattern: string };
    readonly source: "network";
  }): Promise<void>;
}

function isRoutable(event: Event): event is RoutableEvent {
  return "addRoutes" in event;
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

function isSyncEvent(event: Event): event is SyncEvent {
  return "tag" in event;
}

const CACHE = "wine-cellar-licences";

/** Never rejects, because the app works without the licences page. */
async function keepLicences(url: string): Promise<void> {
  try {
    await (await caches.open(CACHE)).add(url);
  } catch {
    // The next version of the service worker tries again.
  }
}

async function answerLicences(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}
