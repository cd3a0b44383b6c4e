import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";

export const LookOnly = dialogOnDemand(
  async () => (await import("./LookOnlyDialog.tsx")).LookOnlyDialog,
  "onClose",
);
