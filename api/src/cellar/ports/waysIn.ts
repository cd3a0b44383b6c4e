import type {
  Assertion,
  Attestation,
  ListedPasskey,
  ListedToken,
  PasskeyTransport,
} from "sync-protocol";

/** An access token as it is kept. Times are milliseconds since 1970. */
export interface AccessToken extends ListedToken {
  readonly userId: string;
  readonly secretHash: string;
}

/** The access tokens that programs call with, by the hash of their secret. */
export interface TokenStore {
  /**
   * Adds a token to those that hold of a person who has proved to know the password of this hash. Of
   * several at once none is one more than `most`, and of a token and a new password at the same moment
   * the password wins.
   */
  add(
    token: AccessToken,
    passwordHash: string,
    most: number,
  ): Promise<"added" | "too many" | "other password">;
  /** `undefined` where there is none of that hash that holds at `now`. */
  find(secretHash: string, now: number): Promise<AccessToken | undefined>;
  noteUse(id: string, now: number): Promise<void>;
  /** The person's tokens that hold at `now`, the newest first. */
  list(userId: string, now: number): Promise<readonly ListedToken[]>;
  /** `false` where the person has none of that id. */
  remove(userId: string, id: string): Promise<boolean>;
  /** Removes those that no longer hold at `now`. */
  sweep(now: number): Promise<void>;
}

/** What a browser says of a passkey that it made, once that was found right. */
export interface Credential {
  /** In base64url, like the key. */
  readonly credentialId: string;
  /** In COSE's form. */
  readonly publicKey: string;
  /** How often it was used, where it counts that; 0 where it does not. */
  readonly counter: number;
  /** How a browser reaches it. */
  readonly transports: readonly PasskeyTransport[];
}

/** A passkey as it is kept. */
export interface Passkey extends ListedPasskey, Credential {
  readonly userId: string;
}

/** The passkeys that people sign in with. */
export interface PasskeyStore {
  /**
   * Adds a passkey to those of a person who has proved to know what is kept as their password's hash.
   * Of several at once none is one more than `most`, and of a passkey and a new password at the same
   * moment the password wins. `known` where somebody has that credential.
   */
  add(
    passkey: Passkey,
    passwordHash: string,
    most: number,
  ): Promise<"added" | "known" | "too many" | "other password">;
  find(credentialId: string): Promise<Passkey | undefined>;
  /** `false`, and nothing noted, where it is gone, or counts and its counter has been seen. */
  noteUse(use: {
    readonly id: string;
    readonly counter: number;
    readonly usedAt: number;
  }): Promise<boolean>;
  /** A person's passkeys, the newest first. */
  list(userId: string): Promise<readonly Passkey[]>;
  /** `undefined` where the person has none of that id. */
  rename(userId: string, id: string, name: string): Promise<Passkey | undefined>;
  /**
   * `last`, and nothing done, where it is the only one, what is kept as the password's hash `needsOne`,
   * and the person has no identity of `issuer`.
   */
  remove(
    userId: string,
    id: string,
    needsOne: (passwordHash: string) => boolean,
    issuer?: string,
  ): Promise<"removed" | "unknown" | "last">;
  /** Whether anybody has one. */
  any(): Promise<boolean>;
}

/** The challenges that have been answered, so that none is answered twice. */
export interface ChallengeStore {
  /** `false` where the challenge of this hash has been answered before. */
  use(hash: string, expiresAt: number): Promise<boolean>;
  /** Forgets those that can't be answered any more at `now`. */
  sweep(now: number): Promise<void>;
}

/** What is kept of a second factor. */
export interface SecondFactor {
  readonly userId: string;
  /** What its codes are made of, as the use cases sealed it. */
  readonly sealedSecret: string;
  /** The latest of which a code was used, counted in steps of time. */
  readonly lastStep: number;
  readonly startedAt: number;
}

/** The second factors of people whose password asks for a code as well. */
export interface SecondFactorStore {
  /**
   * Keeps a second factor in the place of another, with the hashes of its recovery codes; `false`, and
   * nothing kept, when the person has another password by now.
   */
  begin(
    factor: SecondFactor & { readonly recoveryHashes: readonly string[] },
    passwordHash: string,
  ): Promise<boolean>;
  find(
    userId: string,
  ): Promise<(SecondFactor & { readonly recoveryCodesLeft: number }) | undefined>;
  /** `false` where a code of this step, or of a later one, has been used. */
  useStep(userId: string, step: number): Promise<boolean>;
  /** `false` where the person has no recovery code of this hash left. */
  useRecoveryCode(userId: string, hash: string): Promise<boolean>;
  /** `false` where there is none. */
  end(userId: string): Promise<boolean>;
}

/** The codes that authenticator apps show (RFC 6238). */
export interface OneTimeCodes {
  newSecret(): Promise<string>;
  /** What an app opens, or reads as a QR code. */
  addressOf(secret: string, email: string): Promise<string>;
  /** The step of time that the code is of, now or right before or after; `undefined` for a wrong one. */
  stepOf(secret: string, code: string, now: number): Promise<number | undefined>;
}

/** Checks what browsers say of passkeys. */
export interface PasskeyVerifier {
  /** The host that passkeys are for. */
  readonly site: string;
  /**
   * The challenge that a passkey signed, and its counter then; `undefined` where it signed another
   * than `isOurs` knows, for another page, with another key, without its person, or with a counter that lags.
   */
  checkAssertion(
    assertion: Assertion,
    passkey: Credential,
    isOurs: (challenge: string) => boolean,
  ): Promise<{ readonly challenge: string; readonly counter: number } | undefined>;
  /** The passkey that was made, and for which challenge; `undefined` as above. */
  checkAttestation(
    attestation: Attestation,
    isOurs: (challenge: string) => boolean,
  ): Promise<(Credential & { readonly challenge: string }) | undefined>;
}

/** Slow hashing of passwords, bounded in how many run at once. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** `outdated` when the password is right and its hash should be made anew. */
  verify(hash: string, password: string): Promise<"right" | "outdated" | "wrong">;
}
