// oxlint-disable-next-line no-restricted-imports -- closed by Back here
import { Drawer } from "@mantine/core";
import { useIsPhone } from "../phone.ts";
import type { ReactNode } from "react";
import { useClosedByBack, useCoveredToasts, useReturnedFocus, useUncovered } from "./overPage.ts";
import classes from "./Sheet.module.css";

interface SheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Stays visible below the scrolling content. */
  readonly footer?: ReactNode;
}

export function Sheet({ opened, onClose, title, children, footer }: SheetProps) {
  const isPhone = useIsPhone();
  useClosedByBack(opened, onClose);
  useReturnedFocus(opened);
  useUncovered(opened);
  useCoveredToasts(opened);

  return (
    <Drawer
      classNames={{
        content: classes["content"] ?? "",
        header: classes["header"] ?? "",
        body: classes["body"] ?? "",
      }}
      opened={opened}
      position={isPhone ? "bottom" : "right"}
      size={isPhone ? "auto" : "26rem"}
      title={title}
      onClose={onClose}
    >
      <div className={classes["scroll"]}>{children}</div>
      {Boolean(footer) && <div className={classes["footer"]}>{footer}</div>}
    </Drawer>
  );
}
