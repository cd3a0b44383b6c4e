/** Who somebody is to the provider that says so. */
export interface Subject {
  readonly issuer: string;
  /** Never given to anybody else by that issuer. */
  readonly subject: string;
}

/** An identity as it is kept. Times are milliseconds since 1970. */
export interface Identity extends Subject {
  readonly userId: string;
  /** What the provider called the person when they linked it, such as an e-mail. */
  readonly knownAs: string;
  readonly linkedAt: number;
  /** `null` before its first use. */
  readonly usedAt: number | null;
}

/** The identities that people sign in with: of one person at most one of each issuer. */
export interface IdentityStore {
  /**
   * Adds an identity to a person who has proved to know what is kept as their password's hash; of an
   * identity and a new password at the same moment the password wins. `known` where somebody has that
   * identity, or this person another of that issuer.
   */
  link(identity: Identity, passwordHash: string): Promise<"linked" | "known" | "other password">;
  find(subject: Subject): Promise<Identity | undefined>;
  /** The identity of a person at an issuer. */
  of(userId: string, issuer: string): Promise<Identity | undefined>;
  noteUse(subject: Subject, usedAt: number): Promise<void>;
  /**
   * `last`, and nothing done, where what is kept as the password's hash `needsOne` and there is no
   * passkey; `unknown` where the person has none of that issuer.
   */
  unlink(
    userId: string,
    issuer: string,
    needsOne: (passwordHash: string) => boolean,
  ): Promise<"unlinked" | "unknown" | "last">;
}

/** What one browser is sent to the provider with, and what its answer is checked against. */
export interface AskedIdentity {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE; the provider sees its hash before, and itself from this server alone. */
  readonly verifier: string;
  /**
   * From when on the person must have shown the provider who they are, ms since 1970; `undefined` where
   * it may know that from before.
   */
  readonly since: number | undefined;
}

/** Who the provider says that somebody is. */
export interface ShownIdentity extends Subject {
  readonly email: string | undefined;
  /** The provider has checked that the e-mail is theirs. */
  readonly isEmailVerified: boolean;
  readonly knownAs: string;
}

/** Why nobody can sign in with the provider now: it does not answer, or is not set up for this server. */
export interface ProviderFault {
  readonly fault: "unreachable" | "misconfigured";
}

/** Who says who people are, by OpenID Connect. */
export interface IdentityProvider {
  readonly name: string;
  readonly issuer: string;
  /** Where a browser is sent. */
  addressFor(asked: AskedIdentity): Promise<{ readonly address: string } | ProviderFault>;
  /**
   * Who came back with this answer, the query of the address that the provider sent the browser to;
   * `undefined` where that is no answer of this provider to what was asked, or none that still holds.
   */
  shownBy(answer: string, asked: AskedIdentity): Promise<ShownIdentity | ProviderFault | undefined>;
  /** Where a browser ends its session at the provider as well; `undefined` where that offers none. */
  endAddress(): Promise<string | undefined>;
}
