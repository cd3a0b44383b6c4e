import { onTestFinished, vi } from "vitest";

export function withPush(permission: NotificationPermission = "granted") {
  const bytes = Uint8Array.from([4, 0, 0]).buffer;
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const subscription = {
    endpoint: "https://push.example/1",
    options: { applicationServerKey: bytes },
    getKey: () => bytes,
    unsubscribe,
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: () => Promise.resolve(subscription),
  };
  const registration = { pushManager };
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("Notification", {
    permission,
    requestPermission: () => Promise.resolve(permission),
  });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      getRegistration: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "serviceWorker");
  });
  return { unsubscribe };
}
