import { randomUUID } from "node:crypto";
import { describe } from "vitest";
import { memoryJobLeases } from "../../src/cellar/memoryJobLeases.ts";
import { memoryAttempts } from "../../src/middleware/limits/rateLimit.ts";
import { describeAttempts } from "./contract/attempts.ts";
import { describeJobLeases } from "./contract/jobLeases.ts";
import {
  addPhotoTo,
  eventsIn,
  addWineWithPhoto,
  winesIn,
  addEventWithPhoto,
} from "./contract/visitor.ts";
import { memoryCellar } from "./memoryCellar.ts";
import { memoryObjects } from "./memoryObjects.ts";
import { describeStore } from "./storeContract.ts";

describe("limits and leases in one process", () => {
  const attempts = memoryAttempts();
  describeAttempts(() => attempts);
  const jobLeases = memoryJobLeases();
  describeJobLeases(() => jobLeases);
});

describeStore("cellars in memory", () => {
  const shown: string[] = [];
  const { objects, isOwn, noteShown } = memoryObjects(async (cellarId, path) => {
    const wines = await winesIn(store, cellarId, { includeArchived: true });
    const showing = [...wines, ...(await eventsIn(store, cellarId))];
    return showing.some(({ photoUrl }) => photoUrl === path);
  });
  const store = memoryCellar({
    epoch: randomUUID(),
    photoKnown: isOwn,
    onShown(cellarId, photoUrl) {
      shown.push(photoUrl);
      noteShown(cellarId, photoUrl);
    },
  });
  return {
    store,
    objects,
    addPerson: randomUUID,
    addPhoto: (cellarId, photoUrl) => addPhotoTo(objects, cellarId, photoUrl),
    shownPhotos: () => shown,
    show: (object) => addWineWithPhoto(store, object),
    putEvent: (object) => addEventWithPhoto(store, object),
  };
});
