import type {
  Assertion,
  Attestation,
  CellarChange,
  Holdings,
  KeptPlace,
  LabelReading,
  ListedPasskey,
  ListedToken,
  Noop,
  OpResult,
  PairAnswer,
  PasskeyTransport,
  PlaceFacts,
  PlaceRow,
  User,
  Verdict,
  Wine,
  WineRow,
} from "sync-protocol";

/** The result of one change, kept so that a repeat gets the same answer (rule I2). */
export interface StoredResult {
  /** What the key is bound to: a digest of method, path and canonical body (rule I3). */
  readonly fingerprint: string;
  /** The wine as it was answered; `undefined` where none was, and once it has been dropped. */
  readonly answer: Wine | undefined;
  readonly verdict: Verdict;
}

/** A change on its way into the store. */
export interface Submission {
  /** The idempotency key, unique per person; `undefined` for a plain call without one. */
  readonly key: string | undefined;
  readonly fingerprint: string;
  readonly change: CellarChange | Noop;
  /** Its place in its device's order; `undefined` when it came alone. */
  readonly opNo: number | undefined;
}

/** What {@link Decide} gets to see: everything it needs, loaded in the same transaction. */
export interface LoadedFacts {
  readonly userId: string;
  /** The wine the change is about, `undefined` when this person has none of that id. */
  readonly wine: Wine | undefined;
  readonly bottleIdTaken: boolean;
  readonly photoKnown: boolean;
  /** What the person's cellar holds; none of it for a change that adds nothing. */
  readonly holds: Holdings;
  /** What a change of a place needs to know. */
  readonly places: PlaceFacts;
}

/** The pure decision that the store runs between load and write. */
export type Decide = (change: CellarChange, facts: LoadedFacts) => Decision;

/** What to write and what to remember: neither `wine` nor `place` where nothing changes. */
export interface Decision {
  readonly wine: Wine | undefined;
  readonly place?: KeptPlace | undefined;
  /** The wine as it then is; `undefined` where the change is refused. */
  readonly answer: Wine | undefined;
  /** The verdict, given the `seq` that the record's row has once this decision is written. */
  readonly verdict: (seq: number) => Verdict;
}

/** Changes of one person that belong together: one push, or one documented call. */
export interface Batch {
  readonly userId: string;
  readonly submissions: readonly Submission[];
  readonly device: { readonly id: string; readonly ackThrough: number } | undefined;
  /** The store that the device last read from, to be checked inside the transaction (rule E1). */
  readonly epoch: string | null;
}

/** How a batch ended; only `done` had any effect. */
export type BatchOutcome =
  | {
      readonly kind: "done";
      /** One for each submission that ran or was a repeat, in order. */
      readonly results: readonly StoredResult[];
      /** The present rows of the wines that the submissions touched. */
      readonly rows: readonly WineRow[];
      /** The same of places. */
      readonly places: readonly PlaceRow[];
      /** The person's counter before the batch. */
      readonly since: number;
      /** The person's counter after the batch. */
      readonly seq: number;
      /** The push op that failed to run, by index; it and what follows took no effect (P7). */
      readonly failure: { readonly at: number; readonly cause: unknown } | undefined;
    }
  | { readonly kind: "gap"; readonly expected: number }
  | { readonly kind: "cloned" }
  | { readonly kind: "epoch-changed" }
  /** The device has settled too few of the changes that it has sent (rule O5). */
  | { readonly kind: "unsettled" }
  /** The key of a plain call is bound to another request (I3); an op is refused by its verdict. */
  | { readonly kind: "key-reused" };

/** One page of a person's changes, from one read transaction. */
export interface ChangesPage {
  readonly rows: readonly WineRow[];
  readonly places: readonly PlaceRow[];
  readonly cursor: number;
  readonly hasMore: boolean;
  readonly results: readonly OpResult[];
}

/**
 * The wines of everyone. Each operation is one whole transaction, so that any database with
 * transactions can stand behind it; acknowledged changes survive a power cut.
 */
export interface CellarStore {
  /** The name of this history of the store (rule E1). */
  readonly epoch: string;
  /**
   * Loads, decides and writes a batch in one transaction, a savepoint for each submission. Where
   * the store itself fails, full, locked or damaged, it rejects, and nothing of the batch stands.
   */
  apply(batch: Batch, decide: Decide): Promise<BatchOutcome>;
  /** `undefined` when `since` lies beyond the person's counter: another epoch (rule E1). */
  changesSince(query: {
    readonly userId: string;
    readonly since: number;
    readonly limit: number;
    readonly deviceId: string | undefined;
  }): Promise<ChangesPage | undefined>;
  /**
   * The person's wines in the order in which they were added, in parts of which each takes a few
   * milliseconds: others are served in between. A wine is as it was when its part was read.
   */
  wines(
    userId: string,
    options: { readonly includeArchived: boolean },
  ): AsyncIterable<readonly Wine[]>;
  /** The same wines as the parts of one JSON text, for whoever only passes them on. */
  winesText(userId: string, options: { readonly includeArchived: boolean }): AsyncIterable<string>;
  /** One wine, `undefined` when the person has none of that id. */
  wine(userId: string, wineId: string): Promise<Wine | undefined>;
}

