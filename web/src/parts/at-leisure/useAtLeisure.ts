import { useEffect, useState } from "react";
import { atLeisure } from "../../platform/atLeisure.ts";
import type { Work } from "./remembering.ts";

/**
 * What some work comes to; `undefined` until the first time. The page stays free meanwhile, and what came
 * before stands until the next is ready. The same work is done once, and what is known of it stands at once.
 */
export function useAtLeisure<Result>(work: Work<Result> | undefined): Result | undefined {
  const [result, setResult] = useState(work?.known);

  useEffect(() => {
    if (!work) return undefined;
    let isOff = false;
    const finish = async () => {
      const done = work.known ?? (await atLeisure(work.begin()));
      if (!isOff) setResult(() => done);
    };
    void finish();
    return () => {
      isOff = true;
    };
  }, [work]);

  return work?.known ?? result;
}
