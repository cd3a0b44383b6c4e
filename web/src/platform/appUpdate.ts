/**
 * Activates a waiting worker and reloads the page into its version. If the worker is no longer
 * waiting, because another page activated it or a newer worker replaced it, only reloads the page.
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
 * Checks for a newer app version and reloads the page into it. If there is no newer version, or if
 * it cannot be fetched, reloads the current one.
 */
export async function reloadForUpdate(): Promise<void> {
  const registration =
    "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  const worker = registration && (await newest(registration));
  if (worker) takeOver(worker);
  else window.location.reload();
}

/** The waiting worker, once installed. */
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

/** Safari may not report the new controller, so the worker's state is watched too. */
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
