import { underBase } from "../platform/basePath.ts";

/** A photo's bytes, from the server or from what the browser keeps of it; `undefined` without either. */
export async function readPhoto(
  path: string,
  signal: AbortSignal,
): Promise<ArrayBuffer | undefined> {
  try {
    const answer = await fetch(underBase(path), { signal });
    const isPhoto = answer.ok && answer.headers.get("content-type") === "image/jpeg";
    return isPhoto ? await answer.arrayBuffer() : undefined;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
