import { randomUUID } from "node:crypto";
import { describeCellarStore } from "./cellarContract.ts";
import { memoryCellar } from "./memoryCellar.ts";

describeCellarStore("the cellar in memory", () => {
  const photos = new Set<string>();
  const shown: string[] = [];
  const owned = (userId: string, photoUrl: string) => `${userId} ${photoUrl}`;
  return {
    store: memoryCellar({
      epoch: randomUUID(),
      photoKnown: (userId, photoUrl) => photos.has(owned(userId, photoUrl)),
      onShown: (photoUrl) => shown.push(photoUrl),
    }),
    addPerson: randomUUID,
    addPhoto(userId, photoUrl = `/objects/uploads/${randomUUID()}`) {
      photos.add(owned(userId, photoUrl));
      return photoUrl;
    },
    shownPhotos: () => shown,
  };
});
