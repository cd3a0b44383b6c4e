import { useEffect, useState } from "react";
import { AS_WRITTEN, type WineNames, wineNames } from "../../rules/cellar/wineNames.ts";
import { fetchPart } from "../../ui/loading/fetchPart.ts";

let known: WineNames | undefined;

/** The names under which equal things are one; as they are written until the table of names is loaded. */
export function useWineNames(): WineNames {
  const [names, setNames] = useState(known ?? AS_WRITTEN);

  useEffect(() => {
    if (known) return undefined;
    let isLeft = false;
    fetchPart(() => import("../../gazetteer/index.ts")).then(({ equalNames }) => {
      known = wineNames(equalNames);
      if (!isLeft) setNames(known);
    }, reportError);
    return () => {
      isLeft = true;
    };
  }, []);

  return names;
}
