import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import {
  CALLS,
  oneTimeCodeSchema,
  type SecondFactorOffer,
  typedProof,
  type SignInOptions,
} from "sync-protocol";
import * as z from "zod/mini";
import { i18n } from "../../../language/i18n.ts";
import { callServer } from "../../../server/callServer.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { QrCode } from "../../../ui/page/QrCode.tsx";
import { useReturnedFocus } from "../../../ui/dialogs/overPage.ts";
import { FormDialog } from "../../../parts/server-forms/FormDialog.tsx";
import { CodeField } from "../account-forms/fields.tsx";
import classes from "../../../parts/server-forms/forms.module.css";
import { ProofField } from "../account-forms/ProofField.tsx";
import { useServerForm } from "../../../parts/server-forms/useServerForm.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import { useCopy } from "../../../ui/useCopy.ts";
import { useProof } from "../account-forms/useProof.ts";

interface BeginFactorDialogProps {
  readonly opened: boolean;
  readonly email: string;
  readonly ways: SignInOptions;
  readonly onClose: () => void;
  /** Called with the number of recovery codes after they were shown. */
  readonly onBegun: (recoveryCodes: number) => void;
}

export function BeginFactorDialog(props: BeginFactorDialogProps) {
  const { opened, email, ways, onClose, onBegun } = props;
  const [offer, setOffer] = useState<SecondFactorOffer>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  // Returns the focus to the button that opened the dialog. The dialog itself cannot do this,
  // because each step is a separate dialog.
  useReturnedFocus(opened);

  if (recoveryCodes) {
    const done = () => {
      onBegun(recoveryCodes.length);
    };
    return <RecoveryCodesDialog opened={opened} recoveryCodes={recoveryCodes} onClose={done} />;
  }
  return offer ? (
    <AppDialog offer={offer} opened={opened} onBegun={setRecoveryCodes} onClose={onClose} />
  ) : (
    <OfferDialog email={email} opened={opened} ways={ways} onClose={onClose} onOffer={setOffer} />
  );
}

interface OfferDialogProps {
  readonly opened: boolean;
  readonly email: string;
  readonly ways: SignInOptions;
  readonly onClose: () => void;
  readonly onOffer: (offer: SecondFactorOffer) => void;
}

function OfferDialog({ opened, email, ways, onClose, onOffer }: OfferDialogProps) {
  const proof = useProof(ways);
  const { form, ...state } = useServerForm({
    initial: { password: "" },
    schema: z.object(typedProof(proof.isPassword)),
    fallback: i18n._("Failed to turn on the second factor. Please try again."),
    send: async ({ password }) => {
      onOffer(await callServer(CALLS.offerSecondFactor, { body: await proof.show(password) }));
    },
  });

  return (
    <FormDialog
      {...state}
      action={i18n._("Go On")}
      opened={opened}
      title={i18n._("Turn on a second factor")}
      onClose={onClose}
    >
      <ProofField isFirst email={email} field={form.getInputProps("password")} proof={proof} />
    </FormDialog>
  );
}

interface AppDialogProps {
  readonly opened: boolean;
  readonly offer: SecondFactorOffer;
  readonly onClose: () => void;
  readonly onBegun: (recoveryCodes: readonly string[]) => void;
}

function AppDialog({ opened, offer, onClose, onBegun }: AppDialogProps) {
  const { form, ...state } = useServerForm({
    initial: { code: "" },
    schema: oneTimeCodeSchema,
    fallback: i18n._("Failed to turn on the second factor. Please try again."),
    send: async ({ code }) => {
      const body = { offer: offer.offer, code };
      onBegun((await callServer(CALLS.beginSecondFactor, { body })).recoveryCodes);
    },
  });

  return (
    <FormDialog
      {...state}
      action={i18n._("Turn On")}
      pendingAction={i18n._("Turning on...")}
      opened={opened}
      title={i18n._("Turn on a second factor")}
      onClose={onClose}
    >
      <p>{i18n._("Scan this with your authenticator app, then enter the code that it shows.")}</p>
      <QrCode className={classes["qr"]} text={offer.address} />
      <a className={classes["link"]} href={offer.address}>
        {i18n._("Open in an app on this device")}
      </a>
      <Textarea
        readOnly
        description={i18n._("If the app can't scan it")}
        label={i18n._("Secret")}
        rows={2}
        value={offer.secret.replaceAll(/.{4}(?!$)/g, "$& ")}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
        }}
      />
      <CodeField inputMode="numeric" {...form.getInputProps("code")} />
    </FormDialog>
  );
}

interface RecoveryCodesDialogProps {
  readonly opened: boolean;
  readonly recoveryCodes: readonly string[];
  readonly onClose: () => void;
}

function RecoveryCodesDialog({ opened, recoveryCodes, onClose }: RecoveryCodesDialogProps) {
  const text = recoveryCodes.join("\n");
  const { copied, copy } = useCopy(text);

  return (
    <ConfirmDialog
      opened={opened}
      actions={
        <>
          <Button variant="default" onClick={() => void copy()}>
            {copied === "yes" ? i18n._("Copied") : i18n._("Copy")}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              saveFile("wine-cellar-recovery-codes.txt", "text/plain", `${text}\n`);
            }}
          >
            {i18n._("Download")}
          </Button>
          <Button onClick={onClose}>{i18n._("I Have Kept Them")}</Button>
        </>
      }
      title={i18n._("Your recovery codes")}
      onClose={onClose}
    >
      <div className={classes["fields"]}>
        <Alert tone="note">
          {i18n._(
            "Keep them where your phone is not: each signs you in once without it. They are not shown again.",
          )}
        </Alert>
        <Textarea
          data-autofocus
          readOnly
          description={
            copied === "by hand" && i18n._("The browser can't copy them. Copy them by hand.")
          }
          label={i18n._("Recovery codes")}
          rows={recoveryCodes.length}
          value={text}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
          }}
        />
      </div>
    </ConfirmDialog>
  );
}
