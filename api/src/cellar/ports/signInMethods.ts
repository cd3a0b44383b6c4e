import type {
  Assertion,
  Attestation,
  ListedPasskey,
  ListedToken,
  PasskeyTransport,
} from "sync-protocol";

/** Times are ms since 1970. */
export interface AccessToken extends ListedToken {
  readonly userId: string;
  readonly secretHash: string;
}

/** The store of access tokens. Each token is found by the hash of its secret. */
export interface TokenStore {
  /**
   * Adds a token if the user's password hash is still `passwordHash` and the user has fewer than
   * `most` tokens. Rejects with `Refused` if the user's role in the cellar does not allow the
   * scopes.
   */
  add(
    token: AccessToken,
    passwordHash: string,
    most: number,
  ): Promise<"added" | "too many" | "other password">;
  /**
   * The valid token with this hash, or `undefined`. Scopes that the user's role no longer allows
   * are left out. A token is deleted when the user's membership ends.
   */
  find(secretHash: string, now: number): Promise<AccessToken | undefined>;
  noteUse(id: string, now: number): Promise<void>;
  /** The user's valid tokens, newest first, with the scopes that `find` returns. */
  list(userId: string, now: number): Promise<readonly ListedToken[]>;
  remove(userId: string, id: string): Promise<boolean>;
  /** Deletes expired tokens. */
  sweep(now: number): Promise<void>;
}

export interface Credential {
  /** In base64url, like `publicKey`. */
  readonly credentialId: string;
  /** In COSE format. */
  readonly publicKey: string;
  /** The number of uses; 0 if the authenticator does not count them. */
  readonly counter: number;
  /** How the browser connects to the authenticator. */
  readonly transports: readonly PasskeyTransport[];
}

export interface Passkey extends ListedPasskey, Credential {
  readonly userId: string;
}

export interface PasskeyStore {
  /**
   * Adds a passkey if the user's password hash is still `passwordHash` and the user has fewer than
   * `most` passkeys. `known` if the credential is already stored.
   */
  add(
    passkey: Passkey,
    passwordHash: string,
    most: number,
  ): Promise<"added" | "known" | "too many" | "other password">;
  find(credentialId: string): Promise<Passkey | undefined>;
  /**
   * Returns `false` and changes nothing if the passkey was deleted or its counter did not increase.
   */
  noteUse(use: {
    readonly id: string;
    readonly counter: number;
    readonly usedAt: number;
  }): Promise<boolean>;
  /** A user's passkeys, newest first. */
  list(userId: string): Promise<readonly Passkey[]>;
  rename(userId: string, id: string, name: string): Promise<Passkey | undefined>;
  /**
   * Returns `last` and deletes nothing if the user could not sign in without this passkey: there is
   * no other passkey, no identity of `issuer`, and their stored password hash shows, by `needsOne`,
   * that they have no password.
   */
  remove(
    userId: string,
    id: string,
    needsOne: (passwordHash: string) => boolean,
    issuer?: string,
  ): Promise<"removed" | "unknown" | "last">;
  any(): Promise<boolean>;
}

/** Used challenges. Each challenge can be used once. */
export interface ChallengeStore {
  /** `false` if the challenge was already used. */
  use(hash: string, expiresAt: number): Promise<boolean>;
  /** Deletes expired challenges. */
  sweep(now: number): Promise<void>;
}

export interface SecondFactor {
  readonly userId: string;
  /** The secret for one-time codes, encrypted. */
  readonly sealedSecret: string;
  readonly lastStep: number;
  readonly startedAt: number;
}

export interface SecondFactorStore {
  /**
   * Replaces the second factor and its recovery codes, given as hashes. Returns `false` and does
   * nothing if the user's password has changed.
   */
  begin(
    factor: SecondFactor & { readonly recoveryHashes: readonly string[] },
    passwordHash: string,
  ): Promise<boolean>;
  find(
    userId: string,
  ): Promise<(SecondFactor & { readonly recoveryCodesLeft: number }) | undefined>;
  /** `false` if a code of this time step or a later step was already used. */
  useStep(userId: string, step: number): Promise<boolean>;
  /** `false` if the user has no unused recovery code with this hash. */
  useRecoveryCode(userId: string, hash: string): Promise<boolean>;
  end(userId: string): Promise<boolean>;
}

export interface OneTimeCodes {
  newSecret(): Promise<string>;
  /** The address that an authenticator app opens or reads as a QR code. */
  addressOf(secret: string, email: string): Promise<string>;
  /**
   * The code's time step: the current step, or the one before or after; `undefined` for a wrong
   * code.
   */
  stepOf(secret: string, code: string, now: number): Promise<number | undefined>;
}

export interface PasskeyVerifier {
  /** Host name for which the passkeys are valid. */
  readonly site: string;
  /**
   * The signed challenge and the passkey's counter. `undefined` if `isOurs` rejects the challenge,
   * if the site, key or counter is wrong, or if the user was not verified.
   */
  checkAssertion(
    assertion: Assertion,
    passkey: Credential,
    isOurs: (challenge: string) => boolean,
  ): Promise<{ readonly challenge: string; readonly counter: number } | undefined>;
  /**
   * The new passkey and its challenge. Returns `undefined` in the same cases as `checkAssertion`.
   */
  checkAttestation(
    attestation: Attestation,
    isOurs: (challenge: string) => boolean,
  ): Promise<(Credential & { readonly challenge: string }) | undefined>;
}

/** Slow password hashing. The number of parallel hashes is limited. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** `outdated` if the password is right but should be hashed again. */
  verify(hash: string, password: string): Promise<"right" | "outdated" | "wrong">;
}
