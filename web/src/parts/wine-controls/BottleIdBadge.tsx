import { useState } from "react";
import { i18n } from "../../language/i18n.ts";
import { copyText } from "../../ui/copyText.ts";
import { toast } from "../../ui/toasts/toast.ts";
import classes from "./wineControls.module.css";
import hidden from "../../ui/hidden.module.css";

const COPIED_MS = 2_000;

/** First characters of the bottle ID. A tap copies the ID, or shows it for manual copying. */
export function BottleIdBadge({ bottleId }: { readonly bottleId: string }) {
  /**
   * Whether copying succeeded. `undefined` before the first tap, while the live region is empty. A
   * live region must exist before its first announcement.
   */
  const [isCopied, setCopied] = useState<boolean>();

  const label = i18n._("Copy bottle ID {bottleId}", { bottleId });
  const copy = async () => {
    setCopied(false);
    if (!(await copyText(bottleId))) {
      toast({
        title: i18n._("The bottle ID could not be copied"),
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
        <span className={hidden["visuallyHidden"]} role="status">
          {isCopied && i18n._("Bottle ID copied")}
        </span>
      )}
    </button>
  );
}
