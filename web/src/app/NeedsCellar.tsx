import { Outlet } from "react-router";
import { syncNow, useCellar } from "../engine/index.ts";
import { FetchFailed } from "../ui/loading/FetchFailed.tsx";
import { useFirstSight } from "../ui/loading/firstSight.ts";

/** Pages that can tell nothing without wines: says so where this device has none and could not fetch them. */
export function NeedsCellar() {
  const cellar = useCellar();
  useFirstSight(cellar.kind === "failed");
  return cellar.kind === "failed" ? (
    <FetchFailed isTrying={cellar.isTrying} onRetry={syncNow} />
  ) : (
    <Outlet />
  );
}
