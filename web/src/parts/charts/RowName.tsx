import { useId } from "react";
import classes from "./Charts.module.css";

interface RowNameProps {
  readonly name: string;
  readonly onChoose: () => void;
  /** For a row that expands others. */
  readonly isExpanded?: boolean;
}

/** Name of a row; the whole row is a button. Only the name is printed. */
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
