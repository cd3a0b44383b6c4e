// oxlint-disable-next-line no-restricted-imports -- closed by Back here
import { Modal as PlainModal, type ModalProps } from "@mantine/core";
import { useClosedByBack, useReturnedFocus } from "./overPage.ts";

/**
 * A dialog over the page. The browser's Back closes the dialog, and the focus returns to the
 * element that opened the dialog.
 */
export function Modal(props: ModalProps) {
  useClosedByBack(props.opened, props.onClose);
  useReturnedFocus(props.opened);

  return <PlainModal {...props} />;
}
