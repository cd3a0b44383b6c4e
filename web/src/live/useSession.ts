import type { User } from "sync-protocol";

/** Who uses the app on this device, as the local record says. */
export type SessionState =
  | { readonly kind: "unknown" }
  | { readonly kind: "signedOut" }
  | { readonly kind: "signedIn"; readonly user: User; readonly mustSignIn: boolean };

export function useSession(): SessionState {
  return { kind: "unknown" };
}
