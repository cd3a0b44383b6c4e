import { Button } from "@mantine/core";
import { CALLS, type CellarFace, cellarFaceSchema, type ListedCellar } from "sync-protocol";
import classes from "../../parts/server-forms/forms.module.css";
import { useServerForm } from "../../parts/server-forms/useServerForm.ts";
import { callServer } from "../../server/callServer.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { toast } from "../../ui/toasts/toast.ts";
import { FaceFields } from "./FaceFields.tsx";

interface FaceCardProps {
  readonly cellar: ListedCellar;
  readonly onChanged: () => Promise<void>;
}

/** Changes a cellar's name and colour. You need to be online. */
export function FaceCard({ cellar, onChanged }: FaceCardProps) {
  const { id, name, colour } = cellar;
  const { form, isPending, failure, onSubmit } = useServerForm<CellarFace>({
    initial: { name: name ?? "", colour: colour ?? "red" },
    schema: cellarFaceSchema,
    fallback: "Failed to save the name. Please try again.",
    send: async (face) => {
      await callServer(CALLS.editCellar, { id, body: face });
      await onChanged();
      toast({ title: "Cellar changed", description: face.name });
    },
  });
  const isSame = form.values.name.trim() === (name ?? "") && form.values.colour === colour;

  return (
    <section className={classes["card"]}>
      <h2>Name and Colour</h2>
      <form noValidate className={classes["fields"]} onSubmit={onSubmit}>
        {failure !== undefined && <Alert>{failure}</Alert>}
        <FaceFields form={form} />
        <Button
          className={classes["action"]}
          disabled={isPending || isSame}
          type="submit"
          variant="default"
        >
          {isPending ? "Saving..." : "Save"}
        </Button>
      </form>
    </section>
  );
}
