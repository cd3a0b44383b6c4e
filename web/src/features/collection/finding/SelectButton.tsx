import { ActionIcon } from "@mantine/core";
import { IconCopyCheck } from "@tabler/icons-react";
import { useState } from "react";
import { i18n } from "../../../language/i18n.ts";
import { RequireEditAccess } from "../../../parts/changing/RequireEditAccess.tsx";
import { endSelecting, select } from "../selection/selection.ts";
import { useMarking } from "../view/marking.ts";

/** Starts or ends selection mode. Shows a loader until the selection code is loaded. */
export function SelectButton() {
  const [isAsked, setAsked] = useState(false);
  const isSelecting = useMarking(({ markOf }) => markOf !== undefined);
  if (isAsked && isSelecting) setAsked(false);

  return (
    <RequireEditAccess>
      <ActionIcon
        aria-label={i18n._("Select wines")}
        aria-pressed={isSelecting}
        data-tooltip={i18n._("Select wines")}
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
    </RequireEditAccess>
  );
}
