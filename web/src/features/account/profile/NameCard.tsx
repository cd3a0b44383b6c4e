import { TextInput } from "@mantine/core";
import { CALLS, changeNameSchema, type User, userNameOf } from "sync-protocol";
import { signedIn } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import classes from "../../../parts/server-forms/forms.module.css";
import { useServerForm } from "../../../parts/server-forms/useServerForm.ts";
import { callServer } from "../../../server/callServer.ts";
import { toast } from "../../../ui/toasts/toast.ts";
import { AccountForm } from "../account-forms/AccountForm.tsx";

/**
 * Form for the user's name. Members of shared cellars see this name next to the user's events [H11:
 * author].
 */
export function NameCard({ user }: { readonly user: User }) {
  const { form, ...state } = useServerForm({
    initial: { name: user.name ?? "" },
    schema: changeNameSchema,
    fallback: i18n._("Failed to save your name. Please try again."),
    send: async (body) => {
      const answer = await callServer(CALLS.changeProfile, { body });
      const description = i18n._("Members of your shared cellars see “{name}”.", {
        name: userNameOf(answer.user),
      });
      toast({ title: i18n._("Name saved"), description });
      await signedIn(answer.user);
    },
  });

  return (
    <section className={classes["card"]}>
      <h2>{i18n._("Your Name")}</h2>
      <AccountForm
        {...state}
        action={i18n._("Save Name")}
        fullWidth={false}
        isIdle={(form.values.name ?? "").trim() === (user.name ?? "")}
        pendingAction={i18n._("Saving...")}
      >
        <TextInput
          autoComplete="nickname"
          label={i18n._("Your name, as members of shared cellars see it")}
          placeholder={userNameOf({ email: user.email })}
          {...form.getInputProps("name")}
        />
      </AccountForm>
    </section>
  );
}
