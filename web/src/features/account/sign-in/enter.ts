import type { User } from "sync-protocol";

/** Opens the cellar after sign-in. Loads the local store's code, which the login page does not need. */
export async function enter(user: User): Promise<void> {
  const { signedIn } = await import("../../../engine/session/session.ts");
  await signedIn(user);
}
