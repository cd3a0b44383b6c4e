import { useEffect, useState } from "react";
import { atLeisure } from "../../platform/atLeisure.ts";

/**
 * What some work comes to; `undefined` until the first time. The page stays free meanwhile, and what came
 * before stands until the next is ready. The same work is done once.
 */
export function useAtLeisure<Result>(
  begin: (() => Generator<undefined, Result>) | undefined,
): Result | undefined {
  const [result, setResult] = useState<{ readonly of: Result }>();

  useEffect(() => {
    if (!begin) return undefined;
    let isOff = false;
    const work = async () => {
      const done = await atLeisure(begin());
      if (!isOff) setResult({ of: done });
    };
    void work();
    return () => {
      isOff = true;
    };
  }, [begin]);

  return result?.of;
}
