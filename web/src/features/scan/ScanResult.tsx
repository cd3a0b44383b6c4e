import { Button } from "@mantine/core";
import { IconScan } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { i18n } from "../../language/i18n.ts";
import classes from "./Scan.module.css";

interface ScanResultProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onAgain: () => void;
}

/** Result of a scan. The title takes the focus, so that screen readers announce the result. */
export function ScanResult({ title, children, onAgain }: ScanResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <div className={classes["stack"]}>
      <h3 ref={heading} className={classes["title"]} tabIndex={-1}>
        {title}
      </h3>
      {children}
      <Button
        leftSection={<IconScan aria-hidden size={20} stroke={1.75} />}
        variant="subtle"
        onClick={onAgain}
      >
        {i18n._("Scan again")}
      </Button>
    </div>
  );
}
