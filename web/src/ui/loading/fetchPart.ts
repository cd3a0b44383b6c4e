/** What is said of a part of the app that can't be fetched. */
export const MISSING_PART = {
  title: "This part could not be loaded",
  description: "Connect and try again.",
};

const failedSheets = new Set<HTMLLinkElement>();

/** Takes note of a style sheet that failed; listens to `error` events on their way down. */
export function noteFailedSheet({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failedSheets.add(target);
}

/**
 * Fetches a part of the app, and beside it the style sheets that failed before: Vite asks for each
 * but once. Rejects where something can't be had; the next call tries again.
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
