import type { CSSProperties, ReactNode } from "react";
import { DIM } from "./styles.ts";

const AMOUNTS: CSSProperties = {
  ...{ display: "grid", gap: "var(--space-16)", margin: 0 },
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
};

const AMOUNT: CSSProperties = {
  borderBlockStart: "1px solid var(--color-line)",
  paddingBlockStart: "var(--space-8)",
};

const VALUE: CSSProperties = {
  ...{ fontFamily: "var(--font-heading)", fontSize: "var(--text-22)" },
  ...{ fontVariantNumeric: "tabular-nums", margin: 0, overflowWrap: "anywhere" },
};

export function Amounts({ children }: { readonly children: ReactNode }) {
  return <dl style={AMOUNTS}>{children}</dl>;
}

interface AmountProps {
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}

export function Amount({ name, value, children }: AmountProps) {
  return (
    <div style={AMOUNT}>
      <dt style={DIM}>{name}</dt>
      <dd style={VALUE}>{value}</dd>
      <dd style={{ ...DIM, margin: 0 }}>{children}</dd>
    </div>
  );
}
