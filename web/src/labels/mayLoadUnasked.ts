import { isMetered } from "../platform/isMetered.ts";
import { isReaderKept } from "./readerFiles.ts";

/**
 * Whether a label may be read here though nobody asked for just that: the reader is kept, or loading
 * it costs no one anything that we know of. Where data is saved or metered, the person asks first.
 */
export async function mayLoadUnasked(): Promise<boolean> {
  return !isMetered() || (await isReaderKept());
}
