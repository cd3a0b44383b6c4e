import { useCellars, useOpenCellar } from "../../engine/index.ts";
import { onDemand } from "../../ui/loading/onDemand.tsx";

const openCellar = () => import("./OpenCellar.tsx");

export const HeaderCellar = onDemand(async () => (await openCellar()).HeaderCellar);
export const SidebarCellar = onDemand(async () => (await openCellar()).SidebarCellar);

/** Whether the user has several cellars, so that the app names the open cellar. */
export function useHasSeveral(): boolean {
  const { length } = useCellars();
  return useOpenCellar()?.listed !== undefined && length > 1;
}
