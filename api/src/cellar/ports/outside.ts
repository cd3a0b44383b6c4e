import type { LabelReading, Language, PairAnswer, Places, Rating, Wine } from "sync-protocol";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly link: string;
  /** When the link expires, ms since 1970. The mail is not sent after that. */
  readonly expiresAt?: number | undefined;
  readonly regular?: RegularMail;
}

export interface RegularMail {
  /** The same in every retry, so that a mail program can drop duplicates. */
  readonly messageId: string;
  /** The unsubscribe address. A POST unsubscribes (RFC 8058); a GET shows a page. */
  readonly endAddress: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** The AI service failed. The failure was already reported. */
export interface AiFailure {
  readonly kind: "failed";
}

export interface LabelReader {
  /** Reads a label from a JPEG in base64. */
  read(image: string): Promise<LabelReading | AiFailure>;
}

export interface OwnRating {
  readonly day: string;
  readonly meal: string;
  readonly rating: Rating;
}

export interface Offer {
  readonly wines: readonly Wine[];
  readonly ratings: ReadonlyMap<string, readonly OwnRating[]>;
  readonly places: Places;
  readonly year: number;
  readonly language: Language;
}

export interface Sommelier {
  /** Recommends wines for a meal. Every recommended wine is in the offer. */
  pair(meal: string, offer: Offer): Promise<PairAnswer | AiFailure>;
}
