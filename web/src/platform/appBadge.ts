const counts = { pending: 0, due: 0 };

/**
 * Shows a count on the installed app's icon, if supported: the number of changes that only this
 * device has. If there are none, the number of wines to drink. 0 removes the badge.
 */
export async function showAppBadge(changed: Partial<typeof counts>): Promise<void> {
  Object.assign(counts, changed);
  if (!("setAppBadge" in navigator)) return;
  // Rejects if the app is not installed.
  await navigator.setAppBadge(counts.pending || counts.due).catch(() => undefined);
}
