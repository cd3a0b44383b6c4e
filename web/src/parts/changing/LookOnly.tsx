import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";

/** {@link LookOnlyDialog}, loaded when it is first opened. */
export const LookOnly = dialogOnDemand(
  async () => (await import("./LookOnlyDialog.tsx")).LookOnlyDialog,
  "onClose",
);
