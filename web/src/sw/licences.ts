const CACHE = "wine-cellar-licences";

/** Keeps the page of licences for when the device is offline. Never rejects: the app works without it. */
export async function keepLicences(url: string): Promise<void> {
  try {
    await (await caches.open(CACHE)).add(url);
  } catch {
    // The next version of the app tries again.
  }
}

/** The page of licences from the server, or as it was kept where that can't be reached. */
export async function answerLicences(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}
