import { Button, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { i18n } from "../../language/i18n.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { Alert } from "../../ui/page/Alert.tsx";
import { useCopy } from "../../ui/useCopy.ts";
import classes from "./forms.module.css";

interface ShownOnceDialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** Name of the text, such as "Link". */
  readonly label: string;
  readonly text: string;
  readonly note?: ReactNode;
  /**
   * Title for sharing the text, which must be a link, with another app. Without a title, the text
   * can only be copied.
   */
  readonly sendAs?: string;
  readonly onClose: () => void;
}

/** Shows a secret that the server returns only once, so that the user can copy it. */
export function ShownOnceDialog(props: ShownOnceDialogProps) {
  const { opened, title, label, text, note, sendAs, onClose } = props;
  const { copied, copy } = useCopy(text);
  const send = async () => {
    try {
      await navigator.share({ title: sendAs ?? label, url: text });
    } catch {
      // The user cancelled, or no app accepts the text. The user can still copy the text.
    }
  };

  return (
    <ConfirmDialog
      opened={opened}
      actions={
        <>
          {sendAs !== undefined && "share" in navigator && (
            <Button variant="default" onClick={() => void send()}>
              {i18n._("Send")}
            </Button>
          )}
          <Button variant="default" onClick={() => void copy()}>
            {copied === "yes" ? i18n._("Copied") : i18n._("Copy")}
          </Button>
          <Button onClick={onClose}>{i18n._("Done")}</Button>
        </>
      }
      title={title}
      onClose={onClose}
    >
      <div className={classes["fields"]}>
        <Alert tone="note">
          {i18n._("Copy it now. You won't see it again.")} {note}
        </Alert>
        <TextInput
          data-autofocus
          readOnly
          description={
            copied === "by hand" && i18n._("The browser can't copy it. Copy it by hand.")
          }
          label={label}
          value={text}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
          }}
        />
      </div>
    </ConfirmDialog>
  );
}
