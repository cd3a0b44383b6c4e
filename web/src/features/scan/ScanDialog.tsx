import { i18n } from "../../language/i18n.ts";
import { Modal } from "../../ui/dialogs/Modal.tsx";
import { useIsPhone } from "../../ui/phone.ts";
import { useUncovered } from "../../ui/dialogs/overPage.ts";
import { Scan } from "./Scan.tsx";

interface ScanDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function ScanDialog({ opened, onClose }: ScanDialogProps) {
  const isPhone = useIsPhone();
  useUncovered(opened);

  return (
    <Modal fullScreen={isPhone} opened={opened} title={i18n._("Scan")} onClose={onClose}>
      <Scan onDone={onClose} />
    </Modal>
  );
}
