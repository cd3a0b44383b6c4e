import { useState } from "react";
import { copyText } from "./copyText.ts";

/** Copies a text. `copied` says whether that worked or the user has to copy manually. */
export function useCopy(text: string) {
  const [copied, setCopied] = useState<"yes" | "by hand">();
  const copy = async () => {
    setCopied((await copyText(text)) ? "yes" : "by hand");
  };
  return { copied, copy };
}
