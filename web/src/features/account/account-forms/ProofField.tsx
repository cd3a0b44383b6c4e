import { Button, type PasswordInputProps } from "@mantine/core";
import { i18n } from "../../../language/i18n.ts";
import { PasswordField } from "../../../ui/fields/PasswordField.tsx";
import profile from "../../../parts/server-forms/forms.module.css";
import { keptIdentityProof } from "./identityProof.ts";
import type { ProofChoice } from "./useProof.ts";

interface ProofFieldProps {
  readonly email: string;
  readonly proof: ProofChoice;
  readonly field: PasswordInputProps;
  readonly isFirst?: true;
}

export function ProofField({ email, proof, field, isFirst }: ProofFieldProps) {
  return (
    <>
      {proof.isPassword ? (
        <>
          {/* For password managers: the account that this password belongs to. */}
          <input hidden readOnly autoComplete="username" value={email} />
          <PasswordField
            autoComplete="current-password"
            data-autofocus={isFirst}
            label={i18n._("Password")}
            {...field}
          />
        </>
      ) : (
        <ProofNote proof={proof} />
      )}
      {proof.hasOther && (
        <Button className={profile["action"]} variant="default" onClick={proof.chooseOther}>
          {proof.isPassword ? i18n._("Use a Passkey Instead") : i18n._("Use the Password Instead")}
        </Button>
      )}
    </>
  );
}

export function ProofNote({ proof: { provider } }: { readonly proof: ProofChoice }) {
  return <p className={profile["quiet"]}>{noteOf(provider)}</p>;
}

function noteOf(provider: string | null): string {
  if (provider === null) return i18n._("Your device asks for your passkey when you go on.");
  return keptIdentityProof() === undefined
    ? i18n._("{provider} will ask you to sign in. Then come back here and try again.", { provider })
    : i18n._("{provider} has confirmed that it's you.", { provider });
}
