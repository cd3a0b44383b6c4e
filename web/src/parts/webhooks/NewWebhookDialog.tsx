import { TextInput } from "@mantine/core";
import { useState } from "react";
import { CALLS, type NewWebhook, newWebhookSchema, WEBHOOK_KINDS } from "sync-protocol";
import { callServer } from "../../server/callServer.ts";
import { useReturnedFocus } from "../../ui/dialogs/overPage.ts";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { Alert } from "../../ui/page/Alert.tsx";
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

/** Makes a webhook and shows its secret once. */
export function NewWebhookDialog({ opened, cellarId, onClose, onMade }: NewWebhookDialogProps) {
  const [secret, setSecret] = useState<string>();
  // Each step is a separate dialog that returns the focus only to the previous one.
  useReturnedFocus(opened);
  const { form, ...state } = useServerForm<NewWebhook>({
    initial: { url: "", kinds: [...WEBHOOK_KINDS] },
    schema: newWebhookSchema,
    fallback: "Failed to make the webhook. Please try again.",
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
        label="Secret"
        note="With it, the receiver checks the signature of each message."
        text={secret}
        title="Secret of the webhook"
        onClose={onClose}
      />
    );
  }
  const { kinds } = form.values;
  return (
    <FormDialog
      {...state}
      action="Make Webhook"
      pendingAction="Making..."
      opened={opened}
      title="New webhook"
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        inputMode="url"
        label="Address"
        placeholder="https://example.org/hook"
        {...form.getInputProps("url")}
      />
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
      {form.errors["kinds"] !== undefined && <Alert>{form.errors["kinds"]}</Alert>}
    </FormDialog>
  );
}
