import { useNavigate } from "react-router";
import { switchCellar } from "../../engine/index.ts";
import { COLLECTION_PATH } from "../addresses/wayToCollection.ts";

/** Opens another cellar and its collection. Works offline if this device has opened the cellar before. */
export function useSwitchCellar(): (cellarId: string) => Promise<void> {
  const navigate = useNavigate();
  return async (cellarId) => {
    await switchCellar(cellarId);
    await navigate(COLLECTION_PATH, { replace: true });
  };
}
