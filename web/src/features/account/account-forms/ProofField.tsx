import { Button, type PasswordInputProps } from "@mantine/core";
import { PasswordField } from "../../../ui/fields/PasswordField.tsx";
import profile from "./cards.module.css";
import { keptIdentityProof } from "./identityProof.ts";
import type { ProofChoice } from "./useProof.ts";

interface ProofFieldProps {
  readonly email: string;
  readonly proof: ProofChoice;
  /** Of the field for the password. */
  readonly field: PasswordInputProps;
  /** The keyboard is in that field at once. */
  readonly isFirst?: true;
}

/** Asks who is signed in for the password, or for a passkey, before what only the owner of the account may do. */
export function ProofField({ email, proof, field, isFirst }: ProofFieldProps) {
  return (
    <>
      {proof.isPassword ? (
        <>
          {/* Tells password managers whose password this is. */}
          <input hidden readOnly autoComplete="username" value={email} />
          <PasswordField
            autoComplete="current-password"
            data-autofocus={isFirst}
            label="Password"
            {...field}
          />
        </>
      ) : (
        <ProofNote proof={proof} />
      )}
      {proof.hasOther && (
        <Button className={profile["action"]} variant="default" onClick={proof.chooseOther}>
          {proof.isPassword ? "Use a Passkey Instead" : "Use the Password Instead"}
        </Button>
      )}
    </>
  );
}

/** Says what is asked for once the person goes on, where that is no password. */
export function ProofNote({ proof: { provider } }: { readonly proof: ProofChoice }) {
  return <p className={profile["quiet"]}>{noteOf(provider)}</p>;
}

function noteOf(provider: string | null): string {
  if (provider === null) return "Your device asks for your passkey when you go on.";
  return keptIdentityProof() === undefined
    ? `${provider} will ask you to sign in. Then come back here and try again.`
    : `${provider} has confirmed that it's you.`;
}
