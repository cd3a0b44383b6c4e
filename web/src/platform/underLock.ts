type Work<T> = (hasWaited: boolean) => Promise<T>;

/**
 * Runs `work` while no other page or worker of this browser runs work under the same name. In a
 * browser without locks, runs `work` immediately. This is safe, because locks only prevent
 * duplicate work.
 */
export async function underLock<T>(name: string, work: Work<T>): Promise<T> {
  if (!("locks" in navigator)) return work(false);
  const atOnce = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? { done: await work(false) } : undefined,
  );
  return atOnce ? atOnce.done : navigator.locks.request(name, () => work(true));
}
