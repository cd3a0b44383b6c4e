import { ActionIcon } from "@mantine/core";
import { IconCopyCheck } from "@tabler/icons-react";
import { useState } from "react";
import { endSelecting, select } from "../selection/selection.ts";
import { useMarking } from "../view/marking.ts";

/** Begins to select wines, as a long press does, or ends it. It waits for the part that selects. */
export function SelectButton() {
  const [isAsked, setAsked] = useState(false);
  const isSelecting = useMarking(({ markOf }) => markOf !== undefined);
  if (isAsked && isSelecting) setAsked(false);

  return (
    <ActionIcon
      aria-label="Select wines"
      aria-pressed={isSelecting}
      data-tooltip="Select wines"
      loading={isAsked}
      onClick={() => {
        if (isSelecting) {
          endSelecting();
          return;
        }
        select([]);
        setAsked(true);
      }}
    >
      <IconCopyCheck aria-hidden size={20} stroke={1.75} />
    </ActionIcon>
  );
}
