import { useDeferredValue } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { useSession } from "../live/useSession.ts";
import { Splash } from "../ui/Splash.tsx";

/** Shows its pages to who is signed in, as far as this device can tell; others sign in first and come back. */
export function RequireSession() {
  // Drawn in slices: a first page is long work on a slow phone.
  const session = useDeferredValue(useSession());
  const { pathname, search, hash } = useLocation();

  switch (session.kind) {
    case "unknown":
      return <Splash />;
    case "signedOut":
      return <Navigate replace state={{ from: pathname + search + hash }} to="/login" />;
    // The frame stands while the server says who it is.
    case "asking":
    case "signedIn":
      return <Outlet />;
  }
}
