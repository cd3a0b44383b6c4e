import { useId } from "react";
import classes from "./Charts.module.css";

interface RowNameProps {
  readonly name: string;
  readonly onChoose: () => void;
  /** Where the row opens and closes others. */
  readonly isExpanded?: boolean;
}

/** The name of a row, all of which answers as a button; on paper, which has none, the name stays. */
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
