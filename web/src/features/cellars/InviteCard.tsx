import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import {
  CALLS,
  emailSchema,
  GIVEN_ROLES,
  type GivenRole,
  givenRoleSchema,
  INVITATION_DAYS,
} from "sync-protocol";
import * as z from "zod/mini";
import { i18n } from "../../language/i18n.ts";
import classes from "../../parts/server-forms/forms.module.css";
import { useServerForm } from "../../parts/server-forms/useServerForm.ts";
import { useSubmission } from "../../parts/server-forms/useSubmission.tsx";
import { callServer } from "../../server/callServer.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { toast } from "../../ui/toasts/toast.ts";
import { type MadeLink, LinkDialog } from "./LinkDialog.tsx";

interface InviteCardProps {
  readonly cellarId: string;
  readonly onChanged: () => Promise<void>;
}

const mailedSchema = z.object({ role: givenRoleSchema, email: emailSchema });

const ROLE_CHOICES: Readonly<Record<GivenRole, string>> = {
  editor: i18n._("Editor: can change everything"),
  viewer: i18n._("Viewer: can only look"),
};

export function InviteCard({ cellarId: id, onChanged }: InviteCardProps) {
  const [made, setMade] = useState<MadeLink>();
  const { form, isPending, failure, onSubmit } = useServerForm<z.infer<typeof mailedSchema>>({
    initial: { role: "editor", email: "" },
    schema: mailedSchema,
    fallback: i18n._("Failed to send the invitation. Please try again."),
    send: async (body) => {
      await callServer(CALLS.inviteMember, { id, body });
      form.setFieldValue("email", "");
      await onChanged();
      toast({
        title: i18n._("Invitation sent"),
        description: i18n._("{email} can join with the mailed link.", { email: body.email }),
      });
    },
  });
  const linking = useSubmission(i18n._("Failed to make the link. Please try again."));
  const makeLink = () =>
    linking.submit(async () => {
      const { role } = form.getValues();
      const { link, invitation } = await callServer(CALLS.inviteMember, { id, body: { role } });
      await onChanged();
      if (link !== null) setMade({ link, expiresAt: invitation.expiresAt });
    });
  const isBusy = isPending || linking.isPending;

  return (
    <section className={classes["card"]}>
      <h2>{i18n._("Share This Cellar")}</h2>
      <form noValidate className={classes["fields"]} onSubmit={onSubmit}>
        {failure !== undefined && <Alert>{failure}</Alert>}
        {linking.failure !== undefined && <Alert>{linking.failure}</Alert>}
        <NativeSelect
          data={GIVEN_ROLES.map((value) => ({ value, label: ROLE_CHOICES[value] }))}
          label={i18n._("Role")}
          value={form.values.role}
          onChange={({ currentTarget }) => {
            const role = GIVEN_ROLES.find((each) => each === currentTarget.value);
            if (role) form.setFieldValue("role", role);
          }}
        />
        <TextInput
          autoComplete="off"
          inputMode="email"
          label={i18n._("Email")}
          type="email"
          {...form.getInputProps("email")}
        />
        <div className={classes["buttons"]}>
          <Button disabled={isBusy} type="submit">
            {isPending ? i18n._("Sending...") : i18n._("Send Invitation")}
          </Button>
          <Button disabled={isBusy} variant="default" onClick={() => void makeLink()}>
            {linking.isPending ? i18n._("Making...") : i18n._("Make a Link Instead")}
          </Button>
        </div>
      </form>
      <p className={classes["quiet"]}>
        {i18n._(
          "The invitation can be accepted once, within {days} days. You send a link yourself, and the first person who joins with it becomes a member.",
          { days: INVITATION_DAYS },
        )}
      </p>
      {made && (
        <LinkDialog
          made={made}
          onClose={() => {
            setMade(undefined);
          }}
        />
      )}
    </section>
  );
}
