/**
 * How long this page reuses a proof of the user's identity, ms. The server accepts it slightly
 * longer.
 */
const REUSE_MS = 9 * 60 * 1000;

let kept: { readonly proof: string; readonly until: number } | undefined;

export function keepIdentityProof(proof: string): void {
  kept = { proof, until: Date.now() + REUSE_MS };
}

export function keptIdentityProof(): string | undefined {
  return kept && kept.until > Date.now() ? kept.proof : undefined;
}
