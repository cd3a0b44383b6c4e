import * as z from "zod/mini";

const returnSchema = z.object({ from: z.string().check(z.regex(/^\/(?!\/)/)) });

/** The page that a visitor requested before signing in, or `/`. */
export function returnTo(locationState: unknown): string {
  const parsed = returnSchema.safeParse(locationState);
  return parsed.success ? parsed.data.from : "/";
}
