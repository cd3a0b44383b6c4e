import { randomUUID } from "node:crypto";
import { describeCellarStore } from "./cellarContract.ts";
import { memoryCellar } from "./memoryCellar.ts";

describeCellarStore("the cellar in memory", () => {
  const photos = new Set<string>();
  const owned = (userId: string, photoUrl: string) => `${userId} ${photoUrl}`;
  return {
    store: memoryCellar({
      epoch: randomUUID(),
      photoKnown: (userId, photoUrl) => photos.has(owned(userId, photoUrl)),
    }),
    addPerson: randomUUID,
    addPhoto(userId) {
      const photoUrl = `/objects/uploads/${randomUUID()}`;
      photos.add(owned(userId, photoUrl));
      return photoUrl;
    },
  };
});
