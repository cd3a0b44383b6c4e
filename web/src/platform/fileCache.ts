/** Files of the app that are loaded when they are asked for, and kept from then on. */
export interface FileCache {
  /**
   * A file: from the device where it is kept, else from the server, and then it is kept. Without
   * signal it rejects unless the file is kept; a full disk costs the keeping, no more.
   */
  readonly load: (url: string) => Promise<Response>;
  /** Whether all files of this version are on the device. */
  readonly isKept: () => Promise<boolean>;
  /** Takes them off the device; they are loaded again when they are next asked for. */
  readonly forget: () => Promise<void>;
}

/** The files at these addresses, kept under a name of their own beside what the worker keeps. */
export function fileCache(name: string, files: readonly string[]): FileCache {
  const kept = async (url: string): Promise<Response | undefined> => {
    if (!("caches" in globalThis)) return undefined;
    return (await caches.open(name)).match(url);
  };

  /** Keeps a file beside those of this version only. */
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
