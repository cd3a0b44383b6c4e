/** The possible outcomes of one exchange between a page and the server. */
export const FATES = [
  "well",
  /** The server has processed the request; the answer is still on its way. */
  "arrived",
  "request lost",
  "answer lost",
  "captive portal",
  /** 500, without effect. */
  "broken",
  /** 500, but the change took effect. */
  "broken after",
  /** 503 because the disk is full, or 500 because the commit fails. */
  "disk full",
  /** 503, without effect. */
  "busy",
  /** The server fails to run the first op of a push. */
  "stumbles",
  /** The push starts after a gap in the op numbers. */
  "behind a hole",
  /** 401. */
  "signed out",
  /** 426. */
  "outdated",
  /** Succeeds; afterwards the cookie belongs to another user. */
  "user switch",
] as const;

export type Fate = (typeof FATES)[number];
