import { UnstyledButton } from "@mantine/core";
import { IconSelector } from "@tabler/icons-react";
import type { CellarColour } from "sync-protocol";
import { useOpenCellar } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { CellarDot } from "../../parts/cellars/CellarDot.tsx";
import { cellarName } from "../../rules/cellar/cellarName.ts";
import header from "./Layout.module.css";
import sidebar from "./Sidebar.module.css";

export interface OpenCellarProps {
  readonly onSwitch: () => void;
}

export interface SidebarCellarProps extends OpenCellarProps {
  /** Whether the sidebar is so narrow that only an icon fits. */
  readonly isShort: boolean;
}

export function HeaderCellar({ onSwitch }: OpenCellarProps) {
  const open = useListedCellar();
  if (!open) return null;
  return (
    <UnstyledButton
      aria-haspopup="dialog"
      aria-label={i18n._("Switch cellar: {name} is open", { name: open.name })}
      className={header["back"]}
      onClick={onSwitch}
    >
      <CellarDot colour={open.colour} />
      <span dir="auto">{open.name}</span>
    </UnstyledButton>
  );
}

export function SidebarCellar({ onSwitch, isShort }: SidebarCellarProps) {
  const open = useListedCellar();
  if (!open) return null;
  return (
    <UnstyledButton
      aria-haspopup="dialog"
      aria-label={i18n._("Switch cellar: {name} is open", { name: open.name })}
      className={`${sidebar["row"] ?? ""} ${sidebar["page"] ?? ""}`}
      data-tooltip={isShort ? open.name : undefined}
      data-tooltip-side="right"
      onClick={onSwitch}
    >
      <CellarDot colour={open.colour} letter={open.name} />
      <span className={sidebar["words"]} dir="auto">
        {open.name}
      </span>
      {!isShort && (
        <IconSelector
          aria-hidden
          className={sidebar["icon"]}
          size={20}
          stroke={1.75}
          style={{ marginInlineStart: "auto" }}
        />
      )}
    </UnstyledButton>
  );
}

interface CellarTitle {
  readonly name: string;
  readonly colour: CellarColour | null;
}

/** The name and colour of the open cellar; `undefined` until the server has listed it. */
function useListedCellar(): CellarTitle | undefined {
  const listed = useOpenCellar()?.listed;
  return listed && { name: cellarName(listed), colour: listed.colour };
}
