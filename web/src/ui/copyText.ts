/** Copies a text. Returns false if that failed and the user has to copy manually. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or missing without https.
    return false;
  }
}
