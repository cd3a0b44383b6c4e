export interface Subject {
  readonly issuer: string;
  /** The issuer never gives this id to another user. */
  readonly subject: string;
}

/** Times are ms since 1970. */
export interface Identity extends Subject {
  readonly userId: string;
  /** The provider's name for the user at the time of linking, such as an e-mail. */
  readonly knownAs: string;
  readonly linkedAt: number;
  /** `null` before the first use. */
  readonly usedAt: number | null;
}

/** Linked identities. A user has at most one per issuer. */
export interface IdentityStore {
  /**
   * Links an identity if the user's password hash is still `passwordHash`. `known` if another user
   * has the identity, or the user has another identity of the issuer.
   */
  link(identity: Identity, passwordHash: string): Promise<"linked" | "known" | "other password">;
  find(subject: Subject): Promise<Identity | undefined>;
  of(userId: string, issuer: string): Promise<Identity | undefined>;
  noteUse(subject: Subject, usedAt: number): Promise<void>;
  /**
   * Returns `last` and removes nothing if the user has no passkey and their stored password hash
   * shows, by `needsOne`, that they have no password. `unknown` if the user has no identity of the
   * issuer.
   */
  unlink(
    userId: string,
    issuer: string,
    needsOne: (passwordHash: string) => boolean,
  ): Promise<"unlinked" | "unknown" | "last">;
}

/** A sign-in request to the provider. The provider's answer is checked against this request. */
export interface IdentityRequest {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE verifier. The browser's address contains only the verifier's hash. */
  readonly verifier: string;
  /**
   * The user must have signed in at the provider after this time, ms since 1970. `undefined`: any
   * time.
   */
  readonly since: number | undefined;
}

export interface ProviderIdentity extends Subject {
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly knownAs: string;
}

/** The provider does not respond, or this server is not set up at the provider. */
export interface ProviderFault {
  readonly fault: "unreachable" | "misconfigured";
}

export interface IdentityProvider {
  readonly name: string;
  readonly issuer: string;
  /** The address at the provider that the browser opens. */
  addressFor(asked: IdentityRequest): Promise<{ readonly address: string } | ProviderFault>;
  /**
   * The identity in `answer`, the query of the provider's redirect. `undefined` if the answer is
   * invalid, expired or for another request.
   */
  identityIn(
    answer: string,
    asked: IdentityRequest,
  ): Promise<ProviderIdentity | ProviderFault | undefined>;
  /**
   * The page that ends the browser's session at the provider; `undefined` if the provider has none.
   */
  endAddress(): Promise<string | undefined>;
}
