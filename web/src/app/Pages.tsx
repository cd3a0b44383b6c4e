import { startTransition, useEffect, useState } from "react";
import { Route, Routes } from "react-router";
import { hintsAtSession } from "../session/signedInHint.ts";
import { onDemand } from "../ui/onDemand.tsx";
import { Splash } from "../ui/Splash.tsx";
import { RequireSession } from "./RequireSession.tsx";
import { WhileSignedOut } from "./WhileSignedOut.tsx";

const account = () => import("../features/account/accountPages.ts");
const signedIn = () => import("./signedInPages.ts");

const LoginPage = onDemand(async () => (await account()).LoginPage);
const SignupPage = onDemand(async () => (await account()).SignupPage);
const ForgotPasswordPage = onDemand(async () => (await account()).ForgotPasswordPage);
const ResetPasswordPage = onDemand(async () => (await account()).ResetPasswordPage);
const UndoEmailChangePage = onDemand(
  async () => (await import("../features/account/UndoEmailChangePage.tsx")).UndoEmailChangePage,
);
const CancelDeletionPage = onDemand(
  async () => (await import("../features/account/CancelDeletionPage.tsx")).CancelDeletionPage,
);
const OpenidPage = onDemand(
  async () => (await import("../features/account/OpenidPage.tsx")).OpenidPage,
);
const ProfilePage = onDemand(
  async () => (await import("../features/account/ProfilePage.tsx")).ProfilePage,
);
const Layout = onDemand(async () => (await signedIn()).Layout);
const CellarPage = onDemand(async () => (await signedIn()).CellarPage);
const NotFoundPage = onDemand(async () => (await signedIn()).NotFoundPage);
const OneWinePage = onDemand(async () => (await import("./OneWinePage.tsx")).OneWinePage);
const StickersPage = onDemand(
  async () => (await import("../features/stickers/StickersPage.tsx")).StickersPage,
);
const BottlePage = onDemand(
  async () => (await import("../features/stickers/BottlePage.tsx")).BottlePage,
);
const ImportPage = onDemand(
  async () => (await import("../features/import/ImportPage.tsx")).ImportPage,
);
const PlacesPage = onDemand(
  async () => (await import("../features/places/PlacesPage.tsx")).PlacesPage,
);
const PlacePage = onDemand(
  async () => (await import("../features/places/PlacePage.tsx")).PlacePage,
);
const StatisticsPage = onDemand(
  async () => (await import("../features/statistics/StatisticsPage.tsx")).StatisticsPage,
);
const MockupPage = onDemand(
  async () => (await import("../features/mockup/MockupPage.tsx")).MockupPage,
);

/** What a start shows first, to who is signed in and to all others. */
const FIRST_PAGES = {
  signedIn: [Layout, CellarPage],
  others: [LoginPage, SignupPage, ForgotPasswordPage, ResetPasswordPage],
};

/**
 * Every address of the app. Pages load on demand and are precached. Those that a start shows first
 * are waited for; the others suspend meanwhile.
 */
export function Pages() {
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const first = FIRST_PAGES[hintsAtSession(document.cookie) ? "signedIn" : "others"];
    void Promise.all(first.map((page) => page.prefetch())).then(() => {
      // In slices, so that no task is long on a slow phone.
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
      <Route element={<RequireSession />}>
        <Route element={<Layout />}>
          <Route index element={<CellarPage />} />
          <Route path="wines/:wineId" element={<OneWinePage />} />
          <Route path="b/:bottleId" element={<BottlePage />} />
          <Route path="places" element={<PlacesPage />} />
          <Route path="places/:placeId" element={<PlacePage />} />
          <Route path="statistics" element={<StatisticsPage />} />
          <Route path="stickers" element={<StickersPage />} />
          <Route path="profile" element={<ProfilePage />} />
          <Route path="import" element={<ImportPage />} />
          <Route path="mockup" element={<MockupPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
    </Routes>
  );
}
