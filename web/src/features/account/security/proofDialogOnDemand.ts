import { dialogOnDemand } from "../../../ui/dialogs/dialogOnDemand.tsx";

/** Asks for a proof before something is removed that signs in. */
export const ProofDialog = dialogOnDemand(
  async () => (await import("./ProofDialog.tsx")).ProofDialog,
  "onKeep",
);
