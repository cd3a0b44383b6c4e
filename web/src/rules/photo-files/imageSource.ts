const SHORTEST_DATA_URL = 50;

/** Whether an address can be shown as a picture at all; where not, 'No image' stands instead. */
export function isImageSource(source: string | null | undefined): source is string {
  if (!source) return false;
  if (source.startsWith("data:image")) {
    return source.includes(",") && source.length > SHORTEST_DATA_URL;
  }
  return source.startsWith("/") || /^(https?|blob):/.test(source);
}
