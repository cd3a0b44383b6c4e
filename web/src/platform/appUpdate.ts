/**
 * Activates a waiting worker and reloads the page into the worker's version. If another page has
 * activated the worker, or a newer worker has replaced it, only reloads the page.
 */
export function takeOver(worker: ServiceWorker): void {
  if (worker.state !== "installed") {
    window.location.reload();
    return;
  }
  reloadWhenInCharge(worker);
  worker.postMessage({ type: "SKIP_WAITING" });
}

/**
 * Reloads the page into a newer app version if one can be fetched, otherwise into the current
 * version.
 */
export async function reloadForUpdate(): Promise<void> {
  const registration =
    "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  const worker = registration && (await newest(registration));
  if (worker) takeOver(worker);
  else window.location.reload();
}

async function newest(registration: ServiceWorkerRegistration): Promise<ServiceWorker | undefined> {
  await registration.update().catch(() => undefined);
  const { installing, waiting } = registration;
  if (!installing) return waiting ?? undefined;
  await new Promise<void>((resolve) => {
    installing.addEventListener("statechange", () => {
      resolve();
    });
  });
  return installing.state === "redundant" ? undefined : installing;
}

/**
 * Reloads the page when this worker controls it. Also watches the worker's state, because Safari
 * may not report the new controller.
 */
function reloadWhenInCharge(worker: ServiceWorker): void {
  let isReloading = false;
  const reload = () => {
    if (isReloading) return;
    isReloading = true;
    window.location.reload();
  };
  navigator.serviceWorker.addEventListener("controllerchange", reload);
  worker.addEventListener("statechange", () => {
    if (worker.state === "activated" || worker.state === "redundant") reload();
  });
}
