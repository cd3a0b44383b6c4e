import { useEffect, useState } from "react";

/** Whether `since` (ms since 1970) lies more than `ageMs` back; turns true by itself. */
export function useOlderThan(since: number | undefined, ageMs: number): boolean {
  const [olderThan, setOlderThan] = useState<number>();

  useEffect(() => {
    if (since === undefined) return undefined;
    const left = Math.max(0, since + ageMs - Date.now());
    const timeout = setTimeout(() => {
      setOlderThan(since);
    }, left);
    return () => {
      clearTimeout(timeout);
    };
  }, [since, ageMs]);

  return since !== undefined && olderThan === since;
}
