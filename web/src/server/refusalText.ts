import type { ErrorBody } from "sync-protocol";

let wordsOf = ({ error }: ErrorBody): string => error;

/** A refusal's sentence in the page's language; as the server sent it if the page is in English. */
export function refusalText(body: ErrorBody): string {
  return wordsOf(body);
}

/** Words all refusals by this function from now on. */
export function wordRefusalsBy(words: (body: ErrorBody) => string): void {
  wordsOf = words;
}
