import { useState } from "react";
import type { Proof, WaysIn } from "sync-protocol";

/** How somebody who is signed in shows once more that it is they. */
export interface ProofChoice {
  readonly isPassword: boolean;
  /** Whether there is another way than the one chosen. */
  readonly hasOther: boolean;
  readonly chooseOther: () => void;
  /** The proof, of the password that was typed or of the passkey that is asked for now. */
  readonly show: (password: string) => Promise<Proof>;
}

/** Keeps by what a person shows that it is they: the password where there is one, until they choose. */
export function useProof({ hasPassword, passkeys }: WaysIn): ProofChoice {
  const [prefersPasskey, setPrefersPasskey] = useState(false);
  const isPassword = hasPassword && !prefersPasskey;
  return {
    isPassword,
    hasOther: hasPassword && passkeys.length > 0,
    chooseOther() {
      setPrefersPasskey(isPassword);
    },
    async show(password) {
      if (isPassword) return { password };
      const { askPasskey } = await import("./passkeys.ts");
      return { passkey: await askPasskey() };
    },
  };
}
