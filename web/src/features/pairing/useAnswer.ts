import { useRef, useState } from "react";
import { toast } from "../../ui/toasts/toast.ts";
import { PAIRING_ERROR } from "./pairingAnswer.ts";

/**
 * The answer to the last question, and a function that asks a question. Late answers to earlier
 * questions are dropped.
 */
export function useAnswer<Answer>(): [
  answer: Answer | undefined,
  ask: (question: () => Promise<Answer>) => void,
] {
  const [answer, setAnswer] = useState<Answer>();
  const asked = useRef(0);

  const ask = async (question: () => Promise<Answer>) => {
    asked.current += 1;
    const own = asked.current;
    try {
      const next = await question();
      if (asked.current === own) setAnswer(next);
    } catch (error) {
      reportError(error);
      toast({ ...PAIRING_ERROR, tone: "failure" });
    }
  };
  return [answer, (question) => void ask(question)];
}
