import { counter } from "../counter.ts";

/** Says of a bottle of one table whether no table before it told of it: by its wine, and by what names it. */
export type IsNewBottle = (wine: string, name: string) => boolean;

/**
 * Knows the bottles that were counted. Asked for each table anew, it counts a name once in all of them, but as
 * often as it stands in one: a number that a program gives anew on each shelf is no bottle's own.
 */
export function bottleBook(): () => IsNewBottle {
  const counted = new Set<string>();
  return () => {
    const nthOf = counter();
    return (wine, name) => {
      const bottle = JSON.stringify([wine, name]);
      const told = `${bottle} ${String(nthOf(bottle))}`;
      const isNew = !counted.has(told);
      counted.add(told);
      return isNew;
    };
  };
}
