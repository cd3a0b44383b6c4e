import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { i18n } from "../../language/i18n.ts";

export function PrintableTitle({ children }: { readonly children: string }) {
  return (
    <header style={{ display: "flex", alignItems: "center", gap: "var(--space-8)" }}>
      <h1 style={{ flex: 1 }}>{children}</h1>
      <Button
        leftSection={<IconPrinter aria-hidden size={20} stroke={1.75} />}
        variant="default"
        onClick={() => {
          window.print();
        }}
      >
        {i18n._("Print")}
      </Button>
    </header>
  );
}
