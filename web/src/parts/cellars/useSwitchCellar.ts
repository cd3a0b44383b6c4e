import { useNavigate } from "react-router";
import { switchCellar } from "../../engine/index.ts";
import { COLLECTION_PATH } from "../addresses/wayToCollection.ts";

/** Opens another cellar, and its collection; works offline for a cellar that this device has opened before. */
export function useSwitchCellar(): (cellarId: string) => Promise<void> {
  const navigate = useNavigate();
  return async (cellarId) => {
    await switchCellar(cellarId);
    await navigate(COLLECTION_PATH, { replace: true });
  };
}
