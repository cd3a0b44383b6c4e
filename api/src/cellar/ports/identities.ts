/** A user's id at an identity provider. */
export interface Subject {
  readonly issuer: string;
  /** The issuer never gives it to another user. */
  readonly subject: string;
}

/** A linked identity. Times are ms since 1970. */
export interface Identity extends Subject {
  readonly userId: string;
  /** The provider's name for the user when it was linked, such as an e-mail. */
  readonly knownAs: string;
  readonly linkedAt: number;
  /** `null` before the first use. */
  readonly usedAt: number | null;
}

/** Linked identities: at most one per user and issuer. */
export interface IdentityStore {
  /**
   * Links an identity if the user's password hash is still this one. If the password changes at the
   * same moment, the new password wins. `known` if another user has the identity, or this user has
   * another one of that issuer.
   */
  link(identity: Identity, passwordHash: string): Promise<"linked" | "known" | "other password">;
  find(subject: Subject): Promise<Identity | undefined>;
  /** A user's identity at an issuer. */
  of(userId: string, issuer: string): Promise<Identity | undefined>;
  noteUse(subject: Subject, usedAt: number): Promise<void>;
  /**
   * `last`, without an effect, if the stored hash `needsOne` and there is no passkey. `unknown` if
   * the user has no identity of that issuer.
   */
  unlink(
    userId: string,
    issuer: string,
    needsOne: (passwordHash: string) => boolean,
  ): Promise<"unlinked" | "unknown" | "last">;
}

/** A sign-in request to the provider, against which its answer is checked. */
export interface AskedIdentity {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE verifier. The browser carries only its hash. */
  readonly verifier: string;
  /**
   * Earliest time of the user's sign-in at the provider, ms since 1970. `undefined` if an older one
   * is enough.
   */
  readonly since: number | undefined;
}

/** An identity as the provider confirms it. */
export interface ShownIdentity extends Subject {
  readonly email: string | undefined;
  /** The provider has verified the e-mail. */
  readonly isEmailVerified: boolean;
  readonly knownAs: string;
}

/** Why the provider cannot be used: it does not respond, or is not set up for this server. */
export interface ProviderFault {
  readonly fault: "unreachable" | "misconfigured";
}

/** An OpenID Connect provider. */
export interface IdentityProvider {
  readonly name: string;
  readonly issuer: string;
  /** The address to send the browser to. */
  addressFor(asked: AskedIdentity): Promise<{ readonly address: string } | ProviderFault>;
  /**
   * The identity in this answer, which is the query of the provider's redirect. `undefined` if the
   * answer is invalid, expired or for another request.
   */
  shownBy(answer: string, asked: AskedIdentity): Promise<ShownIdentity | ProviderFault | undefined>;
  /**
   * Where the browser ends its session at the provider; `undefined` if the provider has no such
   * page.
   */
  endAddress(): Promise<string | undefined>;
}