/** A person with the stored credential; never leaves the use cases. */
export interface Account extends User {
  readonly passwordHash: string;
}

/** A link that sets a new password, as it is kept. */
export interface ResetLink {
  readonly tokenHash: string;
  readonly sentAt: number;
  readonly expiresAt: number;
}

/** A link that undoes a change of the e-mail, as it is kept. */
export interface EmailUndo {
  readonly tokenHash: string;
  readonly changedAt: number;
  readonly expiresAt: number;
}

/** Who may sign in. E-mails are compared without case; all times are milliseconds since 1970. */
export interface AccountStore {
  /** `undefined` when the e-mail is taken, or was within the time in which a change is undone. */
  create(account: Account, now: number): Promise<User | undefined>;
  byEmail(email: string): Promise<Account | undefined>;
  byId(id: string): Promise<Account | undefined>;
  /**
   * Sets the e-mail and drops all reset links; the e-mail of before is the answer, and is kept for
   * `undo` unless only its case has changed. `undefined` where another person has the e-mail, or had
   * it and may yet undo their change.
   */
  changeEmail(id: string, email: string, undo: EmailUndo): Promise<string | undefined>;
  /**
   * Gives a person back the e-mail that the link was sent to, sets the password's hash, and drops
   * all reset links, those that undo a later change, passkeys, the second factor, access tokens, and a
   * deletion that is to come, in one step; `undefined` without such a link.
   */
  undoEmailChange(tokenHash: string, passwordHash: string, now: number): Promise<User | undefined>;
  /** Sets the password, and drops all reset links and access tokens; `false` when `from` is no longer stored. */
  changePassword(id: string, from: string, to: string): Promise<boolean>;
  /** The same where `to` is no password, unless there is no passkey: then nothing is done. */
  removePassword(
    id: string,
    from: string,
    to: string,
  ): Promise<"removed" | "last" | "other password">;
  /** Replaces the hash of an unchanged password; does nothing when `from` is no longer stored. */
  renewHash(id: string, from: string, to: string): Promise<void>;
  /** Adds a reset link beside those that hold; `false` when that would be more than `most`. */
  addResetLink(id: string, link: ResetLink, most: number): Promise<boolean>;
  /**
   * Sets the password for one of the links and drops them all, passkeys, access tokens, and a
   * deletion that is to come, in one step; the person, or `undefined` where there is no such link.
   */
  resetPassword(tokenHash: string, passwordHash: string, now: number): Promise<User | undefined>;
}

/** A person as whoever runs the server sees them. Times are milliseconds since 1970. */
export interface PersonInList extends Account {
  readonly createdAt: number;
  readonly wines: number;
  readonly photoBytes: number;
  /** When they were last seen; `undefined` for who is signed in nowhere. */
  readonly usedAt: number | undefined;
  /** When the account is to be deleted; `undefined` for one that stays. */
  readonly deletedAt: number | undefined;
}

/** The people of a server, for whoever runs it. */
export interface PeopleStore {
  /** Everybody, by when they came. */
  list(): Promise<readonly PersonInList[]>;
  /** Sets the password's hash, drops every link, and ends every session and access token. */
  shutOut(id: string, passwordHash: string): Promise<void>;
}

