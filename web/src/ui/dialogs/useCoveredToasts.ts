import { useEffect } from "react";
import { useToastStore } from "../toasts/toast.ts";

/** While `covered`, toasts wait below what lies over them; they have their whole time afterwards. */
export function useCoveredToasts(covered: boolean): void {
  useEffect(() => {
    if (!covered) return undefined;
    useToastStore.setState({ isCovered: true });
    return () => {
      useToastStore.setState({ isCovered: false });
    };
  }, [covered]);
}
