import * as z from "zod/mini";

/** The cost fields of the Network Information API, which few browsers have. */
const connectionSchema = z.object({
  saveData: z.optional(z.boolean()),
  type: z.optional(z.string()),
});

const METERED_TYPES: readonly (string | undefined)[] = ["cellular", "wimax"];

export function isMetered(): boolean {
  if (!("connection" in navigator)) return false;
  const { success, data } = connectionSchema.safeParse(navigator.connection);
  return success && (data.saveData === true || METERED_TYPES.includes(data.type));
}
