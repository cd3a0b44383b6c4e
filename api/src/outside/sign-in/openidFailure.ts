import * as z from "zod/mini";

/** Why a sign-in with OpenID failed, for the log. Contains no user data. */
export interface OpenidFailure {
  readonly reason: string;
  readonly code?: string;
  readonly expected?: string;
  readonly received?: string;
}

/** The identity provider does not respond, or answers with a status of 500 or more. */
export class ProviderUnreachable extends Error {
  override readonly name = "ProviderUnreachable";
}

/** The identity provider's configuration makes sign-in impossible. The error message says why. */
export class ProviderMisconfigured extends Error {
  override readonly name = "ProviderMisconfigured";
}

const providersWordSchema = z.object({ error: z.string().check(z.regex(/^\w{1,60}$/)) });

const claimSchema = z.object({
  expected: z.string(),
  claim: z.enum(["iss", "aud"]),
  claims: z.object({ iss: z.unknown(), aud: z.unknown() }),
});

/** The OpenID library's error for an unexpected issuer in the provider's redirect. */
const issuerSchema = z.object({ expected: z.string(), parameters: z.instanceof(URLSearchParams) });

const algorithmSchema = z.union([
  z.object({ alg: z.string() }),
  z.pipe(
    z.object({ header: z.object({ alg: z.string() }) }),
    z.transform(({ header }) => header),
  ),
]);

export function failureOf(cause: unknown): OpenidFailure {
  if (!(cause instanceof Error)) return { reason: "unknown" };
  const causes = chainOf(cause);
  const reason = causes
    .flatMap((each) => (each instanceof Error ? each.message : []))
    .filter((message, at, all) => all.indexOf(message) === at)
    .join(": ");
  const word = providersWordSchema.safeParse(cause);
  return { reason, ...(word.success && { code: word.data.error }), ...differenceIn(causes) };
}

/**
 * Returns an error that explains the problem, if the library refused an ID token signed with a
 * shared secret.
 */
export function misconfiguredBy(cause: unknown): ProviderMisconfigured | undefined {
  for (const each of chainOf(cause)) {
    const { success, data } = algorithmSchema.safeParse(each);
    if (success && isShared(data.alg)) return signedWith(data.alg, cause);
  }
  return undefined;
}

export function isShared(algorithm: string): boolean {
  return algorithm.startsWith("HS");
}

export function signedWith(algorithm: string, cause?: unknown): ProviderMisconfigured {
  return new ProviderMisconfigured(
    `The provider signs ID tokens with ${algorithm}, a shared secret. ` +
      "Set it to an algorithm with a key pair, such as RS256 or ES256.",
    { cause },
  );
}

function differenceIn(causes: readonly unknown[]): Pick<OpenidFailure, "expected" | "received"> {
  for (const each of causes) {
    const ofClaim = claimSchema.safeParse(each);
    if (ofClaim.success) {
      const { expected, claim, claims } = ofClaim.data;
      return { expected, received: String(claims[claim]) };
    }
    const ofIssuer = issuerSchema.safeParse(each);
    if (ofIssuer.success) {
      const { expected, parameters } = ofIssuer.data;
      return { expected, received: parameters.get("iss") ?? "" };
    }
  }
  return {};
}

function chainOf(cause: unknown): readonly unknown[] {
  if (cause === undefined) return [];
  return [cause, ...(cause instanceof Error ? chainOf(cause.cause) : [])];
}
