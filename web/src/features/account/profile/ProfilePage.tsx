import { CALLS, changeEmailSchema, type User } from "sync-protocol";
import { Fragment, type ReactNode, useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { signedIn, useSession } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { underBase } from "../../../platform/basePath.ts";
import { callServer } from "../../../server/callServer.ts";
import { useMainContentSignal } from "../../../ui/loading/mainContent.ts";
import { toast } from "../../../ui/toasts/toast.ts";
import { SingleKeysSwitch } from "../../../parts/shortcuts/SingleKeysSwitch.tsx";
import { CELLARS_PATH, HELP_PATH } from "../../../parts/addresses/pageAddresses.ts";
import { Link } from "../../../ui/page/Link.tsx";
import { PreferencesCard } from "./PreferencesCard.tsx";
import { usePageTitle } from "../../../ui/page/usePageTitle.ts";
import { AccountForm } from "../account-forms/AccountForm.tsx";
import { NotificationsCard } from "../notifications/NotificationsCard.tsx";
import { CalendarCard } from "./CalendarCard.tsx";
import { DeleteAccountCard } from "./DeleteAccountCard.tsx";
import { DevicesCard } from "../security/DevicesCard.tsx";
import { NameCard } from "./NameCard.tsx";
import { EmailField } from "../account-forms/fields.tsx";
import { IdentityCard } from "../security/IdentityCard.tsx";
import { InAndOutCard } from "./InAndOutCard.tsx";
import { LabelReadingCard } from "./LabelReadingCard.tsx";
import { PasskeysCard } from "../security/passkeys/PasskeysCard.tsx";
import { PasswordCard } from "../security/PasswordCard.tsx";
import classes from "../../../parts/server-forms/forms.module.css";
import { RemindersCard } from "./RemindersCard.tsx";
import { SecondFactorCard } from "../security/SecondFactorCard.tsx";
import { TokensCard } from "../security/TokensCard.tsx";
import { useSectionInView } from "./useSectionInView.ts";
import { useServerForm } from "../../../parts/server-forms/useServerForm.ts";
import { useSignInMethods } from "../security/useSignInMethods.ts";
import { Button } from "@mantine/core";
import { Alert } from "../../../ui/page/Alert.tsx";
import { useSubmission } from "../../../parts/server-forms/useSubmission.tsx";
import { Rich } from "../../../ui/Rich.tsx";

export function ProfilePage() {
  const session = useSession();
  usePageTitle(i18n._("Profile Settings"));
  useMainContentSignal(true);

  return (
    <>
      <h1>{i18n._("Profile Settings")}</h1>
      {session.kind === "signedIn" ? (
        <Sections user={session.user} />
      ) : (
        <p role="status">{i18n._("Loading profile...")}</p>
      )}
    </>
  );
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly card: ReactNode;
}

function Sections({ user }: { readonly user: User }) {
  const { email } = user;
  const { ways, change } = useSignInMethods(email);
  const known = { change, email, ways };
  const { identityProvider: provider } = ways;

  const account: Section[] = [
    {
      id: "email-address",
      title: i18n._("Email Address"),
      card: <EmailCard key={email} isConfirmed={ways.isEmailConfirmed} user={user} />,
    },
    { id: "your-name", title: i18n._("Your Name"), card: <NameCard key={user.name} user={user} /> },
    { id: "password", title: i18n._("Password"), card: <PasswordCard {...known} /> },
    { id: "passkeys", title: i18n._("Passkeys"), card: <PasskeysCard {...known} /> },
  ];
  if (provider !== null) {
    const card = <IdentityCard {...known} provider={provider} />;
    account.push({ id: idOf(provider), title: provider, card });
  }
  if (ways.hasPassword) {
    account.push({
      id: "second-factor",
      title: i18n._("Second Factor"),
      card: <SecondFactorCard {...known} />,
    });
  }
  account.push({ id: "devices", title: i18n._("Devices"), card: <DevicesCard /> });
  const cellar: Section[] = [
    { id: "preferences", title: i18n._("Preferences"), card: <PreferencesCard /> },
    { id: "reminders", title: i18n._("Reminders"), card: <RemindersCard user={user} /> },
    {
      id: "notifications",
      title: i18n._("Notifications"),
      card: <NotificationsCard user={user} />,
    },
    { id: "calendar", title: i18n._("Calendar"), card: <CalendarCard /> },
    { id: "sharing", title: i18n._("Sharing"), card: <SharingCard /> },
    { id: "import-and-export", title: i18n._("Import and Export"), card: <InAndOutCard /> },
  ];
  const app: Section[] = [
    { id: "labels", title: i18n._("Labels"), card: <LabelReadingCard /> },
    { id: "keyboard", title: i18n._("Keyboard"), card: <KeyboardCard /> },
    {
      id: "access-tokens",
      title: i18n._("Access Tokens"),
      card: <TokensCard email={email} ways={ways} />,
    },
    {
      id: "delete-account",
      title: i18n._("Delete Account"),
      card: <DeleteAccountCard email={email} ways={ways} />,
    },
    { id: "about", title: i18n._("About"), card: <AboutCard /> },
  ];
  const groups = [
    { name: i18n._("Account"), sections: account },
    { name: i18n._("Cellar"), sections: cellar },
    { name: i18n._("This App"), sections: app },
  ];
  const ids = groups.flatMap(({ sections }) => sections.map(({ id }) => id));
  const { inView, choose } = useSectionInView(ids);
  const showNamed = useEffectEvent((id: string) => {
    if (!ids.includes(id)) return;
    choose(id);
    showSection(id);
  });
  const { hash } = useLocation();
  useEffect(() => {
    showNamed(hash.slice(1));
  }, [hash]);

  return (
    <div className={classes["sections"]}>
      <nav aria-label={i18n._("Sections")} className={classes["index"]}>
        {groups.map(({ name, sections }) => (
          <Fragment key={name}>
            <p className={classes["group"]}>{name}</p>
            {sections.map(({ id, title }) => (
              <a
                key={id}
                aria-current={id === inView ? "location" : undefined}
                className={classes["link"]}
                href={`#${id}`}
                onClick={(event) => {
                  // With a modifier key the browser opens a new tab.
                  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  choose(id);
                  showSection(id);
                }}
              >
                {title}
              </a>
            ))}
          </Fragment>
        ))}
      </nav>
      <div className={classes["page"]}>
        {groups.flatMap(({ sections }) =>
          sections.map(({ id, card }) => (
            <div key={id} id={id}>
              {card}
            </div>
          )),
        )}
      </div>
    </div>
  );
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(/\W+/g, "-");
}

/** Scrolls to a section. Adds no history entry, so that Back leads to the previous page. */
function showSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  const heading = section?.querySelector("h2");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function KeyboardCard() {
  return (
    <section className={classes["card"]}>
      <h2>{i18n._("Keyboard")}</h2>
      <SingleKeysSwitch />
    </section>
  );
}

function SharingCard() {
  return (
    <section className={classes["card"]}>
      <h2>{i18n._("Sharing")}</h2>
      <p className={classes["quiet"]}>{i18n._("Share a cellar with others, or make a new one.")}</p>
      <Button className={classes["action"]} component={Link} to={CELLARS_PATH} variant="default">
        {i18n._("Cellars and Sharing")}
      </Button>
    </section>
  );
}

function AboutCard() {
  return (
    <section className={classes["card"]}>
      <h2>{i18n._("About")}</h2>
      <Link className={classes["link"] ?? ""} to={HELP_PATH}>
        {i18n._("Help, version and what is new")}
      </Link>
      {/* A static page outside the router, with the licences of third-party works. */}
      <a className={classes["link"]} href={underBase("/licences")}>
        {i18n._("Licences")}
      </a>
    </section>
  );
}

interface EmailCardProps {
  readonly user: User;
  readonly isConfirmed: boolean;
}

function EmailCard({ user, isConfirmed }: EmailCardProps) {
  const { form, ...state } = useServerForm({
    initial: { email: user.email },
    schema: changeEmailSchema,
    fallback: i18n._("Failed to update email address. Please try again."),
    send: async (body) => {
      const answer = await callServer(CALLS.changeProfile, { body });
      toast({
        title: i18n._("Email updated"),
        description: i18n._(
          "You now sign in as {email}. Your other devices need to sign in again.",
          { email: answer.user.email },
        ),
      });
      await signedIn(answer.user);
    },
  });

  return (
    <section className={classes["card"]}>
      <h2>{i18n._("Email Address")}</h2>
      {!isConfirmed && <UnconfirmedEmail email={user.email} />}
      <AccountForm
        {...state}
        action={i18n._("Update Email")}
        fullWidth={false}
        isIdle={form.values.email.trim() === user.email}
        pendingAction={i18n._("Updating...")}
      >
        <EmailField
          autoComplete="email"
          label={i18n._("New Email Address")}
          {...form.getInputProps("email")}
        />
      </AccountForm>
    </section>
  );
}

export function UnconfirmedEmail({ email }: { readonly email: string }) {
  const { isPending, failure, submit } = useSubmission(
    i18n._("Failed to send the link. Please try again."),
  );
  const send = () =>
    submit(async () => {
      await callServer(CALLS.resendConfirmation, {});
      toast({
        title: i18n._("Email sent!"),
        description: i18n._("Open the link in it to confirm your address."),
      });
    });

  return (
    <>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <p className={classes["notice"]}>
        <Rich
          text={i18n._(
            "<0>{email} is not confirmed.</0> Open the link that we mailed to it. Without it, you may not be able to reset a forgotten password.",
            { email },
          )}
          parts={[<strong />]}
        />
      </p>
      <Button
        className={classes["action"]}
        disabled={isPending}
        variant="default"
        onClick={() => void send()}
      >
        {isPending ? i18n._("Sending...") : i18n._("Send Another Link")}
      </Button>
    </>
  );
}
