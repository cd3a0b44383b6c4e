import { Drawer } from "@mantine/core";
import { useCoveredToasts } from "../../ui/useCoveredToasts.ts";
import { Sidebar } from "./Sidebar.tsx";
import classes from "./SidebarSheet.module.css";

interface SidebarSheetProps {
  readonly opened: boolean;
  /** The person closed it and stays on the page. */
  readonly onClose: () => void;
  /** The person chose something that leads elsewhere. */
  readonly onLeave: () => void;
}

/** The sidebar of a phone: a sheet that comes over the page. */
export function SidebarSheet({ opened, onClose, onLeave }: SidebarSheetProps) {
  useCoveredToasts(opened);

  return (
    <Drawer.Root
      classNames={{ content: classes["content"] ?? "" }}
      opened={opened}
      position="left"
      returnFocus={false}
      size="18rem"
      onClose={onClose}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label="Sidebar">
        <Sidebar onLeave={onLeave} />
      </Drawer.Content>
    </Drawer.Root>
  );
}
