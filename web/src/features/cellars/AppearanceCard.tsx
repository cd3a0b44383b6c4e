import { Button } from "@mantine/core";
import {
  CALLS,
  type CellarAppearance,
  cellarAppearanceSchema,
  type ListedCellar,
} from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import classes from "../../parts/server-forms/forms.module.css";
import { useServerForm } from "../../parts/server-forms/useServerForm.ts";
import { callServer } from "../../server/callServer.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { toast } from "../../ui/toasts/toast.ts";
import { AppearanceFields } from "./AppearanceFields.tsx";

interface AppearanceCardProps {
  readonly cellar: ListedCellar;
  readonly onChanged: () => Promise<void>;
}

export function AppearanceCard({ cellar, onChanged }: AppearanceCardProps) {
  const { id, name, colour } = cellar;
  const { form, isPending, failure, onSubmit } = useServerForm<CellarAppearance>({
    initial: { name: name ?? "", colour: colour ?? "red" },
    schema: cellarAppearanceSchema,
    fallback: i18n._("Failed to save the name. Please try again."),
    send: async (appearance) => {
      await callServer(CALLS.editCellar, { id, body: appearance });
      await onChanged();
      toast({ title: i18n._("Cellar changed"), description: appearance.name });
    },
  });
  const isSame = form.values.name.trim() === (name ?? "") && form.values.colour === colour;

  return (
    <section className={classes["card"]}>
      <h2>{i18n._("Name and Colour")}</h2>
      <form noValidate className={classes["fields"]} onSubmit={onSubmit}>
        {failure !== undefined && <Alert>{failure}</Alert>}
        <AppearanceFields form={form} />
        <Button
          className={classes["action"]}
          disabled={isPending || isSame}
          type="submit"
          variant="default"
        >
          {isPending ? i18n._("Saving...") : i18n._("Save")}
        </Button>
      </form>
    </section>
  );
}
