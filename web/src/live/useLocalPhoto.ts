/** An object URL of a photo kept on this device; `undefined` while it is read or when it is gone. */
export function useLocalPhoto(_localPhotoId: string | undefined): string | undefined {
  return undefined;
}
