import { useEffect, useState } from "react";
import { atLeisure } from "../../platform/atLeisure.ts";
import type { Work } from "./remembering.ts";

/**
 * Result of slow work, computed in steps that keep the page responsive; `undefined` until the first result. The
 * previous result stays until the next one is ready. Known results are returned immediately.
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
