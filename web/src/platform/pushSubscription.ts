import type { PushSubscriptionKeys } from "sync-protocol";

/**
 * Subscribes this browser to push messages from the server with this public key. An existing
 * subscription for another key is replaced, because a restored server may have a new key.
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
