import type { LabelReading, PairAnswer, Wine } from "sync-protocol";

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
