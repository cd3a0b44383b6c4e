import { answerSentence } from "sync-protocol/refusals";
import { setRefusalWording } from "../../server/refusalText.ts";

export function wordRefusals(): void {
  setRefusalWording(answerSentence);
}
