import { useLocalPhoto } from "../../live/useLocalPhoto.ts";
import { WinePhoto, type WinePhotoProps } from "../../ui/wine-photo/WinePhoto.tsx";

/** A photo kept on this device under `id`, over the one that the server has, if any. */
export function KeptPhoto({ id, source, ...shown }: WinePhotoProps & { readonly id: string }) {
  const kept = useLocalPhoto(id);
  return <WinePhoto {...shown} source={kept ?? source} />;
}
