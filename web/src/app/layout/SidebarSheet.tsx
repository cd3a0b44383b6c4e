// oxlint-disable-next-line no-restricted-imports -- closed by Back here
import { Drawer } from "@mantine/core";
import { useRef } from "react";
import { i18n } from "../../language/i18n.ts";
import { useClosedByBack, useCoveredToasts } from "../../ui/dialogs/overPage.ts";
import { Sidebar } from "./Sidebar.tsx";

interface SidebarSheetProps {
  readonly opened: boolean;
  /** Called when the user closes the sheet or follows a link. */
  readonly onClose: () => void;
  readonly onSwitch: () => void;
}

export function SidebarSheet({ opened, onClose, onSwitch }: SidebarSheetProps) {
  const content = useRef<HTMLDivElement>(null);
  useClosedByBack(opened, onClose);
  useCoveredToasts(opened);

  return (
    <Drawer.Root
      styles={{ content: { background: "var(--color-sunk)" } }}
      opened={opened}
      position="left"
      returnFocus={false}
      size="18rem"
      onClose={() => {
        if (isTopmost(content.current)) onClose();
      }}
    >
      <Drawer.Overlay />
      <Drawer.Content ref={content} aria-label={i18n._("Sidebar")}>
        <Sidebar
          onLeave={onClose}
          onSwitch={() => {
            onClose();
            onSwitch();
          }}
        />
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Whether `dialog` is the topmost dialog, which Escape closes. */
function isTopmost(dialog: HTMLElement | null): boolean {
  return Array.from(document.querySelectorAll('[role="dialog"]')).at(-1) === dialog;
}
