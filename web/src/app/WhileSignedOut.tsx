import { Navigate, Outlet, useLocation } from "react-router";
import { useSession } from "../live/useSession.ts";
import { askedFor } from "../ui/askedFor.ts";

/** Shows its pages until someone is signed in, then leads to the page first asked for. */
export function WhileSignedOut() {
  const session = useSession();
  const location = useLocation();

  switch (session.kind) {
    case "unknown":
      return null;
    case "signedOut":
      return <Outlet />;
    case "signedIn":
      return session.mustSignIn ? <Outlet /> : <Navigate replace to={askedFor(location.state)} />;
  }
}
