import { TextInput } from "@mantine/core";
import { useNavigate } from "react-router";
import { CALLS, type ListedCellar } from "sync-protocol";
import * as z from "zod/mini";
import { refreshCellars } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { CELLARS_PATH } from "../../parts/addresses/pageAddresses.ts";
import { cellarName } from "../../rules/cellar/cellarName.ts";
import { FormDialog } from "../../parts/server-forms/FormDialog.tsx";
import { useServerForm } from "../../parts/server-forms/useServerForm.ts";
import { callServer } from "../../server/callServer.ts";
import { toast } from "../../ui/toasts/toast.ts";

interface DeleteCellarDialogProps {
  readonly opened: boolean;
  readonly cellar: ListedCellar;
  readonly onClose: () => void;
}

export function DeleteCellarDialog({ opened, cellar, onClose }: DeleteCellarDialogProps) {
  const navigate = useNavigate();
  const name = cellarName(cellar);
  const isName = (typed: string) => typed.trim() === name;
  const { form, ...state } = useServerForm({
    initial: { typed: "" },
    schema: z.object({ typed: z.string().check(z.refine(isName, i18n._("This is not the name"))) }),
    fallback: i18n._("Failed to delete the cellar. Please try again."),
    send: async () => {
      await callServer(CALLS.deleteCellar, { id: cellar.id });
      onClose();
      await navigate(CELLARS_PATH, { replace: true });
      await refreshCellars();
      toast({ title: i18n._("Cellar deleted"), description: name });
    },
  });
  return (
    <FormDialog
      {...state}
      action={i18n._("Delete Cellar")}
      keep={i18n._("Keep Cellar")}
      opened={opened}
      pendingAction={i18n._("Deleting...")}
      title={i18n._("Delete this cellar?")}
      onClose={onClose}
    >
      <p>
        {i18n._(
          "Its wines, places, photos and history are deleted for you and all other members. This can't be undone. Export them first if you want to keep them.",
        )}
      </p>
      <TextInput
        data-autofocus
        autoComplete="off"
        description={name}
        label={i18n._("Type the cellar's name")}
        {...form.getInputProps("typed")}
      />
    </FormDialog>
  );
}