/** What is kept of an account that is to be deleted. Times are milliseconds since 1970. */
export interface AccountDeletion {
  readonly userId: string;
  readonly tokenHash: string;
  readonly requestedAt: number;
  /** From when on everything may go; the link takes it back before. */
  readonly dueAt: number;
}

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
  /** `last`, and nothing done, where it is the only one and what is kept as the password's hash `needsOne`. */
  remove(
    userId: string,
    id: string,
    needsOne: (passwordHash: string) => boolean,
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

/** Accounts on their way out, and the ids of those that are gone: their devices have yet to hear. */
export interface DeletionStore {
  /**
   * Notes a deletion, and lets nobody in meanwhile: no password, no reset link, no session, no access
   * token. `false`, and nothing done, when the person has another password by now.
   */
  request(deletion: AccountDeletion, passwordHash: string): Promise<boolean>;
  /** Drops the deletion of this link before it is due, and lets the password in again; whose it was. */
  cancel(tokenHash: string, now: number): Promise<string | undefined>;
  /** Whose deletion is due at `now` and not done. */
  due(now: number): Promise<readonly string[]>;
  /** The ids of a person's objects. */
  objectsOf(userId: string): Promise<readonly string[]>;
  /**
   * Removes a person and all that is theirs in one step, but for the note that they are gone, and
   * gives the ids of the objects that they had, whose bytes are still kept.
   */
  remove(userId: string, now: number): Promise<readonly string[]>;
  /** Which of these people are gone or to go. */
  among(userIds: readonly string[]): Promise<readonly string[]>;
  /** Forgets who was gone before a moment. */
  sweep(doneBefore: number): Promise<void>;
}

/** A session that lives. Times are milliseconds since 1970. */
export interface LivingSession {
  readonly userId: string;
  /** When it began or was last renewed. */
  readonly usedAt: number;
}

/** A use of a session that lets it live on. */
export interface SessionUse {
  readonly idHash: string;
  /** Names what it runs on, for the person; where it is empty, the name of before stays. */
  readonly device: string;
  readonly usedAt: number;
  readonly expiresAt: number;
}

/** A session at its first use. */
export interface NewSession extends SessionUse {
  readonly userId: string;
  /** Under which the person sees it in a list; it opens nothing. */
  readonly id: string;
  /** When it ends whatever its use. */
  readonly endsBy: number;
}

/** A session as its person sees it. */
export interface SessionInList {
  readonly id: string;
  readonly idHash: string;
  readonly device: string;
  readonly beganAt: number;
  readonly usedAt: number;
}

/** Sessions by the hash of their random id. */
export interface SessionStore {
  read(idHash: string, now: number): Promise<LivingSession | undefined>;
  /**
   * Begins a session for whoever has proved to know the password of this hash; `false`, and nothing
   * begun, when the person has another by now. Of a sign-in and a new password at the same moment,
   * the password wins.
   */
  begin(session: NewSession, passwordHash: string): Promise<boolean>;
  /** Lets a session live on, not beyond the end it began with; one that has ended stays so. */
  renew(use: SessionUse): Promise<void>;
  /** The person's sessions that live at `now`. */
  list(userId: string, now: number): Promise<readonly SessionInList[]>;
  end(idHash: string): Promise<void>;
  /** Ends every session of a person but the one named, if any. */
  endAll(userId: string, exceptIdHash?: string): Promise<void>;
  sweep(now: number): Promise<void>;
}

/** Names an object: whose it is, and which of theirs. */
export interface ObjectName {
  readonly userId: string;
  readonly id: string;
}

/** One upload, from the promise of an address to the finished photo. */
export interface ObjectRecord extends ObjectName {
  readonly state: "promised" | "finalized";
  readonly createdAt: number;
}

/** From which moments on objects are no longer kept, ms since 1970. */
export interface StaleBefore {
  /** Promised before this moment, and never finalized. */
  readonly promised: number;
  /** Finalized, and since before this moment known to be shown by no wine. */
  readonly unused: number;
}

/** Whose objects there are; the bytes are in {@link ObjectBytes}. */
export interface ObjectStore {
  promise(object: ObjectName, now: number): Promise<void>;
  /** `undefined` where the person has no object of that id. */
  find(object: ObjectName): Promise<ObjectRecord | undefined>;
  /** Notes how many bytes are kept of an object. */
  noteBytes(object: ObjectName, bytes: number): Promise<void>;
  /** Notes how many bytes it came to; `false` when the object has been forgotten meanwhile. */
  finalize(object: ObjectName, bytes: number): Promise<boolean>;
  /** The bytes of all objects of a person; one promised since a moment counts as `reserved`. */
  bytesOf(
    userId: string,
    promised: { readonly since: number; readonly reserved: number },
  ): Promise<number>;
  /** Everybody who may have objects, some at a time: as many as are looked through in one go. */
  owners(): AsyncIterable<readonly string[]>;
  /** Finalized objects of these people of which nobody noted how many bytes they came to. */
  unweighed(owners: readonly string[]): Promise<readonly ObjectName[]>;
  /**
   * Notes which finalized objects of these people no wine shows at `now`, and gives those of the
   * moments before.
   */
  stale(
    owners: readonly string[],
    now: number,
    before: StaleBefore,
  ): Promise<readonly ObjectRecord[]>;
  /** Forgets an object unless a wine has come to show it meanwhile; says whether it did. */
  forget(object: ObjectName): Promise<boolean>;
}

/** Bytes of uploads and photos, by name; a folder, or any object storage. */
export interface ObjectBytes {
  /** Writes the stream whole or not at all; `too-large` above `maxBytes`, and nothing is kept. */
  write(
    name: string,
    bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    maxBytes: number,
  ): Promise<"written" | "too-large">;
  /** `undefined` when there is nothing of that name. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** How many bytes there are of that name; none where there is nothing. */
  size(name: string): Promise<number>;
  remove(name: string): Promise<void>;
  /** Resolves where bytes can be kept now; throws, with the reason, where they can't. */
  probe(): Promise<void>;
}

/** Turns what people upload into what we serve, one photo at a time. */
export interface PhotoProcessor {
  /** Runs a task with the tools when it is this person's turn; those who wait take turns. */
  inTurn<T>(userId: string, task: (tools: PhotoTools) => Promise<T>): Promise<T>;
  /** Resolves where photos can be made on this machine; throws, with the reason, where none can. */
  probe(): Promise<void>;
}

/** What makes a photo, within bounds of pixels, memory and time. */
export interface PhotoTools {
  /**
   * An upright JPEG without metadata; `unreadable` when the bytes are not an image we can read,
   * `too-demanding` when that would exceed the bounds.
   */
  develop(raw: Uint8Array): Promise<Uint8Array | "unreadable" | "too-demanding">;
  /** The photo scaled down to `width` pixels. */
  resize(photo: Uint8Array, width: number): Promise<Uint8Array>;
}

/** One e-mail, in both forms. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What it asks to open. */
  readonly link: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Slow hashing of passwords, bounded in how many run at once. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** `outdated` when the password is right and its hash should be made anew. */
  verify(hash: string, password: string): Promise<"right" | "outdated" | "wrong">;
}

