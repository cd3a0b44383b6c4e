import { dialogOnDemand } from "../../../ui/dialogs/dialogOnDemand.tsx";

/** Proof dialog for removing a sign-in method, loaded when it is opened. */
export const ProofDialog = dialogOnDemand(
  async () => (await import("./ProofDialog.tsx")).ProofDialog,
  "onKeep",
);
