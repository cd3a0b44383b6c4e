import { areNotificationsNoted } from "../parts/notifications/notificationNote.ts";
import { followAccountLanguage } from "../parts/page-language/followAccountLanguage.ts";
import { untilIdle } from "../platform/untilIdle.ts";
import { untilQuiet } from "../platform/untilQuiet.ts";
import { fetchPart } from "../ui/loading/fetchPart.ts";
import { signalPrefetched } from "../ui/loading/prefetched.ts";
import { loadWineCommands } from "../engine/index.ts";
import { LaterPages, OneWinePage } from "./pages/Pages.tsx";
import { WineForm } from "./pages/WineFormOnDemand.tsx";
import { showLosses } from "./showLosses.ts";
import { showNewsOfMembers } from "./showNewsOfMembers.ts";

/**
 * Starts work that can wait until the first page is shown: the account's language, toasts about
 * other members, downloads for offline use, notifications, and the code of other pages.
 */
export async function startBackgroundWork(): Promise<void> {
  await untilQuiet();
  followAccountLanguage();
  showNewsOfMembers();
  showLosses();
  const [{ startGatheringPhotos }, { startNotingFirstScreen }] = await Promise.all([
    fetchPart(() => import("../engine/live/cellar/photosAtHand.ts")),
    fetchPart(() => import("../engine/live/cellar/noteFirstScreen.ts")),
    fetchPart(loadWineCommands),
  ]);
  startGatheringPhotos();
  startNotingFirstScreen();
  if (areNotificationsNoted()) (await fetchPart(() => import("./keepNotified.ts"))).keepNotified();
  await prefetchPages();
  signalPrefetched();
}

/**
 * Loads the code of a wine's page and form, and of pages that open slowly in a large cellar. Does
 * nothing until the app is installed, because downloads would slow down sync on a slow connection.
 */
async function prefetchPages(): Promise<void> {
  if (!("serviceWorker" in navigator) || !navigator.serviceWorker.controller) return;
  await prefetchWhenIdle(OneWinePage, WineForm, LaterPages);
  const { JournalPage, StatisticsPage } = await fetchPart(() => import("./pages/LaterPages.tsx"));
  await prefetchWhenIdle(StatisticsPage, JournalPage);
}

interface Prefetchable {
  readonly prefetch: () => Promise<unknown>;
}

async function prefetchWhenIdle(...parts: readonly Prefetchable[]): Promise<void> {
  for (const part of parts) {
    await untilQuiet();
    await untilIdle();
    await part.prefetch();
  }
}
