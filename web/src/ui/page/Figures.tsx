import type { ReactNode } from "react";
import classes from "./Figures.module.css";

export function Figures({ children }: { readonly children: ReactNode }) {
  return <dl className={classes["figures"]}>{children}</dl>;
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly children?: ReactNode;
}

export function Figure({ name, value, children }: FigureProps) {
  return (
    <div className={classes["figure"]}>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {children && <dd>{children}</dd>}
    </div>
  );
}
