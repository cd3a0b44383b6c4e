import { Suspense, useDeferredValue, useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { useSession } from "../../engine/index.ts";
import { forgetLastAction } from "../../ui/toasts/lastAction.ts";
import { onDemand } from "../../ui/loading/onDemand.tsx";
import { Splash } from "../../ui/loading/Splash.tsx";

const ClosedCellarPage = onDemand(
  async () => (await import("../../features/closed-cellar/ClosedCellarPage.tsx")).ClosedCellarPage,
);

const DeletedAccountPage = onDemand(
  async () =>
    (await import("../../features/account/sign-in/DeletedAccountPage.tsx")).DeletedAccountPage,
);

/** Shows its pages to who is signed in, as far as this device can tell; others sign in first and come back. */
export function RequireSession() {
  // Drawn in slices: a first page is long work on a slow phone.
  const session = useDeferredValue(useSession());
  const { pathname, search, hash } = useLocation();
  const userId = session.kind === "signedIn" ? session.user.id : undefined;
  useEffect(() => forgetLastAction, [userId]);

  switch (session.kind) {
    case "unknown":
      return <Splash />;
    case "signedOut":
      return <Navigate replace state={{ from: pathname + search + hash }} to="/login" />;
    // The frame stands while the server says who it is.
    case "asking":
    case "signedIn":
      return <Outlet />;
    case "deleted":
      // With nothing to ask about, it is over in a moment.
      return session.unsent === 0 ? (
        <Splash />
      ) : (
        <Suspense fallback={<Splash />}>
          <DeletedAccountPage unsent={session.unsent} />
        </Suspense>
      );
    case "closed":
      return (
        <Suspense fallback={<Splash />}>
          <ClosedCellarPage reason={session.reason} userId={session.user?.id} />
        </Suspense>
      );
  }
}
