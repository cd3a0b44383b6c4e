import { useEffect, useState } from "react";
import { i18n } from "../../language/i18n.ts";
import { formatLocale } from "../../language/locale.ts";
import { isPersisted } from "../../platform/persistence.ts";

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

export function StorageUsed() {
  const [usage, setUsage] = useState<number>();

  useEffect(() => {
    if (!("storage" in navigator)) return undefined; // `navigator.storage` is missing in an insecure context.
    let isMounted = true;
    const measure = async () => {
      const estimate = await navigator.storage.estimate();
      if (isMounted) setUsage(estimate.usage);
    };
    measure().catch(reportError);
    return () => {
      isMounted = false;
    };
  }, []);

  return usage === undefined ? "–" : inBytes(usage);
}

function inBytes(bytes: number): string {
  const [amount, unit] =
    bytes < MEGABYTE ? [bytes / KILOBYTE, "kilobyte"] : [bytes / MEGABYTE, "megabyte"];
  return new Intl.NumberFormat(formatLocale(), {
    style: "unit",
    unit,
    maximumFractionDigits: bytes < MEGABYTE ? 0 : 1,
  }).format(amount);
}

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
  return isKept ? i18n._("Until you remove it") : i18n._("While there is space");
}
