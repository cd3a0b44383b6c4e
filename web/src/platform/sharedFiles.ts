import { SHARED_CACHE } from "./sharedPicture.ts";

const FOLDER = "/shared-files/";

/** Stores files that another app shared, until the page takes them. Keeps only the latest share. */
export async function keepSharedFiles(files: readonly File[]): Promise<void> {
  await takeSharedFiles();
  const cache = await caches.open(SHARED_CACHE);
  for (const [at, file] of files.entries()) {
    const key = `${FOLDER}${String(at)}/${encodeURIComponent(file.name)}`;
    await cache.put(key, new Response(file, { headers: { "content-type": file.type } }));
  }
}

export async function takeSharedFiles(): Promise<readonly File[]> {
  if (!("caches" in globalThis)) return [];
  const cache = await caches.open(SHARED_CACHE);
  const files: File[] = [];
  for (const key of await cache.keys()) {
    const { pathname } = new URL(key.url);
    if (!pathname.startsWith(FOLDER)) continue;
    const kept = await cache.match(key);
    await cache.delete(key);
    const name = decodeURIComponent(pathname.slice(pathname.lastIndexOf("/") + 1));
    if (kept) files.push(new File([await kept.blob()], name));
  }
  return files;
}
