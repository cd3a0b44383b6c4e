/** What can become of one exchange between a page and the server. */
export const FATES = [
  "well",
  /** The server has it; the answer is still on its way. */
  "arrived",
  "request lost",
  "answer lost",
  "captive portal",
  /** 500, without effect. */
  "broken",
  /** 500, though it took effect. */
  "broken after",
  /** 503, as the disk is full; or 500, as it fails when all is to be committed. */
  "disk full",
  /** 503, without effect. */
  "busy",
  /** The server fails to run the first op of a push. */
  "stumbles",
  /** By a fault of ours the device has left out numbers, and its ops come behind a hole. */
  "behind a hole",
  /** 401. */
  "signed out",
  /** 426. */
  "outdated",
  /** It goes well, and after it the cookie is another person's. */
  "user switch",
] as const;

export type Fate = (typeof FATES)[number];
