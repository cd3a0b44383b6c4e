import type { Source } from "./sources.ts";

/** A grape variety. */
export interface Grape {
  /** The prime name, by which places tell what they usually grow. */
  readonly name: string;
  /** Other names under which labels give it. */
  readonly synonyms: readonly string[];
  readonly skin: "black" | "white";
  /** The country in which practically all of it grows, if there is one. */
  readonly home: string | undefined;
  /** Its name is also an everyday word or a surname: alone it proves nothing. */
  readonly everyday: boolean;
  readonly source: Source;
}
