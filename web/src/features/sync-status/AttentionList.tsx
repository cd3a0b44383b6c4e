import { Button } from "@mantine/core";
import { useId } from "react";
import { type AttentionItem, useAttention } from "../../live/useAttention.ts";
import classes from "./SyncSheet.module.css";

/** The changes that wait for their owner's decision: what they did, and what the server says. */
export function AttentionList() {
  const headingId = useId();
  const { items, retry, discard } = useAttention();
  if (items.length === 0) return null;

  return (
    <section aria-labelledby={headingId} className={classes["attention"]}>
      <h3 id={headingId}>Needs attention</h3>
      <ul>
        {items.map((item) => (
          <li key={item.id} className={classes["change"]}>
            <p className={classes["sentence"]}>{item.sentence}</p>
            <p>{item.reason}</p>
            {item.dependants.length > 0 && (
              <p className={classes["dependants"]}>With it wait: {item.dependants.join("; ")}</p>
            )}
            <div className={classes["choices"]}>
              <Button onClick={() => retry(item.id)}>{CHOICES[item.kind].again}</Button>
              <Button variant="default" onClick={() => discard(item.id)}>
                {CHOICES[item.kind].giveUp}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const CHOICES: Record<AttentionItem["kind"], { again: string; giveUp: string }> = {
  refused: { again: "Retry", giveUp: "Discard" },
  parked: { again: "Retry", giveUp: "Discard" },
  overwrote: { again: "Restore", giveUp: "Keep mine" },
};
