import { useState } from "react";
import { useNavigate } from "react-router";
import { type CellarAppearance, cellarAppearanceSchema } from "sync-protocol";
import { makeCellar, refreshCellars } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
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

/** Creates a cellar and shows its page. Offline, opens the new cellar instead. */
export function NewCellarDialog({ opened, onClose }: NewCellarDialogProps) {
  const navigate = useNavigate();
  const switchTo = useSwitchCellar();
  // All attempts use the same id, so that a repeated request creates no second cellar.
  const [id] = useState(newId);
  const { form, ...state } = useServerForm<CellarAppearance>({
    initial: { name: "", colour: "blue" },
    schema: cellarAppearanceSchema,
    fallback: i18n._("Failed to make the cellar. Please try again."),
    send: async (appearance) => {
      const where = await makeCellar({ id, ...appearance });
      if (where === "on the server") {
        await refreshCellars();
        onClose();
        toast({
          title: i18n._("Cellar made"),
          description: i18n._("Open {name} to add wines to it.", { name: appearance.name }),
        });
        await navigate(cellarAddress(id));
        return;
      }
      onClose();
      toast({
        title: i18n._("Cellar made"),
        description: i18n._("You can share it once you are online."),
      });
      await switchTo(id);
    },
  });
  return (
    <FormDialog
      {...state}
      action={i18n._("Make Cellar")}
      opened={opened}
      pendingAction={i18n._("Making...")}
      title={i18n._("New cellar")}
      onClose={onClose}
    >
      <AppearanceFields form={form} />
    </FormDialog>
  );
}
