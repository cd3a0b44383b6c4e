import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";

export const ReadOnlyNotice = dialogOnDemand(
  async () => (await import("./ReadOnlyDialog.tsx")).ReadOnlyDialog,
  "onClose",
);
