import { useState } from "react";
import { copyText } from "../../ui/copyText.ts";
import { toast } from "../../ui/toasts/toast.ts";
import classes from "./wineControls.module.css";

/** How long the badge says that it was copied, in ms. */
const COPIED_MS = 2_000;

/** The first letters of the bottle ID as a badge; a tap copies the whole, or shows it to be copied by hand. */
export function BottleIdBadge({ bottleId }: { readonly bottleId: string }) {
  /** `undefined` before the first tap: what says it must be there, silent, before it says it. */
  const [isCopied, setCopied] = useState<boolean>();

  const label = `Copy bottle ID ${bottleId}`;
  const copy = async () => {
    setCopied(false);
    if (!(await copyText(bottleId))) {
      toast({
        title: "The bottle ID could not be copied",
        description: bottleId,
        tone: "failure",
      });
      return;
    }
    setCopied(true);
    setTimeout(() => {
      setCopied(false);
    }, COPIED_MS);
  };

  return (
    <button
      type="button"
      data-printed
      className={classes["bottleId"]}
      data-copied={isCopied}
      data-tooltip={label}
      aria-label={label}
      onClick={copy}
    >
      <span className={classes["bottleIdText"]}>{bottleId}</span>
      {isCopied !== undefined && (
        <span className={classes["spoken"]} role="status">
          {isCopied && "Bottle ID copied"}
        </span>
      )}
    </button>
  );
}
