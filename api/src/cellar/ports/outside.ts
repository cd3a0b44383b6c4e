import type { LabelReading, PairAnswer, Places, Rating, Wine } from "sync-protocol";

/** One e-mail, in both forms. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What it asks to open. */
  readonly link: string;
  /** When its link stops working, in milliseconds since 1970: then there is no use in sending it. */
  readonly expiresAt?: number | undefined;
  /** Of a mail that nobody's act has called for. */
  readonly regular?: RegularMail;
}

/** What a mail that comes again and again says to mail programs. */
export interface RegularMail {
  /** Stays the same where it is sent again, so that a mailbox may show it once. */
  readonly messageId: string;
  /** The address at which one POST ends such mails (RFC 8058), and which shows a page for that. */
  readonly endAddress: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** An AI service gave nothing, which was reported. */
export interface AiFailure {
  readonly kind: "failed";
}

export interface LabelReader {
  /** Reads a JPEG of a label, in base64. */
  read(image: string): Promise<LabelReading | AiFailure>;
}

/** What a person once gave a wine with a dish. */
export interface OwnRating {
  readonly day: string;
  /** The dish, in their own words. */
  readonly meal: string;
  readonly rating: Rating;
}

/** The wines that a sommelier chooses from, and what is known beside them. */
export interface Offer {
  readonly wines: readonly Wine[];
  /** What the user once gave them with a dish, by the wine's id. */
  readonly ratings: ReadonlyMap<string, readonly OwnRating[]>;
  readonly places: Places;
  /** The current year, for drinking windows. */
  readonly year: number;
}

export interface Sommelier {
  /** Picks from the wines that are offered; the answer names no others. */
  pair(meal: string, offer: Offer): Promise<PairAnswer | AiFailure>;
}
