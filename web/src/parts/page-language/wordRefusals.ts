import { answerSentence } from "sync-protocol/refusals";
import { wordRefusalsBy } from "../../server/refusalText.ts";

export function wordRefusals(): void {
  wordRefusalsBy(answerSentence);
}
