import { i18n } from "../../language/i18n.ts";

export const MISSING_PART = {
  title: i18n._("This part could not be loaded"),
  description: i18n._("Connect and try again."),
};

const failedSheets = new Set<HTMLLinkElement>();

/** Stores a style sheet that failed to load. Listens to `error` events in the capture phase. */
export function noteFailedSheet({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failedSheets.add(target);
}

/**
 * Loads a part of the app. First retries the style sheets that failed to load, because Vite
 * requests each style sheet only once. Rejects if anything fails. The next call tries again.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  await Promise.all([...failedSheets].map(fetchSheet));
  return load();
}

async function fetchSheet(failed: HTMLLinkElement): Promise<void> {
  failedSheets.delete(failed);
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.crossOrigin = failed.crossOrigin;
  sheet.href = failed.href;
  await new Promise((resolve, reject) => {
    sheet.addEventListener("load", resolve);
    sheet.addEventListener("error", () => {
      reject(new Error(`${failed.href} could not be fetched`));
    });
    failed.replaceWith(sheet);
  });
}
