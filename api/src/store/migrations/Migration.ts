/** One step of the schema of one store. */
export interface Step {
  readonly sql: string;
  /**
   * Whether a process that does not know the step may go on using a store that has taken it: all
   * that it reads and writes is still there, and means the same.
   */
  readonly isCompatible: boolean;
}

/** One step of the schema, in both dialects. */
export interface Migration extends Pick<Step, "isCompatible"> {
  readonly sqlite: string;
  readonly postgres: string;
}

/** The lowest version of the schema whose processes may use a store that has taken these steps. */
export function usableFrom(steps: readonly Step[]): number {
  return steps.findLastIndex(({ isCompatible }) => !isCompatible) + 1;
}
