import * as z from "zod/mini";

/** The part of the Network Information API that tells of cost; few browsers have it. */
const connectionSchema = z.object({
  saveData: z.optional(z.boolean()),
  type: z.optional(z.string()),
});

/** Paid by the byte as a rule. */
const METERED_TYPES: readonly (string | undefined)[] = ["cellular", "wimax"];

/** Whether the browser says that its connection saves data or is paid by the byte. */
export function isMetered(): boolean {
  if (!("connection" in navigator)) return false;
  const { success, data } = connectionSchema.safeParse(navigator.connection);
  return success && (data.saveData === true || METERED_TYPES.includes(data.type));
}
