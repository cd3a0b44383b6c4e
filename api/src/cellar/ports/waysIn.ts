import type {
  Assertion,
  Attestation,
  ListedPasskey,
  ListedToken,
  PasskeyTransport,
} from "sync-protocol";

/** A stored access token. Times are ms since 1970. */
export interface AccessToken extends ListedToken {
  readonly userId: string;
  readonly secretHash: string;
}

/** Access tokens by the hash of their secret. */
export interface TokenStore {
  /**
   * Adds a token if the user's password hash is still this one and there are fewer than `most`. If
   * the password changes at the same moment, the new password wins. Rejects with `Refused` if the
   * user's role in the cellar does not allow the scopes.
   */
  add(
    token: AccessToken,
    passwordHash: string,
    most: number,
  ): Promise<"added" | "too many" | "other password">;
  /**
   * `undefined` without a valid token of that hash. Its scopes are those that the user's role in
   * the cellar allows now. It is removed when the user's membership ends.
   */
  find(secretHash: string, now: number): Promise<AccessToken | undefined>;
  noteUse(id: string, now: number): Promise<void>;
  /** The user's valid tokens, newest first, with the scopes that `find` gives them. */
  list(userId: string, now: number): Promise<readonly ListedToken[]>;
  /** `false` if the user has none with that id. */
  remove(userId: string, id: string): Promise<boolean>;
  /** Removes expired tokens. */
  sweep(now: number): Promise<void>;
}

/** A new passkey as the browser reports it, after verification. */
export interface Credential {
  /** In base64url, like the key. */
  readonly credentialId: string;
  /** In COSE format. */
  readonly publicKey: string;
  /** The number of uses, or 0 if the authenticator does not count. */
  readonly counter: number;
  /** How a browser reaches it. */
  readonly transports: readonly PasskeyTransport[];
}

/** A stored passkey. */
export interface Passkey extends ListedPasskey, Credential {
  readonly userId: string;
}

/** The passkeys that people sign in with. */
export interface PasskeyStore {
  /**
   * Adds a passkey if the user's password hash is still this one and there are fewer than `most`.
   * If the password changes at the same moment, the new password wins. `known` if the credential
   * already exists.
   */
  add(
    passkey: Passkey,
    passwordHash: string,
    most: number,
  ): Promise<"added" | "known" | "too many" | "other password">;
  find(credentialId: string): Promise<Passkey | undefined>;
  /** `false`, without an effect, if the passkey is gone or its counter is not newer. */
  noteUse(use: {
    readonly id: string;
    readonly counter: number;
    readonly usedAt: number;
  }): Promise<boolean>;
  /** A user's passkeys, newest first. */
  list(userId: string): Promise<readonly Passkey[]>;
  /** `undefined` if the user has none with that id. */
  rename(userId: string, id: string, name: string): Promise<Passkey | undefined>;
  /**
   * Removes nothing and returns `last` if the user needs this passkey to sign in: it is the only
   * one, the user has no identity of `issuer`, and `needsOne` is true of the stored password hash.
   */
  remove(
    userId: string,
    id: string,
    needsOne: (passwordHash: string) => boolean,
    issuer?: string,
  ): Promise<"removed" | "unknown" | "last">;
  /** Whether any user has a passkey. */
  any(): Promise<boolean>;
}

/** Answered challenges, so that each is used once. */
export interface ChallengeStore {
  /** `false` if this challenge was already answered. */
  use(hash: string, expiresAt: number): Promise<boolean>;
  /** Forgets expired challenges. */
  sweep(now: number): Promise<void>;
}

/** A stored second factor. */
export interface SecondFactor {
  readonly userId: string;
  /** The secret of its codes, sealed by the use cases. */
  readonly sealedSecret: string;
  /** The time step of the last used code. */
  readonly lastStep: number;
  readonly startedAt: number;
}

/** Second factors of users whose password also needs a code. */
export interface SecondFactorStore {
  /**
   * Replaces the second factor and its recovery codes (hashes). `false`, without an effect, if the
   * user has another password by now.
   */
  begin(
    factor: SecondFactor & { readonly recoveryHashes: readonly string[] },
    passwordHash: string,
  ): Promise<boolean>;
  find(
    userId: string,
  ): Promise<(SecondFactor & { readonly recoveryCodesLeft: number }) | undefined>;
  /** `false` if a code of this step or a later one was used. */
  useStep(userId: string, step: number): Promise<boolean>;
  /** `false` if the user has no unused recovery code with this hash. */
  useRecoveryCode(userId: string, hash: string): Promise<boolean>;
  /** `false` without a second factor. */
  end(userId: string): Promise<boolean>;
}

/** Codes of authenticator apps (RFC 6238). */
export interface OneTimeCodes {
  newSecret(): Promise<string>;
  /** The address for an app to open, or to read as a QR code. */
  addressOf(secret: string, email: string): Promise<string>;
  /** The time step of the code: now, just before or just after; `undefined` for a wrong code. */
  stepOf(secret: string, code: string, now: number): Promise<number | undefined>;
}

/** Verifies answers of passkeys. */
export interface PasskeyVerifier {
  /** The host of the passkeys. */
  readonly site: string;
  /**
   * The signed challenge and the passkey's counter. `undefined` if the answer is for another
   * challenge than `isOurs` accepts, for another page, with another key, without user verification,
   * or with an old counter.
   */
  checkAssertion(
    assertion: Assertion,
    passkey: Credential,
    isOurs: (challenge: string) => boolean,
  ): Promise<{ readonly challenge: string; readonly counter: number } | undefined>;
  /** The new passkey and its challenge; `undefined` as for `checkAssertion`. */
  checkAttestation(
    attestation: Attestation,
    isOurs: (challenge: string) => boolean,
  ): Promise<(Credential & { readonly challenge: string }) | undefined>;
}

/** Slow password hashing, with a limit on parallel hashes. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** `outdated` if the password is right but needs a new hash. */
  verify(hash: string, password: string): Promise<"right" | "outdated" | "wrong">;
}
