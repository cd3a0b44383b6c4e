import type { User } from "sync-protocol";

/** Opens the cellar of who has just signed in. The local store's code comes with it, not before. */
export async function enter(user: User): Promise<void> {
  const { signedIn } = await import("../../../engine/session/session.ts");
  await signedIn(user);
}
