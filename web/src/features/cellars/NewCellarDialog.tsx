import { useState } from "react";
import { useNavigate } from "react-router";
import { CALLS, type CellarFace, cellarFaceSchema } from "sync-protocol";
import { refreshCellars } from "../../engine/index.ts";
import { cellarAddress } from "../../parts/addresses/pageAddresses.ts";
import { FormDialog } from "../../parts/server-forms/FormDialog.tsx";
import { useServerForm } from "../../parts/server-forms/useServerForm.ts";
import { newId } from "../../platform/newId.ts";
import { callServer } from "../../server/callServer.ts";
import { toast } from "../../ui/toasts/toast.ts";
import { FaceFields } from "./FaceFields.tsx";

interface NewCellarDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Makes a cellar, then shows its page. You need to be online. */
export function NewCellarDialog({ opened, onClose }: NewCellarDialogProps) {
  const navigate = useNavigate();
  // One id for all attempts, so that a repeat makes no second cellar.
  const [id] = useState(newId);
  const { form, ...state } = useServerForm<CellarFace>({
    initial: { name: "", colour: "blue" },
    schema: cellarFaceSchema,
    fallback: "Failed to make the cellar. Please try again.",
    send: async (face) => {
      await callServer(CALLS.createCellar, { body: { id, ...face } });
      await refreshCellars();
      onClose();
      toast({ title: "Cellar made", description: `Open ${face.name} to add wines to it.` });
      await navigate(cellarAddress(id));
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
      <FaceFields form={form} />
    </FormDialog>
  );
}
