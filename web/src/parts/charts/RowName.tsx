import { useId } from "react";
import classes from "./Charts.module.css";

interface RowNameProps {
  readonly name: string;
  readonly onChoose: () => void;
  /** Set only for a row that expands other rows. */
  readonly isExpanded?: boolean;
}

/** Name of a row. On screen, the whole row is a button. In print, only the name is visible. */
export function RowName({ name, onChoose, isExpanded }: RowNameProps) {
  const nameId = useId();
  return (
    <>
      <bdi id={nameId}>{name}</bdi>
      <button
        aria-expanded={isExpanded}
        aria-labelledby={nameId}
        className={classes["answer"]}
        type="button"
        onClick={onChoose}
      />
    </>
  );
}
