import type { ComponentProps } from "react";
import { i18n } from "../../language/i18n.ts";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import { ReadOnlyNotice } from "../../parts/changing/ReadOnlyNotice.tsx";
import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";

export const WineForm = dialogOnDemand(async () => {
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

/**
 * The dialog to add or edit a wine, whose code is loaded when it opens. A viewer who opens it by an
 * address or a file sees a message instead.
 */
export function WineFormOnDemand(props: ComponentProps<typeof WineForm>) {
  const { opened, wine, onDone, onExited } = props;
  const title = wine ? i18n._("Edit Wine") : i18n._("Add New Wine");
  const onlyLook = { opened, title, onClose: onDone, onExited };
  return (
    <RequireEditAccess otherwise={<ReadOnlyNotice {...onlyLook} />}>
      <WineForm {...props} />
    </RequireEditAccess>
  );
}
