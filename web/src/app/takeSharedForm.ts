import { underBase } from "../platform/basePath.ts";
import { keepShared } from "./keepShared.ts";

/**
 * Reads the form that another app shared and that the server embedded in the page, stores its
 * content and opens the page for it.
 */
export async function takeSharedForm(form: HTMLElement): Promise<void> {
  const bytes = Uint8Array.from(atob(form.textContent), (byte) => byte.charCodeAt(0));
  const headers = { "content-type": form.dataset["type"] ?? "" };
  const address = await keepShared(await new Response(bytes, { headers }).formData());
  window.location.replace(underBase(address));
}
