import { useState } from "react";
import { useNavigate } from "react-router";
import { type CellarAppearance, cellarAppearanceSchema } from "sync-protocol";
import { makeCellar, refreshCellars } from "../../engine/index.ts";
import { cellarAddress } from "../../parts/addresses/pageAddresses.ts";
import { useSwitchCellar } from "../../parts/cellars/useSwitchCellar.ts";
import { FormDialog } from "../../parts/server-forms/FormDialog.tsx";
import { useServerForm } from "../../parts/server-forms/useServerForm.ts";
import { newId } from "../../platform/newId.ts";
import { toast } from "../../ui/toasts/toast.ts";
import { AppearanceFields } from "./AppearanceFields.tsx";

interface NewCellarDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Creates a cellar and shows its page. Offline, opens the cellar instead. */
export function NewCellarDialog({ opened, onClose }: NewCellarDialogProps) {
  const navigate = useNavigate();
  const switchTo = useSwitchCellar();
  // One id for all attempts, so that a repeat creates no second cellar.
  const [id] = useState(newId);
  const { form, ...state } = useServerForm<CellarAppearance>({
    initial: { name: "", colour: "blue" },
    schema: cellarAppearanceSchema,
    fallback: "Failed to make the cellar. Please try again.",
    send: async (appearance) => {
      const where = await makeCellar({ id, ...appearance });
      if (where === "on the server") {
        await refreshCellars();
        onClose();
        toast({ title: "Cellar made", description: `Open ${appearance.name} to add wines to it.` });
        await navigate(cellarAddress(id));
        return;
      }
      onClose();
      toast({ title: "Cellar made", description: "You can share it once you are online." });
      await switchTo(id);
    },
  });
  return (
    <FormDialog
      {...state}
      action="Make Cellar"
      opened={opened}
      pendingAction="Making..."
      title="New cellar"
      onClose={onClose}
    >
      <AppearanceFields form={form} />
    </FormDialog>
  );
}
