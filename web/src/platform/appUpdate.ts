/**
 * Puts a waiting worker in charge, and reloads the page into its version. One that waits no more was
 * put in charge by another page, or replaced by a newer one: the page is reloaded into what is there.
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
 * Looks for a newer version of the app and reloads the page into it; where there is none, or it
 * cannot be fetched, the page is reloaded as it is.
 */
export async function reloadForUpdate(): Promise<void> {
  const registration =
    "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  const worker = registration && (await newest(registration));
  if (worker) takeOver(worker);
  else window.location.reload();
}

/** The worker that waits, once it is installed. */
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

/** Safari may never tell of the change of controller, so the worker's own state is watched too. */
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
