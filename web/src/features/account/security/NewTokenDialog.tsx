import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import {
  CALLS,
  type ListedCellar,
  type ListedToken,
  mayChangeRows,
  TOKEN_DAYS,
  type TokenSettings,
  tokenSettingsSchema,
  typedProof,
  type SignInOptions,
} from "sync-protocol";
import * as z from "zod/mini";
import { i18n } from "../../../language/i18n.ts";
import { callServer } from "../../../server/callServer.ts";
import { cellarName } from "../../../rules/cellar/cellarName.ts";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { useReturnedFocus } from "../../../ui/dialogs/overPage.ts";
import { FormDialog } from "../../../parts/server-forms/FormDialog.tsx";
import { ProofField } from "../account-forms/ProofField.tsx";
import { ShownOnceDialog } from "../../../parts/server-forms/ShownOnceDialog.tsx";
import { useServerForm } from "../../../parts/server-forms/useServerForm.ts";
import { useProof } from "../account-forms/useProof.ts";

interface NewTokenDialogProps {
  readonly opened: boolean;
  readonly email: string;
  /** The user's cellars, the personal one first. */
  readonly cellars: readonly ListedCellar[];
  readonly ways: SignInOptions;
  readonly onClose: () => void;
  readonly onMade: (token: ListedToken) => void;
}

export function NewTokenDialog(props: NewTokenDialogProps) {
  const { opened, email, cellars, ways, onClose, onMade } = props;
  const [secret, setSecret] = useState<string>();
  // Returns the focus to the button that opened the dialog. The dialog itself cannot do this,
  // because each step is a separate dialog.
  useReturnedFocus(opened);
  const proof = useProof(ways);
  const { form, ...state } = useServerForm<TokenSettings & { readonly password: string }>({
    initial: { name: "", scopes: ["read"], days: 90, password: "" },
    schema: z.extend(tokenSettingsSchema, typedProof(proof.isPassword)),
    fallback: i18n._("Failed to make the token. Please try again."),
    send: async ({ password, ...wish }) => {
      const scopes = mayWrite ? wish.scopes : (["read"] as const);
      const body = { ...wish, scopes: [...scopes], ...(await proof.show(password)) };
      const made = await callServer(CALLS.createToken, { body });
      onMade(made.token);
      setSecret(made.secret);
    },
  });

  const { cellarId = cellars[0]?.id } = form.values;
  const chosen = cellars.find(({ id }) => id === cellarId);
  const mayWrite = chosen === undefined || mayChangeRows(chosen.role);

  if (secret !== undefined) {
    return (
      <ShownOnceDialog
        opened={opened}
        label={i18n._("Access token")}
        text={secret}
        title={i18n._("Your new access token")}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      {...state}
      action={i18n._("Make Token")}
      pendingAction={i18n._("Making...")}
      opened={opened}
      title={i18n._("New access token")}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={i18n._("Name")}
        placeholder={i18n._("Shopping list")}
        {...form.getInputProps("name")}
      />
      {cellars.length > 1 && (
        <NativeSelect
          data={cellars.map((cellar) => ({ value: cellar.id, label: cellarName(cellar) }))}
          label={i18n._("Cellar")}
          value={cellarId}
          onChange={({ currentTarget }) => {
            form.setFieldValue("cellarId", currentTarget.value);
          }}
        />
      )}
      {mayWrite ? (
        <Checkbox
          checked={form.values.scopes.includes("write")}
          label={i18n._("May change wines and photos too")}
          onChange={(writes) => {
            form.setFieldValue("scopes", writes ? ["read", "write"] : ["read"]);
          }}
        />
      ) : (
        <p>{i18n._("You are a viewer of this cellar, so the token can only read.")}</p>
      )}
      <NativeSelect
        data={TOKEN_DAYS.map((days) => ({
          value: String(days),
          label: i18n._("{days, plural, one {# day} other {# days}}", { days }),
        }))}
        label={i18n._("Holds for")}
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
