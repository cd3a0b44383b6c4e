import { isMetered } from "../platform/isMetered.ts";
import { isReaderKept } from "./readerFiles.ts";

/**
 * Whether to read a label without an explicit request. True if the reader is cached or the
 * connection is not known to be metered. On a metered or data-saving connection, the user is asked
 * first.
 */
export async function mayLoadUnasked(): Promise<boolean> {
  return !isMetered() || (await isReaderKept());
}
