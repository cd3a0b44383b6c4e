import { Button } from "@mantine/core";
import { useNavigate } from "react-router";
import { i18n } from "../../../language/i18n.ts";
import { type StickerChoice, STICKERS_PATH } from "../../../parts/addresses/stickerAddress.ts";
import { useSelection } from "../selection/selection.ts";

export function StickersButton({ onLeave }: { readonly onLeave: () => void }) {
  const navigate = useNavigate();

  return (
    <Button
      variant="default"
      onClick={() => {
        const wineIds = useSelection.getState().shownWines.map(({ id }) => id);
        const choice: StickerChoice | undefined = wineIds.length > 0 ? { wineIds } : undefined;
        onLeave();
        void navigate(STICKERS_PATH, { state: choice });
      }}
    >
      {i18n._("Print stickers")}
    </Button>
  );
}
