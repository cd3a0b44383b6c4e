import { ActionIcon } from "@mantine/core";
import { IconQrcode } from "@tabler/icons-react";
import { useNavigate } from "react-router";
import type { CellarWine } from "../../rules/cellar/cellarView.ts";
import { type StickerChoice, STICKERS_PATH } from "../../ui/stickerAddress.ts";

/** Leads to the page that prints stickers for these wines. */
export function StickersButton({ wines }: { readonly wines: readonly CellarWine[] }) {
  const navigate = useNavigate();

  return (
    <ActionIcon
      aria-label="Print stickers"
      data-tooltip="Print stickers"
      onClick={() => {
        const state: StickerChoice = { wineIds: wines.map(({ id }) => id) };
        void navigate(STICKERS_PATH, { state });
      }}
    >
      <IconQrcode aria-hidden size={20} stroke={1.75} />
    </ActionIcon>
  );
}
