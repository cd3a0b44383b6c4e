import { PHOTO } from "sync-protocol";
import { Sheet } from "../../ui/dialogs/Sheet.tsx";
import { PhotoSlot } from "../wine-photo/WinePhoto.tsx";

interface EventPhotoSheetProps {
  readonly opened: boolean;
  readonly source: string;
  readonly words: string;
  readonly onClose: () => void;
}

export function EventPhotoSheet({ opened, source, words, onClose }: EventPhotoSheetProps) {
  return (
    <Sheet opened={opened} title={words} onClose={onClose}>
      <PhotoSlot alt={words} source={source} widthPx={PHOTO.width} />
    </Sheet>
  );
}
