import { useState } from "react";
import { CALLS, type Proof, type WaysIn } from "sync-protocol";
import { callServer } from "../../../server/callServer.ts";
import { goToProvider } from "./goToProvider.ts";
import { keptIdentityProof } from "./identityProof.ts";

/** How somebody who is signed in shows once more that it is they. */
export interface ProofChoice {
  readonly isPassword: boolean;
  /** The identity provider, where nothing else lets them in. */
  readonly provider: string | null;
  /** Whether there is another way than the one chosen. */
  readonly hasOther: boolean;
  readonly chooseOther: () => void;
  /**
   * The proof: of the password that was typed, of the passkey that is asked for now, or of the identity
   * provider, to which the browser goes for it unless it has just been there.
   */
  readonly show: (password: string) => Promise<Proof>;
}

/** Keeps by what a person shows that it is they: the password where there is one, until they choose. */
export function useProof({
  hasPassword,
  passkeys,
  identity,
  identityProvider,
}: WaysIn): ProofChoice {
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
