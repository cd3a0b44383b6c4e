import { Suspense, useDeferredValue, useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { openStoreId, useSession } from "../../engine/index.ts";
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

/**
 * The pages for users who are signed in, as far as this device knows. Other users sign in first and
 * then return to the requested page.
 */
export function RequireSession() {
  // The session is deferred, so that the old page stays visible while the next renders, which is
  // slow on some phones.
  const session = useDeferredValue(useSession());
  const { pathname, search, hash } = useLocation();
  const storeId = openStoreId(session);
  useEffect(() => forgetLastAction, [storeId]);

  switch (session.kind) {
    case "unknown":
      return <Splash />;
    case "signedOut":
      return <Navigate replace state={{ from: pathname + search + hash }} to="/login" />;
    // Shows the page without the user's data until the server has answered who the user is.
    case "asking":
      return <Outlet />;
    // The key resets the page when another cellar opens.
    case "signedIn":
      return <Outlet key={session.cellarId} />;
    case "deleted":
      // If no changes are unsent, the deleted account's data is about to be removed from this
      // device.
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
          <ClosedCellarPage
            cellarId={session.cellarId}
            reason={session.reason}
            userId={session.user?.id}
          />
        </Suspense>
      );
  }
}
