import { useState } from "react";

/** Copies a text; says whether that succeeded, or whether it has to be copied by hand. */
export function useCopy(text: string) {
  const [copied, setCopied] = useState<"yes" | "by hand">();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied("yes");
    } catch {
      // Refused, or missing where the page came without encryption.
      setCopied("by hand");
    }
  };
  return { copied, copy };
}
