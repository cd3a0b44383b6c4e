export interface FileCache {
  /**
   * Returns a file from the cache, or else loads and caches the file. Rejects offline if the file
   * is not cached. If storage is full, returns the file without caching.
   */
  readonly load: (url: string) => Promise<Response>;
  readonly isKept: () => Promise<boolean>;
  readonly forget: () => Promise<void>;
}

export function fileCache(name: string, files: readonly string[]): FileCache {
  const kept = async (url: string): Promise<Response | undefined> => {
    if (!("caches" in globalThis)) return undefined;
    return (await caches.open(name)).match(url);
  };

  /** Caches a file, and deletes cached files of other app versions. */
  const keep = async (url: string, response: Response): Promise<void> => {
    try {
      const cache = await caches.open(name);
      const current = files.map((file) => new URL(file, location.href).href);
      const outdated = (await cache.keys()).filter((request) => !current.includes(request.url));
      await Promise.all(outdated.map((request) => cache.delete(request)));
      await cache.put(url, response);
    } catch (cause) {
      if (!(cause instanceof DOMException)) throw cause;
    }
  };

  const fetchAndKeep = async (url: string): Promise<Response> => {
    const response = await fetch(url);
    const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
    if (!response.ok || isPage) {
      throw new Error(`Could not load ${url}: ${String(response.status)}`);
    }
    if ("caches" in globalThis) await keep(url, response.clone());
    return response;
  };

  return {
    load: async (url) => (await kept(url)) ?? (await fetchAndKeep(url)),
    isKept: async () => {
      const found = await Promise.all(files.map(kept));
      return found.every((response) => response !== undefined);
    },
    forget: async () => {
      if ("caches" in globalThis) await caches.delete(name);
    },
  };
}
