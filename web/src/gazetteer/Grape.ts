import type { WineType } from "sync-protocol";

/** A grape variety. */
export interface Grape {
  /** The prime name, by which places tell what they usually grow. */
  readonly name: string;
  /** Other names under which labels give it. */
  readonly synonyms: readonly string[];
  readonly skin: "black" | "white";
  /** What most of its wine is, if that is not a still wine of its skin's colour. */
  readonly style: WineType | undefined;
  /** The country in which practically all of it grows, if there is one. */
  readonly home: string | undefined;
  /** Its name is also an everyday word or a surname: alone it proves nothing. */
  readonly everyday: boolean;
}
