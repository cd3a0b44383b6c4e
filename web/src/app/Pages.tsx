import { lazy } from "react";
import { Route, Routes } from "react-router";
import { RequireSession } from "./RequireSession.tsx";
import { WhileSignedOut } from "./WhileSignedOut.tsx";

const account = () => import("../features/account/accountPages.ts");
const signedIn = () => import("./signedInPages.ts");

const LoginPage = lazy(async () => ({ default: (await account()).LoginPage }));
const SignupPage = lazy(async () => ({ default: (await account()).SignupPage }));
const ForgotPasswordPage = lazy(async () => ({ default: (await account()).ForgotPasswordPage }));
const ResetPasswordPage = lazy(async () => ({ default: (await account()).ResetPasswordPage }));
const ProfilePage = lazy(async () => ({ default: (await account()).ProfilePage }));
const Layout = lazy(async () => ({ default: (await signedIn()).Layout }));
const CellarPage = lazy(async () => ({ default: (await signedIn()).CellarPage }));
const NotFoundPage = lazy(async () => ({ default: (await signedIn()).NotFoundPage }));
const MockupPage = lazy(async () => ({
  default: (await import("../features/mockup/MockupPage.tsx")).MockupPage,
}));

/** Every address of the app. Pages load on demand and are precached; they suspend meanwhile. */
export function Pages() {
  return (
    <Routes>
      <Route element={<WhileSignedOut />}>
        <Route path="login" element={<LoginPage />} />
        <Route path="signup" element={<SignupPage />} />
      </Route>
      <Route path="forgot-password" element={<ForgotPasswordPage />} />
      <Route path="reset-password" element={<ResetPasswordPage />} />
      <Route element={<RequireSession />}>
        <Route element={<Layout />}>
          <Route index element={<CellarPage />} />
          <Route path="profile" element={<ProfilePage />} />
          <Route path="mockup" element={<MockupPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
    </Routes>
  );
}
