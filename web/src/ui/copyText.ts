/** Copies a text; whether that succeeded. Where it did not, it has to be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or missing where the page came without encryption.
    return false;
  }
}
