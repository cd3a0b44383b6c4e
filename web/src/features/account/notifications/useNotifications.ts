import { CALLS, type NotificationChoices } from "sync-protocol";
import { useRef, useState } from "react";
import { i18n } from "../../../language/i18n.ts";
import { endOnSignOut } from "../../../parts/notifications/endOnSignOut.ts";
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
  /** `null` while notifications are off on this device. */
  readonly choices: NotificationChoices | null;
}

/**
 * Notification settings of this device. A new choice is shown immediately and sent to the server
 * after earlier choices. You need to be online.
 */
export function useNotifications(userId: string) {
  const { fetched, reload } = useFetched(read);
  const [chosen, setChosen] = useState<NotificationsHere>();
  const { failure, submit } = useSubmission(i18n._("Couldn't save your choice. Please try again."));
  const sent = useRef(Promise.resolve());
  const last = useRef(0);
  const answer = fetched.kind === "loaded" ? fetched.answer : undefined;

  const show = (here: NotificationsHere) => {
    setChosen(here);
    noteNotifications(userId, here.choices);
  };
  const choose = (choices: NotificationChoices | null) => {
    const change = (last.current += 1);
    const isLast = () => change === last.current;
    setChosen({ support: "ready", choices });
    const send = async () => {
      try {
        const here = await put(choices);
        if (isLast()) show(here);
      } catch (error) {
        if (isLast()) setChosen(undefined);
        reload();
        throw error;
      }
    };
    sent.current = sent.current.then(() => (isLast() ? submit(send) : undefined));
  };

  /**
   * Whether notifications were just turned on. A note then says that the first message comes on the
   * next day [N3: message].
   */
  const isJustOn = Boolean(chosen?.choices) && answer?.choices === null;
  return { here: chosen ?? answer, isJustOn, fetched, failure, choose };
}

async function put(choices: NotificationChoices | null): Promise<NotificationsHere> {
  if (choices === null) {
    await callServer(CALLS.endNotifications, {});
    await unsubscribe();
    return { support: "ready", choices };
  }
  if (!(await mayNotify())) return { support: await notificationSupport(), choices: null };
  const { publicKey } = await callServer(CALLS.notificationKey, {});
  const body = { subscription: await subscribe(publicKey), ...choices };
  const { notifications } = await callServer(CALLS.putNotifications, { body });
  endOnSignOut();
  return { support: "ready", choices: notifications };
}

async function read(signal: AbortSignal): Promise<NotificationsHere> {
  const support = await notificationSupport();
  if (support !== "ready") return { support, choices: null };
  const { notifications } = await callServer(CALLS.notifications, { signal });
  return { support, choices: notifications && (await isSubscribed()) ? notifications : null };
}
