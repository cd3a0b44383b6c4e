import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import classes from "./PrintableTitle.module.css";

/** The heading of a page to keep, with what prints it. */
export function PrintableTitle({ children }: { readonly children: string }) {
  return (
    <header className={classes["title"]}>
      <h1>{children}</h1>
      <Button
        leftSection={<IconPrinter aria-hidden size={20} stroke={1.75} />}
        variant="default"
        onClick={() => {
          window.print();
        }}
      >
        Print
      </Button>
    </header>
  );
}
