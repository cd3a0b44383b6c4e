import { useDeferredValue } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { useSession } from "../engine/index.ts";
import { askedFor } from "../ui/askedFor.ts";
import { Splash } from "../ui/loading/Splash.tsx";

/**
 * Shows its pages until someone is signed in, then leads to the page first asked for. The page left
 * stays in sight until that one is there.
 */
export function WhileSignedOut() {
  // Drawn in slices: a first page is long work on a slow phone.
  const session = useDeferredValue(useSession());
  const location = useLocation();

  switch (session.kind) {
    case "unknown":
    case "asking":
      return <Splash />;
    case "signedOut":
      return <Outlet />;
    case "deleted":
      return <Navigate replace to="/" />;
    case "closed":
    case "signedIn":
      return (
        <>
          <Outlet />
          {session.user && !session.mustSignIn && (
            <Navigate replace to={askedFor(location.state)} />
          )}
        </>
      );
  }
}
