import type { ObjectBytes } from "../../cellar/ports/objects.ts";

const AT_ONCE = 8;

/**
 * Copies objects by name between two storages and returns the missing names. Existing objects are
 * overwritten, so an interrupted copy can be repeated.
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
