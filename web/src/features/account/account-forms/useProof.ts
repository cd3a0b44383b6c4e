import { useState } from "react";
import { CALLS, type Proof, type SignInOptions } from "sync-protocol";
import { callServer } from "../../../server/callServer.ts";
import { goToProvider } from "./goToProvider.ts";
import { keptIdentityProof } from "./identityProof.ts";

export interface ProofChoice {
  readonly isPassword: boolean;
  /** Name of the identity provider, if it is the only way to sign in. */
  readonly provider: string | null;
  readonly hasOther: boolean;
  readonly chooseOther: () => void;
  /**
   * Returns the proof: the typed password, a passkey requested now, or the identity provider's proof. For the
   * provider's proof the browser leaves the page, unless the user has just returned from the provider.
   */
  readonly show: (password: string) => Promise<Proof>;
}

/**
 * Chooses the kind of proof. Starts with the password if the account has one; the user can switch
 * to a passkey.
 */
export function useProof({
  hasPassword,
  passkeys,
  identity,
  identityProvider,
}: SignInOptions): ProofChoice {
  const [prefersPasskey, setPrefersPasskey] = useState(false);
  const isPassword = hasPassword && !prefersPasskey;
  const provider = !hasPassword && passkeys.length === 0 && identity ? identityProvider : null;
  return {
    isPassword,
    provider,
    hasOther: hasPassword && passkeys.length > 0,
    chooseOther() {
      setPrefersPasskey(isPassword);
    },
    async show(password) {
      if (isPassword) return { password };
      if (provider !== null) return showIdentity();
      const { askPasskey } = await import("./passkeys.ts");
      return { passkey: await askPasskey() };
    },
  };
}

async function showIdentity(): Promise<Proof> {
  const identityProof = keptIdentityProof();
  if (identityProof !== undefined) return { identityProof };
  return goToProvider(() => callServer(CALLS.beginIdentityProof, {}));
}
