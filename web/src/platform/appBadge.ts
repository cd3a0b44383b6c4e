/** Shows a count on the installed app's icon, if supported; 0 removes it. */
export async function showAppBadge(count: number): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  // Rejected if the app is not installed.
  await navigator.setAppBadge(count).catch(() => undefined);
}