/** An AI service gave nothing, which was reported. */
export interface AiFailure {
  readonly kind: "failed";
}

export interface LabelReader {
  /** Reads a JPEG of a label, in base64. */
  read(image: string): Promise<LabelReading | AiFailure>;
}

export interface Sommelier {
  /** Picks from `wines`; the answer names only wines that were offered. */
  pair(meal: string, wines: readonly Wine[]): Promise<PairAnswer | AiFailure>;
}

/** How far one batch has moved a person's cellar. */
export type CellarMove = Pick<
  Extract<BatchOutcome, { readonly kind: "done" }>,
  "since" | "seq" | "rows" | "places"
>;

/** All that is known of a move of which only the counter was heard. */
export type HeardMove = CellarMove | Pick<CellarMove, "seq">;

/** What one process of a server tells the others. */
export type Notice =
  | { readonly kind: "moved"; readonly userId: string; readonly move: HeardMove }
  | { readonly kind: "session-ended"; readonly idHash: string }
  | {
      readonly kind: "sessions-ended";
      readonly userId: string;
      readonly exceptIdHash: string | undefined;
    };

/**
 * Carries notices between the processes of one server, to each but the one that sent it. One may get
 * lost: whoever hears them must come to know otherwise, if later.
 */
export interface Notices {
  send(notice: Notice): void;
  /** Calls `hear` for each notice of another process, for as long as this one runs. */
  onNotice(hear: (notice: Notice) => void): void;
}

/** Counts attempts, for one process or for all of a server together. */
export interface Attempts {
  /** Adds `weight` to what is counted under `key`, which begins anew `perSeconds` after its first. */
  count(
    key: string,
    weight: number,
    perSeconds: number,
  ): Promise<{ readonly attempts: number; readonly endsInMs: number }>;
}

/** Deals out work that one process of a server is to do, and the others are not. */
export interface Turns {
  /** Whether it is for this process to do `job` now, which is due again `everyMs` later. */
  take(job: string, now: number, everyMs: number): Promise<boolean>;
}

/** Tells whoever listens that a person's cellar has moved. */
export interface LiveFeed {
  publish(userId: string, move: HeardMove): void;
  /** Calls `hear` for each later move; the returned function stops it. */
  subscribe(userId: string, hear: (move: HeardMove) => void): () => void;
}

/** A request that is over. */
export interface EndedRequest {
  /** The contract's name of what was asked for, or what else it was. */
  readonly call: string;
  readonly status: number;
  /** From its headers to the last byte of its answer, in milliseconds. */
  readonly tookMs: number;
}

/** What became of a change of a wine. */
export interface AnsweredChange {
  /** Whether it came with others in a push, or by a call of its own. */
  readonly sent: "pushed" | "called";
  readonly verdict: Verdict["kind"];
  /** Why it was refused. */
  readonly code?: string;
}

/** Counts what happens on the server, never to whom. */
export interface Meter {
  answered(request: EndedRequest): void;
  /** A change of a wine was answered. */
  decided(change: AnsweredChange): void;
}
