import { dialogOnDemand } from "../../../ui/dialogs/dialogOnDemand.tsx";

/** Proof dialog for removing a sign-in method. Loaded when it is first opened. */
export const ProofDialog = dialogOnDemand(
  async () => (await import("./ProofDialog.tsx")).ProofDialog,
  "onKeep",
);
