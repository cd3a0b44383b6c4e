import { CALLS, type NotificationChoices } from "sync-protocol";
import { useState } from "react";
import { noteNotifications } from "../../../parts/notifications/notificationNote.ts";
import { useFetched } from "../../../parts/server-forms/useFetched.ts";
import { useSubmission } from "../../../parts/server-forms/useSubmission.tsx";
import {
  isSubscribed,
  mayNotify,
  notificationSupport,
  type NotificationSupport,
  subscribe,
  unsubscribe,
} from "../../../platform/webPush.ts";
import { callServer } from "../../../server/callServer.ts";

export interface NotificationsHere {
  readonly support: NotificationSupport;
  /** `null` while they are off on this device. */
  readonly choices: NotificationChoices | null;
}

/** Notifications of this device, which change at once and on the server. You need to be online. */
export function useNotifications(userId: string) {
  const { fetched, reload } = useFetched(read);
  const [chosen, setChosen] = useState<NotificationsHere>();
  const { failure, submit } = useSubmission("Failed to change this. Please try again.");
  const here = chosen ?? (fetched.kind === "loaded" ? fetched.answer : undefined);

  const show = (support: NotificationSupport, choices: NotificationChoices | null) => {
    setChosen({ support, choices });
    noteNotifications(userId, choices);
  };
  const choose = (choices: NotificationChoices | null) =>
    submit(async () => {
      const before = here?.choices ?? null;
      setChosen({ support: "ready", choices });
      try {
        if (choices === null) {
          await callServer(CALLS.endNotifications, {});
          await unsubscribe();
          show("ready", null);
        } else if (await mayNotify()) {
          const { publicKey } = await callServer(CALLS.notificationKey, {});
          const body = { subscription: await subscribe(publicKey), ...choices };
          const { notifications } = await callServer(CALLS.putNotifications, { body });
          show("ready", notifications);
        } else show(await notificationSupport(), null);
      } catch (error) {
        setChosen({ support: "ready", choices: before });
        throw error;
      }
    });

  return { here, fetched, failure, choose, reload };
}

async function read(signal: AbortSignal): Promise<NotificationsHere> {
  const support = await notificationSupport();
  if (support !== "ready") return { support, choices: null };
  const { notifications } = await callServer(CALLS.notifications, { signal });
  return { support, choices: notifications && (await isSubscribed()) ? notifications : null };
}
