import { useClipboard } from "@mantine/hooks";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import classes from "./WineCard.module.css";

/** The bottle ID as a badge; a tap copies it. */
export function BottleIdBadge({ bottleId }: { readonly bottleId: string }) {
  const { copied, copy } = useClipboard();
  const Icon = copied ? IconCheck : IconCopy;

  return (
    <button
      type="button"
      className={classes["bottleId"]}
      title="Copy bottle ID"
      aria-label={`Copy bottle ID ${bottleId}`}
      onClick={() => {
        copy(bottleId);
      }}
    >
      <span className={classes["bottleIdText"]}>{bottleId}</span>
      <Icon aria-hidden size={16} stroke={1.75} />
      <span className={classes["spoken"]} role="status">
        {copied && "Bottle ID copied"}
      </span>
    </button>
  );
}
