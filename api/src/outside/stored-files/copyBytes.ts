import type { ObjectBytes } from "../../cellar/ports/objects.ts";

const AT_ONCE = 8;

/**
 * Copies the named bytes from one place to another; gives the names of which there was nothing.
 * What is there already is written anew, so that a copy that was broken off is begun again.
 */
export async function copyBytes(
  from: ObjectBytes,
  to: ObjectBytes,
  names: readonly string[],
): Promise<readonly string[]> {
  const missing: string[] = [];
  const waiting = names.values();
  const copyOn = async () => {
    for (const name of waiting) {
      const bytes = await from.read(name);
      if (bytes) await to.write(name, [bytes], bytes.byteLength);
      else missing.push(name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyOn));
  return missing;
}
