import type {
  CellarFace,
  ChosenInvitation,
  GivenRole,
  ListedCellar,
  LogEntry,
  Member,
  NewCellar,
  OpenInvitation,
  ReceivedInvitation,
  Role,
} from "sync-protocol";

/** A user's place in a cellar. */
export interface Membership {
  readonly role: Role;
  /** A new one each time somebody joins; `null` for the owner of a personal cellar. */
  readonly membershipId: string | null;
}

/** A user who acts on a cellar. */
export interface Acting {
  readonly userId: string;
  readonly cellarId: string;
  /** Ms since 1970. */
  readonly at: number;
}

/** The cellar's counter after a change of its members [C8: order]. */
export interface Moved {
  readonly seq: number;
}

/** What a deleted cellar leaves to do. */
export interface DeletedCellar extends Moved {
  /** The ids of its photos, whose bytes still exist. */
  readonly objects: readonly string[];
  /** Its members, whose access has ended. */
  readonly members: readonly string[];
}

/**
 * Cellars and their members. Each change is one transaction, which locks the cellar, reads the role
 * of the user who acts, and takes the next `seq` of the cellar's counter. It rejects with `Refused`
 * and has no effect if the rules do not allow it [C7: decided inside].
 */
export interface MemberStore {
  /** `undefined` for an unknown cellar, and for one of others. */
  membershipOf(userId: string, cellarId: string): Promise<Membership | undefined>;
  /** The user's cellars: the personal one, then the others in the order of joining. */
  cellars(userId: string): Promise<readonly ListedCellar[]>;
  /** Makes a cellar, unless this user has made it already. */
  make(
    cellar: NewCellar,
    by: { readonly userId: string; readonly at: number; readonly membershipId: string },
  ): Promise<void>;
  edit(by: Acting, face: CellarFace): Promise<Moved>;
  /** Deletes a cellar with all its rows. Its id stays taken. */
  delete(by: Acting): Promise<DeletedCellar>;
  members(userId: string, cellarId: string): Promise<readonly Member[]>;
  /** The newest entry first. */
  log(userId: string, cellarId: string): Promise<readonly LogEntry[]>;
  leave(by: Acting): Promise<Moved>;
  remove(by: Acting, memberId: string): Promise<Moved>;
  changeRole(by: Acting, memberId: string, role: GivenRole): Promise<Moved>;
  /** Offers the cellar to one member. An earlier offer ends. */
  offer(by: Acting, memberId: string): Promise<Moved>;
  /** Makes the user the owner, if the owner offers it. A repeat changes nothing. */
  take(by: Acting): Promise<Moved>;
  /** Ends an offer. Without one, nothing happens. */
  withdraw(by: Acting): Promise<Moved>;
}

/** An invitation to store. */
export interface NewStoredInvitation {
  readonly id: string;
  readonly role: GivenRole;
  /** `undefined` if anyone with the link can accept. */
  readonly email: string | undefined;
  readonly tokenHash: string;
  readonly expiresAt: number;
}

/** A received invitation: by the hash of its token, or by its id in the user's list. */
export type FoundBy =
  | { readonly tokenHash: string }
  | Extract<ChosenInvitation, { readonly invitationId: string }>;

/** What the user accepted. */
export interface Joined extends Moved {
  readonly cellarId: string;
}

/** Invitations to cellars. Changes are like those of {@link MemberStore}. */
export interface InvitationStore {
  /** The open invitations of a cellar, oldest first. */
  open(userId: string, cellarId: string, now: number): Promise<readonly OpenInvitation[]>;
  /** Adds an invitation. It replaces an open one to the same e-mail. */
  add(by: Acting, invitation: NewStoredInvitation): Promise<Moved>;
  /** Gives an invitation a new token and time limit. The former token is then unknown. */
  renew(
    by: Acting,
    renewed: Pick<NewStoredInvitation, "id" | "tokenHash" | "expiresAt">,
  ): Promise<OpenInvitation>;
  revoke(by: Acting, invitationId: string): Promise<Moved>;
  /** The open invitations to the user's confirmed e-mail. */
  receivedBy(userId: string, now: number): Promise<readonly ReceivedInvitation[]>;
  show(userId: string, tokenHash: string, now: number): Promise<ReceivedInvitation>;
  /** Uses an invitation up and adds the member. A repeat by the same member changes nothing. */
  accept(
    by: { readonly userId: string; readonly at: number; readonly membershipId: string },
    found: FoundBy,
  ): Promise<Joined>;
  decline(by: { readonly userId: string; readonly at: number }, found: FoundBy): Promise<Joined>;
  /** Forgets expired invitations. */
  sweep(now: number): Promise<void>;
}
