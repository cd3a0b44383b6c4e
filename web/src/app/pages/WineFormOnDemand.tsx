import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";

/** Dialog to add or edit a wine with its photo parts, loaded when it is opened. */
export const WineFormOnDemand = dialogOnDemand(async () => {
  const [{ WineFormDialog: Dialog }, { LabelCapture }, { PhotoChooser }] = await Promise.all([
    import("../../features/wine-form/WineFormDialog.tsx"),
    import("../../features/label-capture/LabelCapture.tsx"),
    import("../../features/label-capture/PhotoChooser.tsx"),
  ]);
  type Props = Omit<Parameters<typeof Dialog>[0], "LabelCamera" | "PhotoChooser">;
  return (props: Props) => (
    <Dialog {...props} LabelCamera={LabelCapture} PhotoChooser={PhotoChooser} />
  );
}, "onExited");
