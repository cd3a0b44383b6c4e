import { useEffect, useState } from "react";
import { isPersisted } from "../../platform/persistence.ts";

/** Whether the browser keeps the cellar whatever happens, where it tells. */
export function StorageKept() {
  const [isKept, setKept] = useState<boolean>();

  useEffect(() => {
    let isMounted = true;
    void isPersisted().then((persisted) => {
      if (isMounted) setKept(persisted);
    });
    return () => {
      isMounted = false;
    };
  }, []);

  if (isKept === undefined) return "–";
  return isKept ? "Until you remove it" : "While there is space";
}
