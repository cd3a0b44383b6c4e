/** What a picture begins with that can't be read. */
export const UNREADABLE = "no picture";

/** The picture of this content: its text. */
export function jpegOf(content: string): ArrayBuffer {
  return new TextEncoder().encode(content).buffer;
}

/** What a picture shows. */
export function contentOf(jpeg: ArrayBuffer | Uint8Array): string {
  return new TextDecoder().decode(jpeg);
}
