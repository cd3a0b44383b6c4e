import { startTransition, useDeferredValue, useEffect, useState } from "react";
import { Navigate, Outlet, Route, Routes, useLocation } from "react-router";
import { hintsAtCellar, useSession } from "../../engine/index.ts";
import { onDemand } from "../../ui/loading/onDemand.tsx";
import { Splash } from "../../ui/loading/Splash.tsx";
import { RequireSession } from "./RequireSession.tsx";
import { returnTo } from "../../ui/returnTo.ts";

const account = () => import("../../features/account/sign-in/accountPages.ts");
const arrival = () => import("../../features/account/mailed-links/arrivalPages.ts");
const signedIn = () => import("./signedInPages.ts");

const LoginPage = onDemand(async () => (await account()).LoginPage);
const SignupPage = onDemand(async () => (await account()).SignupPage);
const ForgotPasswordPage = onDemand(async () => (await account()).ForgotPasswordPage);
const ResetPasswordPage = onDemand(async () => (await account()).ResetPasswordPage);
const UndoEmailChangePage = onDemand(async () => (await arrival()).UndoEmailChangePage);
const CancelDeletionPage = onDemand(async () => (await arrival()).CancelDeletionPage);
const ConfirmEmailPage = onDemand(async () => (await arrival()).ConfirmEmailPage);
const EndRemindersPage = onDemand(async () => (await arrival()).EndRemindersPage);
const OpenidPage = onDemand(async () => (await arrival()).OpenidPage);
const Layout = onDemand(async () => (await signedIn()).Layout);
const CellarPage = onDemand(async () => (await signedIn()).CellarPage);
export const OneWinePage = onDemand(async () => (await import("./OneWinePage.tsx")).OneWinePage);
export const LaterPages = onDemand(async () => (await import("./LaterPages.tsx")).LaterPages);

/**
 * Pages whose code is loaded before the first render, because a visit can begin with them: for
 * signed-in users, and for others.
 */
const FIRST_PAGES = {
  signedIn: [Layout, CellarPage],
  others: [LoginPage, SignupPage, ForgotPasswordPage, ResetPasswordPage],
};

/**
 * All routes of the app, together with {@link LaterPages}. A page's code is loaded on demand, from
 * the precache if possible. A splash screen is shown until the first page has loaded.
 */
export function Pages() {
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const first = FIRST_PAGES[hintsAtCellar() ? "signedIn" : "others"];
    void Promise.all(first.map((page) => page.prefetch())).then(() => {
      // The first page renders as a transition, so that no long task blocks a slow phone.
      startTransition(() => {
        setReady(true);
      });
    });
  }, []);

  if (!isReady) return <Splash />;
  return (
    <Routes>
      <Route element={<WhileSignedOut />}>
        <Route path="login" element={<LoginPage />} />
        <Route path="signup" element={<SignupPage />} />
      </Route>
      <Route path="forgot-password" element={<ForgotPasswordPage />} />
      <Route path="reset-password" element={<ResetPasswordPage />} />
      <Route path="openid" element={<OpenidPage />} />
      <Route path="undo-email-change" element={<UndoEmailChangePage />} />
      <Route path="cancel-deletion" element={<CancelDeletionPage />} />
      <Route path="confirm-email" element={<ConfirmEmailPage />} />
      <Route path="end-reminders" element={<EndRemindersPage />} />
      <Route element={<RequireSession />}>
        <Route element={<Layout />}>
          <Route index element={<CellarPage />} />
          <Route path="wines/:wineId" element={<OneWinePage />} />
          <Route path="*" element={<LaterPages />} />
        </Route>
      </Route>
    </Routes>
  );
}

/**
 * The pages for signed-out users. After sign-in, redirects to the page that the user first
 * requested, and stays visible until that page is ready.
 */
function WhileSignedOut() {
  // The session is deferred, so that this page stays visible while the next renders, which is slow
  // on some phones.
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
            <Navigate replace to={returnTo(location.state)} />
          )}
        </>
      );
  }
}
