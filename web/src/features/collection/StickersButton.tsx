import { ActionIcon } from "@mantine/core";
import { IconQrcode } from "@tabler/icons-react";
import { useNavigate } from "react-router";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { type StickerChoice, STICKERS_PATH } from "../../parts/addresses/stickerAddress.ts";

interface StickersButtonProps {
  /** `undefined` for all that are not archived. */
  readonly wines: readonly CellarWine[] | undefined;
}

/** Leads to the page that prints stickers for these wines. */
export function StickersButton({ wines }: StickersButtonProps) {
  const navigate = useNavigate();

  return (
    <ActionIcon
      aria-label="Print stickers"
      data-tooltip="Print stickers"
      onClick={() => {
        const state = wines && ({ wineIds: wines.map(({ id }) => id) } satisfies StickerChoice);
        void navigate(STICKERS_PATH, { state });
      }}
    >
      <IconQrcode aria-hidden size={20} stroke={1.75} />
    </ActionIcon>
  );
}
