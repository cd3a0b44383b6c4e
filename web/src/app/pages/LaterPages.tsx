import { Outlet, Route, Routes } from "react-router";
import { onDemand } from "../../ui/loading/onDemand.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { syncNow, useCellar } from "../../engine/index.ts";
import { FetchFailed } from "../../ui/loading/FetchFailed.tsx";
import { useMainContentSignal } from "../../ui/loading/mainContent.ts";

const ProfilePage = onDemand(
  async () => (await import("../../features/account/profile/ProfilePage.tsx")).ProfilePage,
);
const StickersPage = onDemand(
  async () => (await import("../../features/stickers/StickersPage.tsx")).StickersPage,
);
const BottlePage = onDemand(
  async () => (await import("../../features/stickers/BottlePage.tsx")).BottlePage,
);
const ImportPage = onDemand(
  async () => (await import("../../features/import-page/ImportPage.tsx")).ImportPage,
);
const PlacesPage = onDemand(
  async () => (await import("../../features/places/PlacesPage.tsx")).PlacesPage,
);
const PlacePage = onDemand(
  async () => (await import("../../features/places/PlacePage.tsx")).PlacePage,
);
const StocktakePage = onDemand(
  async () => (await import("../../features/places/stocktake/StocktakePage.tsx")).StocktakePage,
);
export const StatisticsPage = onDemand(
  async () => (await import("../../features/statistics/StatisticsPage.tsx")).StatisticsPage,
);
const WorthPage = onDemand(
  async () => (await import("../../features/worth/WorthPage.tsx")).WorthPage,
);
const CellarBookPage = onDemand(
  async () => (await import("../../features/worth/book/CellarBookPage.tsx")).CellarBookPage,
);
export const JournalPage = onDemand(
  async () => (await import("../../features/journal/JournalPage.tsx")).JournalPage,
);
const PastBottlesPage = onDemand(
  async () => (await import("../../features/journal/PastBottlesPage.tsx")).PastBottlesPage,
);
const RecentlyRemovedPage = onDemand(
  async () => (await import("../../features/journal/RecentlyRemovedPage.tsx")).RecentlyRemovedPage,
);
const YearPage = onDemand(
  async () => (await import("../../features/journal/year/YearPage.tsx")).YearPage,
);
const RemindersPage = onDemand(
  async () => (await import("../../features/journal/RemindersPage.tsx")).RemindersPage,
);
const ToBuy = onDemand(async () => (await import("./ToBuy.tsx")).ToBuy);
const CellarsPage = onDemand(
  async () => (await import("../../features/cellars/CellarsPage.tsx")).CellarsPage,
);
const CellarPage = onDemand(
  async () => (await import("../../features/cellars/CellarPage.tsx")).CellarPage,
);
const JoinPage = onDemand(
  async () => (await import("../../features/cellars/JoinPage.tsx")).JoinPage,
);
const HelpPage = onDemand(async () => (await import("../../features/help/HelpPage.tsx")).HelpPage);
const LookAround = onDemand(async () => (await import("./LookAround.tsx")).LookAround);
const MockupPage = onDemand(
  async () => (await import("../../features/mockup/MockupPage.tsx")).MockupPage,
);

/**
 * The pages for signed-in users other than the main page and a wine's page. Their routes are loaded
 * when the user opens one of them.
 */
export function LaterPages() {
  return (
    <Routes>
      <Route element={<NeedsCellar />}>
        <Route path="b/:bottleId" element={<BottlePage />} />
        <Route path="places" element={<PlacesPage />} />
        <Route path="places/:placeId" element={<PlacePage />} />
        <Route path="places/:placeId/stocktake" element={<StocktakePage />} />
        <Route path="statistics" element={<StatisticsPage />} />
        <Route path="statistics/worth" element={<WorthPage />} />
        <Route path="statistics/cellar-book" element={<CellarBookPage />} />
        <Route path="journal" element={<JournalPage />} />
        <Route path="past-bottles" element={<PastBottlesPage />} />
        <Route path="recently-removed" element={<RecentlyRemovedPage />} />
        <Route path="years/:year" element={<YearPage />} />
        <Route path="reminders" element={<RemindersPage />} />
        <Route path="to-buy" element={<ToBuy />} />
        <Route path="stickers" element={<StickersPage />} />
      </Route>
      <Route path="profile" element={<ProfilePage />} />
      <Route path="cellars" element={<CellarsPage />} />
      <Route path="cellars/:cellarId" element={<CellarPage />} />
      <Route path="join" element={<JoinPage />} />
      <Route path="look-around" element={<LookAround />} />
      <Route path="help" element={<HelpPage />} />
      <Route path="import" element={<ImportPage />} />
      <Route path="mockup" element={<MockupPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/**
 * Pages that need the wines. Shows an error instead if this device has no wines and could not fetch
 * them.
 */
function NeedsCellar() {
  const cellar = useCellar();
  useMainContentSignal(cellar.kind === "failed");
  return cellar.kind === "failed" ? (
    <FetchFailed isTrying={cellar.isTrying} onRetry={syncNow} />
  ) : (
    <Outlet />
  );
}
