import { useState } from "react";
import { copyText } from "./copyText.ts";

/**
 * Copies `text`. `copied` is "by hand" if the browser cannot copy, so that the user has to select
 * and copy the text.
 */
export function useCopy(text: string) {
  const [copied, setCopied] = useState<"yes" | "by hand">();
  const copy = async () => {
    setCopied((await copyText(text)) ? "yes" : "by hand");
  };
  return { copied, copy };
}
