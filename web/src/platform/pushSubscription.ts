import type { PushSubscriptionKeys } from "sync-protocol";

/**
 * Subscribes with the server's key. Keeps an existing subscription only if its key is equal,
 * because a restored server may have another key.
 */
export async function subscribeBy(
  manager: PushManager,
  publicKey: string,
): Promise<PushSubscriptionKeys> {
  const former = await manager.getSubscription();
  const isSame = former && textOf(former.options.applicationServerKey) === publicKey;
  if (former && !isSame) await former.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = isSame ? former : await manager.subscribe(options);
  return {
    endpoint: subscription.endpoint,
    keys: {
      p256dh: textOf(subscription.getKey("p256dh")),
      auth: textOf(subscription.getKey("auth")),
    },
  };
}

function textOf(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
