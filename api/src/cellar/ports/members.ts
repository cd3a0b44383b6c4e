import type {
  CellarAppearance,
  EndedMembership,
  ChosenInvitation,
  GivenRole,
  ListedCellar,
  LogEntry,
  Member,
  NewCellar,
  OpenInvitation,
  ReceivedInvitation,
  Refusal,
  Role,
} from "sync-protocol";

/** A user's place in a cellar. */
export interface Membership {
  readonly role: Role;
  /** A new one each time somebody joins; `null` for the owner of a personal cellar. */
  readonly membershipId: string | null;
}

/** A user who acts on a cellar, and when. */
export interface Actor {
  readonly userId: string;
  readonly cellarId: string;
  /** Ms since 1970. */
  readonly at: number;
}

/** A cellar's counter after a change of its members [C8: order]. */
export interface CellarCounter {
  readonly seq: number;
}

/** A changed cellar and its counter. */
export interface CellarSeq extends CellarCounter {
  readonly cellarId: string;
}

/** What a deleted cellar leaves to do. */
export interface DeletedCellar extends CellarCounter {
  /** The ids of its photos, whose bytes still exist. */
  readonly objects: readonly string[];
}

/** An invitation that was sent again. */
export interface RenewedInvitation extends CellarCounter {
  readonly invitation: OpenInvitation;
}

/**
 * Cellars and their members. Each change is one transaction, which locks the cellar, reads the role
 * of the user who acts, and takes the next `seq` of the cellar's counter. It rejects with `Refused`
 * and has no effect if the rules do not allow it [C7: one decision].
 */
export interface MemberStore {
  /** `undefined` for an unknown cellar, and for one of others. */
  membershipOf(userId: string, cellarId: string): Promise<Membership | undefined>;
  /** The user's cellars: the personal one, then the others in the order of joining. */
  cellars(userId: string): Promise<readonly ListedCellar[]>;
  /** The cellars that the user was a member of, up to {@link ENDED_MAX}, the newest first. */
  ended(userId: string): Promise<readonly EndedMembership[]>;
  /** `undefined` for a personal cellar that was not named, and for an unknown cellar. */
  nameOf(cellarId: string): Promise<string | undefined>;
  /** Makes a cellar, unless this user has made it already. */
  make(
    cellar: NewCellar,
    by: { readonly userId: string; readonly at: number; readonly membershipId: string },
  ): Promise<void>;
  edit(by: Actor, appearance: CellarAppearance): Promise<CellarCounter>;
  /** Deletes a cellar with all its rows. Its id stays taken. */
  delete(by: Actor): Promise<DeletedCellar>;
  members(userId: string, cellarId: string): Promise<readonly Member[]>;
  /** The newest entry first. */
  log(userId: string, cellarId: string): Promise<readonly LogEntry[]>;
  leave(by: Actor): Promise<CellarCounter>;
  remove(by: Actor, memberId: string): Promise<CellarCounter>;
  changeRole(by: Actor, memberId: string, role: GivenRole): Promise<CellarCounter>;
  /** Offers the cellar to one member. An earlier offer ends. */
  offer(by: Actor, memberId: string): Promise<CellarCounter>;
  /** Makes the user the owner, if the owner offers it. A repeat changes nothing. */
  take(by: Actor): Promise<CellarCounter>;
  /** Ends an offer. Without one, nothing happens. */
  withdraw(by: Actor): Promise<CellarCounter>;
}

/** An invitation to store. */
export interface NewStoredInvitation {
  readonly id: string;
  readonly role: GivenRole;
  /** `undefined` if anyone with the link can accept. */
  readonly email: string | undefined;
  readonly tokenHash: string;
  readonly expiresAt: number;
  /** Why it is refused if it is for an e-mail. */
  readonly whyNotMailed: Refusal | undefined;
}

/** A received invitation: by the hash of its token, or by its id in the user's list. */
export type FoundBy =
  | { readonly tokenHash: string }
  | Extract<ChosenInvitation, { readonly invitationId: string }>;

/** Invitations to cellars. Changes are like those of {@link MemberStore}. */
export interface InvitationStore {
  /** The open invitations of a cellar, oldest first. */
  open(userId: string, cellarId: string, now: number): Promise<readonly OpenInvitation[]>;
  /** Adds an invitation. It replaces an open one to the same e-mail. */
  add(by: Actor, invitation: NewStoredInvitation): Promise<CellarCounter>;
  /** Gives an invitation a new token and time limit. The former token is then unknown. */
  renew(
    by: Actor,
    renewal: Omit<NewStoredInvitation, "role" | "email">,
  ): Promise<RenewedInvitation>;
  revoke(by: Actor, invitationId: string): Promise<CellarCounter>;
  /** The open invitations to the user's confirmed e-mail. */
  receivedBy(userId: string, now: number): Promise<readonly ReceivedInvitation[]>;
  show(userId: string, tokenHash: string, now: number): Promise<ReceivedInvitation>;
  /** Uses an invitation up and adds the member. A repeat by the same member changes nothing. */
  accept(
    by: { readonly userId: string; readonly at: number; readonly membershipId: string },
    found: FoundBy,
  ): Promise<CellarSeq>;
  decline(by: { readonly userId: string; readonly at: number }, found: FoundBy): Promise<CellarSeq>;
  /** Forgets expired invitations. */
  sweep(now: number): Promise<void>;
}
