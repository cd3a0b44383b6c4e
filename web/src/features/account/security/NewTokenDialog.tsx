import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import {
  CALLS,
  type ListedToken,
  TOKEN_DAYS,
  type TokenWish,
  tokenWishSchema,
  typedProof,
  type WaysIn,
} from "sync-protocol";
import * as z from "zod/mini";
import { callServer } from "../../../server/callServer.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { useReturnedFocus } from "../../../ui/dialogs/overPage.ts";
import { FormDialog } from "../../../parts/server-forms/FormDialog.tsx";
import classes from "../../../parts/server-forms/forms.module.css";
import { ProofField } from "../account-forms/ProofField.tsx";
import { useCopy } from "../../../ui/useCopy.ts";
import { useServerForm } from "../../../parts/server-forms/useServerForm.ts";
import { useProof } from "../account-forms/useProof.ts";

interface NewTokenDialogProps {
  readonly opened: boolean;
  readonly email: string;
  readonly ways: WaysIn;
  readonly onClose: () => void;
  readonly onMade: (token: ListedToken) => void;
}

/** Creates an access token and shows its secret once. */
export function NewTokenDialog({ opened, email, ways, onClose, onMade }: NewTokenDialogProps) {
  const [secret, setSecret] = useState<string>();
  // Each step is a separate dialog that returns the focus only to the previous one.
  useReturnedFocus(opened);
  const proof = useProof(ways);
  const { form, ...state } = useServerForm<TokenWish & { readonly password: string }>({
    initial: { name: "", scopes: ["read"], days: 90, password: "" },
    schema: z.extend(tokenWishSchema, typedProof(proof.isPassword)),
    fallback: "Failed to make the token. Please try again.",
    send: async ({ password, ...wish }) => {
      const body = { ...wish, ...(await proof.show(password)) };
      const made = await callServer(CALLS.createToken, { body });
      onMade(made.token);
      setSecret(made.secret);
    },
  });

  if (secret !== undefined) {
    return <MadeDialog opened={opened} secret={secret} onClose={onClose} />;
  }
  return (
    <FormDialog
      {...state}
      action="Make Token"
      pendingAction="Making..."
      opened={opened}
      title="New access token"
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label="Name"
        placeholder="Shopping list"
        {...form.getInputProps("name")}
      />
      <Checkbox
        checked={form.values.scopes.includes("write")}
        label="May change wines and photos too"
        onChange={(mayWrite) => {
          form.setFieldValue("scopes", mayWrite ? ["read", "write"] : ["read"]);
        }}
      />
      <NativeSelect
        data={TOKEN_DAYS.map((days) => ({ value: String(days), label: `${String(days)} days` }))}
        label="Holds for"
        value={String(form.values.days)}
        onChange={({ currentTarget }) => {
          const days = TOKEN_DAYS.find((each) => String(each) === currentTarget.value);
          if (days) form.setFieldValue("days", days);
        }}
      />
      <ProofField email={email} field={form.getInputProps("password")} proof={proof} />
    </FormDialog>
  );
}

interface MadeDialogProps {
  readonly opened: boolean;
  readonly secret: string;
  readonly onClose: () => void;
}

function MadeDialog({ opened, secret, onClose }: MadeDialogProps) {
  const { copied, copy } = useCopy(secret);

  return (
    <ConfirmDialog
      opened={opened}
      actions={
        <>
          <Button variant="default" onClick={() => void copy()}>
            {copied === "yes" ? "Copied" : "Copy"}
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
      title="Your new access token"
      onClose={onClose}
    >
      <div className={classes["fields"]}>
        <Alert tone="note">Copy it now. You won't see it again.</Alert>
        <TextInput
          data-autofocus
          readOnly
          description={copied === "by hand" && "The browser can't copy it. Copy it by hand."}
          label="Access token"
          value={secret}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
          }}
        />
      </div>
    </ConfirmDialog>
  );
}
