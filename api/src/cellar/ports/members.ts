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

export interface Membership {
  readonly role: Role;
  /** A new id each time the user joins; `null` for the owner of a personal cellar. */
  readonly membershipId: string | null;
}

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

export interface CellarSeq extends CellarCounter {
  readonly cellarId: string;
}

export interface DeletedCellar extends CellarCounter {
  /** Ids of photos whose bytes must be deleted. */
  readonly objects: readonly string[];
}

export interface RenewedInvitation extends CellarCounter {
  readonly invitation: OpenInvitation;
}

/**
 * Cellars and their members. Each change is one transaction. The transaction locks the cellar,
 * reads the user's role and increments the cellar's counter. A change that the rules forbid rejects
 * with `Refused` and writes nothing [C7: one decision].
 */
export interface MemberStore {
  /** `undefined` for an unknown cellar, or if the user is not a member. */
  membershipOf(userId: string, cellarId: string): Promise<Membership | undefined>;
  /** The user's cellars: the personal cellar first, then the others in the order of joining. */
  cellars(userId: string): Promise<readonly ListedCellar[]>;
  /** Up to {@link ENDED_MAX} former cellars of the user, the newest first. */
  ended(userId: string): Promise<readonly EndedMembership[]>;
  /** `undefined` for a personal cellar without a name and for an unknown cellar. */
  nameOf(cellarId: string): Promise<string | undefined>;
  /** Creates a cellar. A repeat by the same user does nothing. */
  make(
    cellar: NewCellar,
    by: { readonly userId: string; readonly at: number; readonly membershipId: string },
  ): Promise<void>;
  edit(by: Actor, appearance: CellarAppearance): Promise<CellarCounter>;
  /** Deletes a cellar with all its rows. The cellar's id cannot be used again. */
  delete(by: Actor): Promise<DeletedCellar>;
  members(userId: string, cellarId: string): Promise<readonly Member[]>;
  /** The newest entry comes first. */
  log(userId: string, cellarId: string): Promise<readonly LogEntry[]>;
  leave(by: Actor): Promise<CellarCounter>;
  remove(by: Actor, memberId: string): Promise<CellarCounter>;
  changeRole(by: Actor, memberId: string, role: GivenRole): Promise<CellarCounter>;
  /** Offers the ownership to a member. Replaces an earlier offer. */
  offer(by: Actor, memberId: string): Promise<CellarCounter>;
  /** Makes the user the owner, if the ownership was offered to them. A repeat changes nothing. */
  take(by: Actor): Promise<CellarCounter>;
  withdraw(by: Actor): Promise<CellarCounter>;
}

export interface NewStoredInvitation {
  readonly id: string;
  readonly role: GivenRole;
  /** `undefined` if anyone with the link can accept. */
  readonly email: string | undefined;
  readonly tokenHash: string;
  readonly expiresAt: number;
  /**
   * Why this server cannot send invitations by mail; `undefined` if it can.
   */
  readonly whyNotMailed: Refusal | undefined;
}

/** Finds a received invitation by its token's hash, or by its id in the user's list. */
export type FoundBy =
  | { readonly tokenHash: string }
  | Extract<ChosenInvitation, { readonly invitationId: string }>;

/** Invitations to cellars. Methods with an {@link Actor} work like those of {@link MemberStore}. */
export interface InvitationStore {
  /** The open invitations of a cellar, oldest first. */
  open(userId: string, cellarId: string, now: number): Promise<readonly OpenInvitation[]>;
  /** Adds an invitation. Replaces an open invitation to the same e-mail. */
  add(by: Actor, invitation: NewStoredInvitation): Promise<CellarCounter>;
  /** Gives an invitation a new token and expiry. The earlier token becomes invalid. */
  renew(
    by: Actor,
    renewal: Omit<NewStoredInvitation, "role" | "email">,
  ): Promise<RenewedInvitation>;
  revoke(by: Actor, invitationId: string): Promise<CellarCounter>;
  /** Open invitations to the user's confirmed e-mail. */
  receivedBy(userId: string, now: number): Promise<readonly ReceivedInvitation[]>;
  show(userId: string, tokenHash: string, now: number): Promise<ReceivedInvitation>;
  /**
   * Adds the user as a member and uses up the invitation. A repeat by the same member changes
   * nothing.
   */
  accept(
    by: { readonly userId: string; readonly at: number; readonly membershipId: string },
    found: FoundBy,
  ): Promise<CellarSeq>;
  decline(by: { readonly userId: string; readonly at: number }, found: FoundBy): Promise<CellarSeq>;
  /** Deletes expired invitations. */
  sweep(now: number): Promise<void>;
}
