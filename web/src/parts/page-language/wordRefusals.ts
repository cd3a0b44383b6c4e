import { answerSentence } from "sync-protocol/refusals";
import { wordRefusalsBy } from "../../server/refusalText.ts";

/** Words the server's refusals in the page's language from now on. */
export function wordRefusals(): void {
  wordRefusalsBy(answerSentence);
}
