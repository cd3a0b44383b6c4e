const counts = { pending: 0, due: 0 };

/**
 * Shows a count on the installed app's icon, if supported: changes that only this device has, or
 * else the wines that are due to drink. 0 removes it.
 */
export async function showAppBadge(changed: Partial<typeof counts>): Promise<void> {
  Object.assign(counts, changed);
  if (!("setAppBadge" in navigator)) return;
  // Rejected if the app is not installed.
  await navigator.setAppBadge(counts.pending || counts.due).catch(() => undefined);
}
