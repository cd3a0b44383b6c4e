/** How long what was proved is good for here, in milliseconds: the server takes it a little longer. */
const HOLDS_MS = 9 * 60 * 1000;

let kept: { readonly proof: string; readonly until: number } | undefined;

/** Keeps what the identity provider's answer proved, in this page alone. */
export function keepIdentityProof(proof: string): void {
  kept = { proof, until: Date.now() + HOLDS_MS };
}

/** What was proved, as long as it holds. */
export function keptIdentityProof(): string | undefined {
  return kept && kept.until > Date.now() ? kept.proof : undefined;
}
