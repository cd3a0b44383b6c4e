import { PHOTO } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { Modal } from "../../ui/dialogs/Modal.tsx";
import { WinePhoto } from "../../parts/wine-photo/WinePhoto.tsx";
import classes from "./WinePage.module.css";

interface WinePhotoDialogProps {
  readonly opened: boolean;
  readonly wine: CellarWine;
  readonly source: string | null | undefined;
  readonly onClose: () => void;
}

export function WinePhotoDialog({ opened, wine, source, onClose }: WinePhotoDialogProps) {
  return (
    <Modal
      fullScreen
      opened={opened}
      title={i18n._("Photo of {name}", { name: wine.name })}
      onClose={onClose}
    >
      <div className={classes["large"]}>
        <WinePhoto name={wine.name} source={source} type={wine.type} widthPx={PHOTO.width} />
      </div>
    </Modal>
  );
}
