import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import {
  CALLS,
  GUEST_LINK_DAYS,
  type GuestFilter,
  type GuestLink,
  type MadeGuestLink,
  type NewGuestLink,
  newGuestLinkSchema,
  type Places,
} from "sync-protocol";
import { useOpenCellar, usePlaces } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { dateInWords } from "../../rules/day.ts";
import { placeChoices } from "../../rules/placement/placeTree.ts";
import { callServer } from "../../server/callServer.ts";
import { useReturnedFocus } from "../../ui/dialogs/overPage.ts";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { FormDialog } from "../server-forms/FormDialog.tsx";
import classes from "../server-forms/forms.module.css";
import { ShownOnceDialog } from "../server-forms/ShownOnceDialog.tsx";
import { useServerForm } from "../server-forms/useServerForm.ts";

const DAYS = [1, 7, GUEST_LINK_DAYS.usual, GUEST_LINK_DAYS.max];
const NO_PLACES: Places = new Map();

interface NewGuestLinkDialogProps {
  readonly opened: boolean;
  readonly cellarId: string;
  /**
   * Filter for the shared wines. Without this filter, the user chooses a place or the whole cellar
   * in the dialog.
   */
  readonly filter?: GuestFilter | undefined;
  readonly onClose: () => void;
  readonly onMade?: (link: GuestLink) => void;
}

export function NewGuestLinkDialog(props: NewGuestLinkDialogProps) {
  const { opened, cellarId, filter, onClose, onMade } = props;
  const [made, setMade] = useState<MadeGuestLink>();
  // The form and the new link have separate dialogs. The link's dialog cannot return the focus to the
  // page's button, because the button lost the focus when the form opened.
  useReturnedFocus(opened);
  const { form, ...state } = useServerForm<NewGuestLink>({
    initial: { title: "", filter: filter ?? {}, showsPrices: false, days: GUEST_LINK_DAYS.usual },
    schema: newGuestLinkSchema,
    fallback: i18n._("Failed to make the link. Please try again."),
    send: async (body) => {
      const answer = await callServer(CALLS.makeGuestLink, { id: cellarId, body });
      onMade?.(answer.guestLink);
      setMade(answer);
    },
  });

  if (made) {
    return (
      <ShownOnceDialog
        opened={opened}
        label={i18n._("Link")}
        note={i18n._("Anyone with the link can see this list until {date}.", {
          date: dateInWords(made.guestLink.expiresAt),
        })}
        sendAs={made.guestLink.title}
        text={made.link}
        title={i18n._("Link for guests")}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      {...state}
      action={i18n._("Make Link")}
      pendingAction={i18n._("Making...")}
      opened={opened}
      title={i18n._("New link for guests")}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={i18n._("Title")}
        placeholder={i18n._("Wines for Saturday")}
        {...form.getInputProps("title")}
      />
      {filter ? (
        <p className={classes["quiet"]}>
          {i18n._("It lists the bottles that this view shows, including those that you add later.")}
        </p>
      ) : (
        <PlaceField
          cellarId={cellarId}
          placeId={form.values.filter.placeId}
          onChange={(chosen) => {
            form.setFieldValue("filter", chosen);
          }}
        />
      )}
      <Checkbox
        checked={form.values.showsPrices}
        label={i18n._("Show prices")}
        onChange={(showsPrices) => {
          form.setFieldValue("showsPrices", showsPrices);
        }}
      />
      <NativeSelect
        data={DAYS.map((days) => ({
          value: String(days),
          label: i18n._("{days, plural, one {# day} other {# days}}", { days }),
        }))}
        label={i18n._("Works for")}
        value={String(form.values.days)}
        onChange={({ currentTarget }) => {
          form.setFieldValue("days", Number(currentTarget.value));
        }}
      />
    </FormDialog>
  );
}

interface PlaceFieldProps {
  readonly cellarId: string;
  readonly placeId: string | undefined;
  readonly onChange: (filter: GuestFilter) => void;
}

/** Shown only for the open cellar, because the device has no places of other cellars. */
function PlaceField({ cellarId, placeId = "", onChange }: PlaceFieldProps) {
  const places = usePlaces() ?? NO_PLACES;
  const isOpen = useOpenCellar()?.id === cellarId;
  if (!isOpen || places.size === 0) return null;

  return (
    <NativeSelect
      data={[{ value: "", label: i18n._("The whole cellar") }, ...placeChoices(places)]}
      label={i18n._("Wines")}
      value={placeId}
      onChange={({ currentTarget: { value } }) => {
        onChange(value === "" ? {} : { placeId: value });
      }}
    />
  );
}
