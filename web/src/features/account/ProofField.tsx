import { Button, type PasswordInputProps } from "@mantine/core";
import { PasswordField } from "../../ui/PasswordField.tsx";
import profile from "./ProfilePage.module.css";
import type { ProofChoice } from "./useProof.ts";

interface ProofFieldProps {
  readonly email: string;
  readonly proof: ProofChoice;
  /** Of the field for the password. */
  readonly field: PasswordInputProps;
}

/** Asks who is signed in for the password, or for a passkey, before what can't be left to whoever sits there. */
export function ProofField({ email, proof, field }: ProofFieldProps) {
  return (
    <>
      {proof.isPassword ? (
        <>
          {/* Tells password managers whose password this is. */}
          <input hidden readOnly autoComplete="username" value={email} />
          <PasswordField autoComplete="current-password" label="Password" {...field} />
        </>
      ) : (
        <p className={profile["quiet"]}>Your device asks for your passkey when you go on.</p>
      )}
      {proof.hasOther && (
        <Button className={profile["action"]} variant="default" onClick={proof.chooseOther}>
          {proof.isPassword ? "Use a Passkey Instead" : "Use the Password Instead"}
        </Button>
      )}
    </>
  );
}
