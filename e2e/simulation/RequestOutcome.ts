/** What can happen to one request from a page to the server. */
export const REQUEST_OUTCOMES = [
  "well",
  /** The server has processed the request, but the page has not received the answer yet. */
  "arrived",
  "request lost",
  "answer lost",
  "captive portal",
  /** The server answers 500 and changes nothing. */
  "broken",
  /** The server answers 500, but the change took effect. */
  "broken after",
  /** The server answers 503 for a full disk, or 500 for a failed commit. */
  "disk full",
  /** The server answers 503 and changes nothing. */
  "busy",
  /** The server fails to run the first op of a push. */
  "stumbles",
  /** The op numbers of the push start after a gap. */
  "behind a gap",
  "signed out",
  "outdated",
  /** The request succeeds. Afterwards another user is signed in with the browser's cookie. */
  "user switch",
] as const;

export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];
