import { Button } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { CALLS, type ListedPasskey, type Proof } from "sync-protocol";
import { i18n } from "../../../../language/i18n.ts";
import { callServer } from "../../../../server/callServer.ts";
import { dialogOnDemand } from "../../../../ui/dialogs/dialogOnDemand.tsx";
import { toast } from "../../../../ui/toasts/toast.ts";
import { dateInWords } from "../../../../rules/day.ts";
import profile from "../../../../parts/server-forms/forms.module.css";
import { ProofDialog } from "../proofDialogOnDemand.ts";
import type { SignInMethods } from "../useSignInMethods.ts";

const NewPasskeyDialog = dialogOnDemand(
  async () => (await import("./NewPasskeyDialog.tsx")).NewPasskeyDialog,
  "onClose",
);
const RenamePasskeyDialog = dialogOnDemand(
  async () => (await import("./RenamePasskeyDialog.tsx")).RenamePasskeyDialog,
  "onClose",
);

interface PasskeysCardProps extends SignInMethods {
  readonly email: string;
}

export function PasskeysCard({ email, ways, change }: PasskeysCardProps) {
  const [isAdding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<ListedPasskey>();
  const [removing, setRemoving] = useState<ListedPasskey>();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const changeKeys = (to: (held: readonly ListedPasskey[]) => ListedPasskey[]) => {
    change((known) => ({ ...known, passkeys: to(known.passkeys) }));
  };

  const remove = async ({ id, name }: ListedPasskey, proof: Proof) => {
    await callServer(CALLS.removePasskey, { id, body: proof });
    setRemoving(undefined);
    changeKeys((held) => held.filter((passkey) => passkey.id !== id));
    heading.current?.focus();
    toast({
      title: i18n._("Passkey removed"),
      description: i18n._("{name} no longer signs you in. Your device may still list it.", {
        name,
      }),
    });
  };

  return (
    <section className={profile["card"]}>
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        {i18n._("Passkeys")}
      </h2>
      <p className={profile["quiet"]}>
        {i18n._("Sign in with your finger, your face or your device’s PIN, without a password.")}
      </p>
      {ways.passkeys.length > 0 && (
        <ul aria-labelledby={headingId}>
          {ways.passkeys.map((passkey) => (
            <Passkey
              key={passkey.id}
              passkey={passkey}
              onRemove={() => {
                setRemoving(passkey);
              }}
              onRename={() => {
                setRenaming(passkey);
              }}
            />
          ))}
        </ul>
      )}
      {"PublicKeyCredential" in globalThis ? (
        <Button
          className={profile["action"]}
          variant="default"
          onClick={() => {
            setAdding(true);
          }}
        >
          {i18n._("Add a Passkey")}
        </Button>
      ) : (
        <p className={profile["quiet"]}>{i18n._("This browser can’t use passkeys here.")}</p>
      )}
      {isAdding && (
        <NewPasskeyDialog
          opened
          email={email}
          ways={ways}
          onAdded={(passkey) => {
            changeKeys((held) => [passkey, ...held]);
          }}
          onClose={() => {
            setAdding(false);
          }}
        />
      )}
      {removing && (
        <ProofDialog
          opened
          action={i18n._("Remove Passkey")}
          act={(proof) => remove(removing, proof)}
          email={email}
          fallback={i18n._("Failed to remove the passkey. Please try again.")}
          keep={i18n._("Keep It")}
          pendingAction={i18n._("Removing...")}
          title={i18n._("Remove {name}?", { name: removing.name })}
          ways={ways}
          onKeep={() => {
            setRemoving(undefined);
          }}
        >
          <p>{i18n._("It will no longer sign you in.")}</p>
        </ProofDialog>
      )}
      {renaming && (
        <RenamePasskeyDialog
          opened
          passkey={renaming}
          onClose={() => {
            setRenaming(undefined);
          }}
          onRenamed={(renamed) => {
            changeKeys((held) => held.map((each) => (each.id === renamed.id ? renamed : each)));
          }}
        />
      )}
    </section>
  );
}

interface PasskeyProps {
  readonly passkey: ListedPasskey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function Passkey({ passkey, onRename, onRemove }: PasskeyProps) {
  const { name, createdAt, usedAt } = passkey;
  return (
    <li className={profile["row"]}>
      <div className={profile["facts"]}>
        <strong>{name}</strong>
        <p>
          {usedAt === null
            ? i18n._("Added {date}, not used yet", { date: dateInWords(createdAt) })
            : i18n._("Added {date}, last used {used}", {
                date: dateInWords(createdAt),
                used: dateInWords(usedAt),
              })}
        </p>
      </div>
      <Button aria-label={i18n._("Rename {name}", { name })} variant="default" onClick={onRename}>
        {i18n._("Rename")}
      </Button>
      <Button aria-label={i18n._("Remove {name}", { name })} variant="default" onClick={onRemove}>
        {i18n._("Remove")}
      </Button>
    </li>
  );
}
