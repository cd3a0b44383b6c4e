import * as z from "zod/mini";
import { isReaderKept } from "./readerFiles.ts";

/** The part of the Network Information API that tells of cost; few browsers have it. */
const connectionSchema = z.object({
  saveData: z.optional(z.boolean()),
  type: z.optional(z.string()),
});

/** Paid by the byte as a rule. */
const METERED_TYPES: readonly (string | undefined)[] = ["cellular", "wimax"];

/**
 * Whether a label may be read here though nobody asked for just that: the reader is kept, or loading
 * it costs no one anything that we know of. Where data is saved or metered, the person asks first.
 */
export async function mayLoadUnasked(): Promise<boolean> {
  return !isMetered() || (await isReaderKept());
}

function isMetered(): boolean {
  if (!("connection" in navigator)) return false;
  const { success, data } = connectionSchema.safeParse(navigator.connection);
  return success && (data.saveData === true || METERED_TYPES.includes(data.type));
}
