import type { ErrorBody } from "sync-protocol";

let wordsOf = ({ error }: ErrorBody): string => error;

/** A refusal's sentence in the page's language. In English, the server's own sentence. */
export function refusalText(body: ErrorBody): string {
  return wordsOf(body);
}

export function setRefusalWording(words: (body: ErrorBody) => string): void {
  wordsOf = words;
}
