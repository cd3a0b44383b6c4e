// oxlint-disable-next-line no-restricted-imports -- closed by Back here
import { Drawer } from "@mantine/core";
import { useRef } from "react";
import { useClosedByBack, useCoveredToasts } from "../../ui/dialogs/overPage.ts";
import { Sidebar } from "./Sidebar.tsx";

interface SidebarSheetProps {
  readonly opened: boolean;
  /** The person closed it, or chose something that leads elsewhere. */
  readonly onClose: () => void;
}

/** The sidebar of a phone: a sheet that comes over the page. */
export function SidebarSheet({ opened, onClose }: SidebarSheetProps) {
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
      <Drawer.Content ref={content} aria-label="Sidebar">
        <Sidebar onLeave={onClose} />
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Whether no other dialog was opened after this one: Escape is that one's then. */
function isTopmost(dialog: HTMLElement | null): boolean {
  return Array.from(document.querySelectorAll('[role="dialog"]')).at(-1) === dialog;
}
