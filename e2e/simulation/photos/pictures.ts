/** The prefix of the content of an unreadable picture. */
export const UNREADABLE = "no picture";

export function jpegOf(content: string): ArrayBuffer {
  return new TextEncoder().encode(content).buffer;
}

export function contentOf(jpeg: ArrayBuffer | Uint8Array): string {
  return new TextDecoder().decode(jpeg);
}
