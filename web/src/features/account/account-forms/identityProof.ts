/** How long a proof is used here, ms; the server accepts it a little longer. */
const HOLDS_MS = 9 * 60 * 1000;

let kept: { readonly proof: string; readonly until: number } | undefined;

/** Keeps the identity provider's proof in this page's memory only. */
export function keepIdentityProof(proof: string): void {
  kept = { proof, until: Date.now() + HOLDS_MS };
}

/** The kept proof, until it expires. */
export function keptIdentityProof(): string | undefined {
  return kept && kept.until > Date.now() ? kept.proof : undefined;
}
