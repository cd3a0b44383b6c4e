import { isMetered } from "../platform/isMetered.ts";
import { isReaderKept } from "./readerFiles.ts";

/**
 * Whether to read a label without an explicit request: the reader is cached, or loading it is free
 * as far as known. On a metered or data-saving connection the user is asked first.
 */
export async function mayLoadUnasked(): Promise<boolean> {
  return !isMetered() || (await isReaderKept());
}
