import { Button } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { CALLS, type ListedPasskey, type Proof } from "sync-protocol";
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

/** The user's passkeys: add, rename and remove them. You need to be online. */
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
      title: "Passkey removed",
      description: `${name} no longer signs you in. Your device may still list it.`,
    });
  };

  return (
    <section className={profile["card"]}>
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        Passkeys
      </h2>
      <p className={profile["quiet"]}>
        Sign in with your finger, your face or your device&rsquo;s PIN, without a password.
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
          Add a Passkey
        </Button>
      ) : (
        <p className={profile["quiet"]}>This browser can&rsquo;t use passkeys here.</p>
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
          action="Remove Passkey"
          act={(proof) => remove(removing, proof)}
          email={email}
          fallback="Failed to remove the passkey. Please try again."
          keep="Keep It"
          pendingAction="Removing..."
          title={`Remove ${removing.name}?`}
          ways={ways}
          onKeep={() => {
            setRemoving(undefined);
          }}
        >
          <p>It will no longer sign you in.</p>
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
          Added {dateInWords(createdAt)},{" "}
          {usedAt === null ? "not used yet" : `last used ${dateInWords(usedAt)}`}
        </p>
      </div>
      <Button aria-label={`Rename ${name}`} variant="default" onClick={onRename}>
        Rename
      </Button>
      <Button aria-label={`Remove ${name}`} variant="default" onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}
