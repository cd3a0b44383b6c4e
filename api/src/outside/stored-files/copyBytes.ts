import type { ObjectBytes } from "../../cellar/ports/objects.ts";

const AT_ONCE = 8;

/**
 * Copies the named objects between two storages. Returns the names that `from` lacks. Overwrites
 * existing objects, so an interrupted copy can be repeated.
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
