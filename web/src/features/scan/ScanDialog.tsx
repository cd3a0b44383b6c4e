import { Modal } from "../../ui/dialogs/Modal.tsx";
import { useIsPhone } from "../../ui/phone.ts";
import { useUncovered } from "../../ui/dialogs/overPage.ts";
import { Scan } from "./Scan.tsx";

interface ScanDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The dialog in which a sticker or a shop's barcode is scanned; on phones it fills the screen. */
export function ScanDialog({ opened, onClose }: ScanDialogProps) {
  const isPhone = useIsPhone();
  useUncovered(opened);

  return (
    <Modal fullScreen={isPhone} opened={opened} title="Scan" onClose={onClose}>
      <Scan onDone={onClose} />
    </Modal>
  );
}
