/**
 * Runs `work` while no other page or worker of this browser runs work under the same name. Where
 * the browser has no locks it runs at once: locks save double work here, they don't make it right.
 */
export async function underLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!("locks" in navigator)) return work();
  return navigator.locks.request(name, work);
}
