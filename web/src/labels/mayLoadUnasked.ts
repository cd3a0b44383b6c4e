import { isMetered } from "../platform/isMetered.ts";
import { isReaderKept } from "./readerFiles.ts";

/**
 * Whether to read a label without asking the user first. True if the reader is cached, or if the
 * connection is not known to be metered or data-saving.
 */
export async function mayLoadUnasked(): Promise<boolean> {
  return !isMetered() || (await isReaderKept());
}
