import { dialogOnDemand } from "../../../ui/dialogs/dialogOnDemand.tsx";

export const ProofDialog = dialogOnDemand(
  async () => (await import("./ProofDialog.tsx")).ProofDialog,
  "onKeep",
);
