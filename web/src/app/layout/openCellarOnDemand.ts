import { useCellars, useOpenCellar } from "../../engine/index.ts";
import { onDemand } from "../../ui/loading/onDemand.tsx";

const openCellar = () => import("./OpenCellar.tsx");

export const HeaderCellar = onDemand(async () => (await openCellar()).HeaderCellar);
export const SidebarCellar = onDemand(async () => (await openCellar()).SidebarCellar);

/** Whether the user has several cellars. The app then shows the name of the open one. */
export function useHasSeveral(): boolean {
  const { length } = useCellars();
  return useOpenCellar()?.listed !== undefined && length > 1;
}
