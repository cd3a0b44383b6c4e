/** The streams that are open, each of a person's. */
export interface OpenStreams {
  /**
   * Lets a stream in; where the person has too many, the one opened first is told to give way.
   * Gives what is to be called when the stream has ended; `undefined` where there are too many in
   * all.
   */
  enter(userId: string, giveWay: () => void): (() => void) | undefined;
}

/** No streams yet, and as many to come as the bounds allow. */
export function openStreams({
  perPerson,
  inAll,
}: {
  readonly perPerson: number;
  readonly inAll: number;
}): OpenStreams {
  /** Each person's, in the order in which they were opened; no set is empty. */
  const open = new Map<string, Set<() => void>>();
  let count = 0;

  const leave = (userId: string, giveWay: () => void) => {
    const own = open.get(userId);
    if (!own?.delete(giveWay)) return;
    count -= 1;
    if (own.size === 0) open.delete(userId);
  };

  return {
    enter(userId, giveWay) {
      const own = open.get(userId) ?? new Set();
      const [first] = own;
      if (own.size >= perPerson && first) {
        leave(userId, first);
        first();
      }
      if (count >= inAll) return undefined;

      count += 1;
      open.set(userId, own.add(giveWay));
      return () => {
        leave(userId, giveWay);
      };
    },
  };
}
