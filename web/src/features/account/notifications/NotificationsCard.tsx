import { NativeSelect } from "@mantine/core";
import { useId } from "react";
import {
  NOTIFICATION_KINDS,
  type NotificationChoices,
  type NotificationKind,
  type User,
} from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import classes from "../../../parts/server-forms/forms.module.css";
import { failureSentence } from "../../../parts/server-forms/useSubmission.tsx";
import type { NotificationSupport } from "../../../platform/webPush.ts";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { Switch } from "../../../ui/fields/Switch.tsx";
import { Alert } from "../../../ui/page/Alert.tsx";
import { useNotifications } from "./useNotifications.ts";

const KIND_WORDS: Readonly<Record<NotificationKind, string>> = {
  windows: i18n._("Drinking windows that start, are in their last year, or end"),
  orders: i18n._("Orders that should arrive"),
  "open-bottles": i18n._("Open bottles to finish"),
  sharing: i18n._("Changes by other members of a shared cellar"),
};

const WHY_NOT: Readonly<Record<Exclude<NotificationSupport, "ready">, string>> = {
  denied: i18n._("This browser blocks notifications from this site. Allow them in its settings."),
  unsupported: i18n._("Notifications don't work in this browser or at this address."),
  "not-installed": i18n._("Add the app to your Home Screen first, and open it from there."),
};

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourInWords(hour),
}));

const FIRST_CHOICES = { kinds: [], showsNames: false, quiet: { from: 21, to: 8 } };

export function NotificationsCard({ user: { id } }: { readonly user: User }) {
  const { here, isJustOn, fetched, failure, choose } = useNotifications(id);
  const groupId = useId();
  const choices = here?.choices;
  const kinds = choices?.kinds ?? [];

  const change = (changed: Partial<NotificationChoices>) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const next = { ...FIRST_CHOICES, ...choices, ...changed, timeZone };
    choose(next.kinds.length === 0 ? null : next);
  };

  return (
    <section className={classes["card"]}>
      <h2>{i18n._("Notifications")}</h2>
      {failure !== undefined && <Alert>{failure}</Alert>}
      {fetched.kind === "failed" && (
        <Alert>
          {failureSentence(fetched.error, i18n._("Notifications could not be loaded."))}
        </Alert>
      )}
      {here && here.support !== "ready" ? (
        <p role="status">{WHY_NOT[here.support]}</p>
      ) : (
        <>
          <p className={classes["quiet"]}>
            {choices
              ? i18n._("At most one message a day on this device, after {hour}.", {
                  hour: hourInWords(choices.quiet.to),
                })
              : i18n._("At most one message a day on this device.")}
            {isJustOn && ` ${i18n._("The first comes tomorrow.")}`}
          </p>
          <div aria-labelledby={groupId} className={classes["page"]} role="group">
            <p id={groupId}>{i18n._("Notify me about")}</p>
            {NOTIFICATION_KINDS.map((kind) => (
              <Switch
                key={kind}
                label={KIND_WORDS[kind]}
                checked={kinds.includes(kind)}
                disabled={!here}
                onChange={(on) => {
                  change({
                    kinds: NOTIFICATION_KINDS.filter((each) =>
                      each === kind ? on : kinds.includes(each),
                    ),
                  });
                }}
              />
            ))}
          </div>
          {choices && (
            <>
              <HourSelect
                label={i18n._("No messages from")}
                hour={choices.quiet.from}
                onChange={(from) => {
                  change({ quiet: { ...choices.quiet, from } });
                }}
              />
              <HourSelect
                label={i18n._("No messages until")}
                description={i18n._("The day's message comes after this time.")}
                hour={choices.quiet.to}
                onChange={(to) => {
                  change({ quiet: { ...choices.quiet, to } });
                }}
              />
              <Checkbox
                label={i18n._("Name wines and cellars in messages")}
                checked={choices.showsNames}
                onChange={(showsNames) => {
                  change({ showsNames });
                }}
              />
              <p className={classes["quiet"]}>
                {i18n._(
                  "If off, messages show only numbers. Names can appear on your lock screen.",
                )}
              </p>
            </>
          )}
        </>
      )}
    </section>
  );
}

function hourInWords(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}

interface HourSelectProps {
  readonly label: string;
  readonly description?: string;
  readonly hour: number;
  readonly onChange: (hour: number) => void;
}

function HourSelect({ label, description, hour, onChange }: HourSelectProps) {
  return (
    <NativeSelect
      data={HOURS}
      description={description}
      label={label}
      value={String(hour)}
      onChange={({ currentTarget }) => {
        onChange(Number(currentTarget.value));
      }}
    />
  );
}
