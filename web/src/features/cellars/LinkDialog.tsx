import { Button, TextInput } from "@mantine/core";
import classes from "../../parts/server-forms/forms.module.css";
import { dateInWords } from "../../rules/day.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { Alert } from "../../ui/page/Alert.tsx";
import { useCopy } from "../../ui/useCopy.ts";

/** A link for anyone, which the server answers only once. */
export interface MadeLink {
  readonly link: string;
  /** Ms since 1970. */
  readonly expiresAt: number;
}

interface LinkDialogProps {
  readonly made: MadeLink;
  readonly onClose: () => void;
}

/** Shows an invitation's link, to copy or to send with another app. */
export function LinkDialog({ made, onClose }: LinkDialogProps) {
  const { link, expiresAt } = made;
  const { copied, copy } = useCopy(link);
  const send = async () => {
    try {
      await navigator.share({ title: "Invitation to a cellar", url: link });
    } catch {
      // Cancelled, or no app takes it: Copy is next to it.
    }
  };

  return (
    <ConfirmDialog
      opened
      actions={
        <>
          {"share" in navigator && (
            <Button variant="default" onClick={() => void send()}>
              Send
            </Button>
          )}
          <Button variant="default" onClick={() => void copy()}>
            {copied === "yes" ? "Copied" : "Copy"}
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
      title="Invitation link"
      onClose={onClose}
    >
      <div className={classes["fields"]}>
        <Alert tone="note">
          Copy it now. You won't see it again. The first person who opens it and joins becomes a
          member. It ends on {dateInWords(expiresAt)}.
        </Alert>
        <TextInput
          data-autofocus
          readOnly
          description={copied === "by hand" && "The browser can't copy it. Copy it by hand."}
          label="Link"
          value={link}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
          }}
        />
      </div>
    </ConfirmDialog>
  );
}
