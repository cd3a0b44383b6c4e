import { TextInput } from "@mantine/core";
import { useId, useState } from "react";
import { CALLS, type NewWebhook, newWebhookSchema, WEBHOOK_KINDS } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { callServer } from "../../server/callServer.ts";
import { useReturnedFocus } from "../../ui/dialogs/overPage.ts";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { Alert } from "../../ui/page/Alert.tsx";
import classes from "../server-forms/forms.module.css";
import { FormDialog } from "../server-forms/FormDialog.tsx";
import { ShownOnceDialog } from "../server-forms/ShownOnceDialog.tsx";
import { useServerForm } from "../server-forms/useServerForm.ts";
import { KIND_WORDS } from "./webhookWords.ts";

interface NewWebhookDialogProps {
  readonly opened: boolean;
  readonly cellarId: string;
  readonly onClose: () => void;
  readonly onMade: () => void;
}

export function NewWebhookDialog({ opened, cellarId, onClose, onMade }: NewWebhookDialogProps) {
  const [secret, setSecret] = useState<string>();
  const groupId = useId();
  // The form and the secret have separate dialogs. The secret's dialog cannot return the focus to the
  // page's button, because the button lost the focus when the form opened.
  useReturnedFocus(opened);
  const { form, ...state } = useServerForm<NewWebhook>({
    initial: { url: "", kinds: [...WEBHOOK_KINDS] },
    schema: newWebhookSchema,
    fallback: i18n._("Failed to add the webhook. Please try again."),
    send: async (body) => {
      const made = await callServer(CALLS.makeWebhook, { id: cellarId, body });
      onMade();
      setSecret(made.secret);
    },
  });

  if (secret !== undefined) {
    return (
      <ShownOnceDialog
        opened={opened}
        label={i18n._("Secret")}
        note={i18n._("Enter it in the other program to verify messages.")}
        text={secret}
        title={i18n._("Secret of the webhook")}
        onClose={onClose}
      />
    );
  }
  const { kinds } = form.values;
  return (
    <FormDialog
      {...state}
      action={i18n._("Add Webhook")}
      pendingAction={i18n._("Adding...")}
      opened={opened}
      title={i18n._("New webhook")}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        inputMode="url"
        label={i18n._("Address")}
        placeholder="https://example.org/hook"
        {...form.getInputProps("url")}
      />
      <div aria-labelledby={groupId} className={classes["page"]} role="group">
        <p id={groupId}>{i18n._("Send changes to")}</p>
        {WEBHOOK_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            checked={kinds.includes(kind)}
            label={KIND_WORDS[kind]}
            onChange={(isChosen) => {
              const others = kinds.filter((other) => other !== kind);
              form.setFieldValue("kinds", isChosen ? [...others, kind] : others);
            }}
          />
        ))}
      </div>
      {form.errors["kinds"] !== undefined && <Alert>{form.errors["kinds"]}</Alert>}
    </FormDialog>
  );
}
