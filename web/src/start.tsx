import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { recoverMissingParts } from "./app/recoverMissingParts.ts";
import { keepInstallQuestion } from "./features/install-hint/installQuestion.ts";
import { setBasePath, underBase } from "./platform/basePath.ts";
import { withoutMark } from "./platform/pastWorker.ts";
import { isNewDevice, sessionStore } from "./engine/index.ts";
import { textLanguage } from "./language/i18n.ts";
import { fetchPart } from "./ui/loading/fetchPart.ts";

/**
 * Delay on a device without user data before it opens its local store. The first page then renders
 * sooner.
 */
const FIRST_PAGE_MS = 1_000;
const RETRY_MS = 2_000;

setBasePath(document.documentElement.dataset["base"] ?? "/");
// After a sign-in at a proxy, the address has a mark that bypasses the service worker. Without the
// mark, the service worker handles the next reload.
history.replaceState(history.state, "", withoutMark(location.href));
recoverMissingParts();
keepInstallQuestion();

// If another app shared content and no service worker was running, the server put the content into
// this page.
const shared = document.getElementById("shared-form");
if (shared) takeShared(shared).catch(openWithout);
else openApp();

function openWithout(error: unknown): void {
  reportError(error);
  history.replaceState(null, "", underBase("/?action=add-wine"));
  openApp();
}

function openApp(): void {
  openDevice().catch(reportError);
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  createRoot(root).render(<App />);
  wordRefusals().catch(reportError);
}

async function wordRefusals(): Promise<void> {
  if (textLanguage() === "en") return;
  const words = await import("./parts/page-language/wordRefusals.ts");
  words.wordRefusals();
}

async function takeShared(form: HTMLElement): Promise<void> {
  const { takeSharedForm } = await fetchPart(() => import("./app/takeSharedForm.ts"));
  await takeSharedForm(form);
}

/** Opens the local store. On a new device, the first page renders before that. */
async function openDevice(): Promise<void> {
  if (await isNewDevice()) {
    sessionStore.setState({ kind: "signedOut" }, true);
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_MS));
  }
  const { startDevice } = await deviceCode();
  startDevice();
}

async function deviceCode() {
  for (;;) {
    try {
      return await fetchPart(() => import("./app/device.ts"));
    } catch (error) {
      reportError(error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
