export function photoOf(jpeg: ArrayBuffer): string {
  const bytes = Array.from(new Uint8Array(jpeg), (byte) => String.fromCharCode(byte));
  return `data:image/jpeg;base64,${btoa(bytes.join(""))}`;
}

export function jpegOf(photo: string): ArrayBuffer {
  const binary = atob(photo.slice(photo.indexOf(",") + 1));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0)).buffer;
}
