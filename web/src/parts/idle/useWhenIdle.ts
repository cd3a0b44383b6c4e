import { useEffect, useState } from "react";
import { whenIdle } from "../../platform/whenIdle.ts";
import type { Work } from "./remembering.ts";

/**
 * Result of slow work, computed in steps so that the page stays responsive. `undefined` until the
 * first result. Later, the previous result stays until the next result is ready. A cached result is
 * returned immediately.
 */
export function useWhenIdle<Result>(work: Work<Result> | undefined): Result | undefined {
  const [result, setResult] = useState(work?.known);

  useEffect(() => {
    if (!work) return undefined;
    let isOff = false;
    const finish = async () => {
      const done = work.known ?? (await whenIdle(work.begin()));
      if (!isOff) setResult(() => done);
    };
    void finish();
    return () => {
      isOff = true;
    };
  }, [work]);

  return work?.known ?? result;
}
