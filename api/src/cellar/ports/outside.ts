import type { LabelReading, PairAnswer, Places, Rating, Wine } from "sync-protocol";

/** One e-mail, as text and HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The link to open. */
  readonly link: string;
  /** When its link expires, ms since 1970. After that it is not sent. */
  readonly expiresAt?: number | undefined;
  /** Only in a mail that is sent regularly. */
  readonly regular?: RegularMail;
}

/** Headers of a regular mail. */
export interface RegularMail {
  /** The same in every retry, so that a mailbox can show it once. */
  readonly messageId: string;
  /** The address to unsubscribe: one POST (RFC 8058), or a page for a GET. */
  readonly endAddress: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** An AI service failed. The failure was reported. */
export interface AiFailure {
  readonly kind: "failed";
}

export interface LabelReader {
  /** Reads a JPEG of a label, in base64. */
  read(image: string): Promise<LabelReading | AiFailure>;
}

/** A user's rating of a wine with a dish. */
export interface OwnRating {
  readonly day: string;
  /** The dish in the user's words. */
  readonly meal: string;
  readonly rating: Rating;
}

/** The wines to choose from, with what is known about them. */
export interface Offer {
  readonly wines: readonly Wine[];
  /** The user's ratings with dishes, by the wine's id. */
  readonly ratings: ReadonlyMap<string, readonly OwnRating[]>;
  readonly places: Places;
  /** The current year, for drinking windows. */
  readonly year: number;
}

export interface Sommelier {
  /** Chooses from the offered wines only. */
  pair(meal: string, offer: Offer): Promise<PairAnswer | AiFailure>;
}
