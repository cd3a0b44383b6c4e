import { useState } from "react";
import type { EventPhotoFieldProps } from "../../features/events/useEventPhoto.ts";
import { i18n } from "../../language/i18n.ts";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import { ReadOnlyNotice } from "../../parts/changing/ReadOnlyNotice.tsx";
import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";
import { type EventRequest, eventRequest } from "../../parts/requests/pageRequest.ts";

const EventSheet = dialogOnDemand(async () => {
  const [{ EventSheet: Sheet }, { PhotoField }, { PhotoChooser }] = await Promise.all([
    import("../../features/events/EventSheet.tsx"),
    import("../../features/wine-form/photo/PhotoField.tsx"),
    import("../../features/label-capture/PhotoChooser.tsx"),
  ]);
  const OfEvent = (props: EventPhotoFieldProps) => (
    <PhotoField {...props} of="event" PhotoChooser={PhotoChooser} />
  );
  type Props = Omit<Parameters<typeof Sheet>[0], "PhotoField">;
  return (props: Props) => <Sheet {...props} PhotoField={OfEvent} />;
}, "onClose");

interface SheetState extends EventRequest {
  readonly opened: boolean;
  /**
   * Number of times the sheet has been opened. As a key, it makes React render a new sheet at each
   * opening.
   */
  readonly n: number;
}

export function EventSheets() {
  const [asked, setAsked] = useState<SheetState>();
  eventRequest.useRequests((request) => {
    setAsked({ ...request, opened: true, n: (asked?.n ?? 0) + 1 });
  });

  if (!asked) return null;
  const close = () => {
    setAsked({ ...asked, opened: false });
  };
  return (
    <RequireEditAccess
      otherwise={
        <ReadOnlyNotice opened={asked.opened} title={i18n._("Journal entry")} onClose={close} />
      }
    >
      <EventSheet key={asked.n} {...asked} onClose={close} />
    </RequireEditAccess>
  );
}
