import { Button } from "@mantine/core";
import { useId } from "react";
import {
  type AttentionItem,
  type Difference,
  type Revision,
  useAttention,
  useLostCellars,
} from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import { toast } from "../../ui/toasts/toast.ts";
import { LostCellarNote, NoteForViewers } from "./LostCellarNote.tsx";
import classes from "./SyncSheet.module.css";

interface AttentionListProps {
  readonly onEdit: (revision: Revision) => void;
}

export function AttentionList({ onEdit }: AttentionListProps) {
  const headingId = useId();
  const { items, retry, discard, addToOwn } = useAttention();
  const lost = useLostCellars();
  if (items.length + lost.length === 0) return null;

  return (
    <section aria-labelledby={headingId} className={classes["attention"]}>
      <h3 id={headingId}>{i18n._("Needs attention")}</h3>
      {lost.map((cellar) => (
        <LostCellarNote key={cellar.id} cellar={cellar} />
      ))}
      {items.some(({ isForRole }) => isForRole) && <NoteForViewers onAdd={addToOwn} />}
      <ul>
        {items.map((item) => (
          <ChangeInNeed
            key={item.id}
            item={item}
            onDiscard={() => discard(item)}
            onEdit={onEdit}
            onRetry={async () => {
              const refusal = await retry(item);
              if (refusal) {
                const title = CHOICES[item.kind].failed;
                toast({ title, description: refusal.error, tone: "failure" });
              }
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface ChangeInNeedProps {
  readonly item: AttentionItem;
  readonly onRetry: () => Promise<void>;
  readonly onEdit: (revision: Revision) => void;
  readonly onDiscard: () => Promise<void>;
}

function ChangeInNeed({ item, onRetry, onEdit, onDiscard }: ChangeInNeedProps) {
  const sentenceId = useId();
  const { revision } = item;
  const { again, giveUp } = CHOICES[item.kind];

  return (
    <li aria-labelledby={sentenceId} className={classes["change"]}>
      <p className={classes["sentence"]} id={sentenceId}>
        {item.sentence}
      </p>
      <p>{item.reason}</p>
      {item.differences.length > 0 && (
        <BothValues differences={item.differences} labelledBy={sentenceId} />
      )}
      {item.dependants.length > 0 && (
        <p className={classes["dependants"]}>
          {i18n._("Also waiting: {changes}", { changes: item.dependants.join("; ") })}
        </p>
      )}
      <div className={classes["choices"]}>
        <RequireEditAccess>
          {item.canRetry && <Button onClick={onRetry}>{again}</Button>}
          {revision && (
            <Button
              variant="default"
              onClick={() => {
                onEdit(revision);
              }}
            >
              {i18n._("Edit")}
            </Button>
          )}
        </RequireEditAccess>
        <Button variant="default" onClick={onDiscard}>
          {giveUp}
        </Button>
      </div>
    </li>
  );
}

interface BothValuesProps {
  readonly differences: readonly Difference[];
  readonly labelledBy: string;
}

function BothValues({ differences, labelledBy }: BothValuesProps) {
  return (
    <table aria-labelledby={labelledBy} className={classes["both"]}>
      <thead>
        <tr>
          <td />
          <th scope="col">
            {i18n._(
              /*i18n*/ { id: "Mine", comment: "heading of a column: the values of this device" },
            )}
          </th>
          <th scope="col">{i18n._("Server")}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, mine, server }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>
              <bdi>{mine}</bdi>
            </td>
            <td>
              <bdi>{server}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChoiceWords {
  readonly again: string;
  readonly failed: string;
  readonly giveUp: string;
}

const RETRY = { again: i18n._("Retry"), failed: i18n._("Failed to retry") };
const DISCARD = i18n._("Discard");

const CHOICES: Readonly<Record<AttentionItem["kind"], ChoiceWords>> = {
  refused: { ...RETRY, giveUp: DISCARD },
  failed: { ...RETRY, giveUp: DISCARD },
  overwrote: {
    again: i18n._("Restore"),
    failed: i18n._("Failed to restore"),
    giveUp: i18n._("Keep mine"),
  },
  photo: { ...RETRY, giveUp: DISCARD },
  lost: { ...RETRY, giveUp: i18n._("Dismiss") },
};
