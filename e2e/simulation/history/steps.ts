import type fc from "fast-check";
import * as event from "./eventSteps.ts";
import * as imported from "./importSteps.ts";
import * as line from "./lineSteps.ts";
import * as lot from "./lotSteps.ts";
import * as opened from "./openedSteps.ts";
import * as person from "./personSteps.ts";
import * as place from "./placeSteps.ts";
import * as photo from "./photoSteps.ts";
import * as removal from "./removalSteps.ts";
import type { Step } from "./step.ts";
import * as wish from "./wishSteps.ts";

export const steps: fc.Arbitrary<Step>[] = [
  ...weighted(6, person.movesBottles()),
  ...weighted(4, person.edits()),
  ...weighted(3, lot.editsLots()),
  ...weighted(2, lot.movesBetweenLots()),
  ...weighted(4, lot.changesLotWithOthers()),
  ...weighted(3, opened.opensBottles()),
  ...weighted(1, opened.finishesWithOthers()),
  ...weighted(3, place.putsPlaces()),
  ...weighted(1, place.removesPlaces()),
  ...weighted(1, place.nestsWithOthers()),
  ...weighted(1, place.turnsNestingRound()),
  ...weighted(1, place.changesPlaceWithOthers()),
  ...weighted(1, place.isPlaceAnsweredByHalves()),
  ...weighted(2, wish.putsWishes()),
  ...weighted(1, wish.removesWishes()),
  ...weighted(1, wish.changesWishWithOthers()),
  ...weighted(3, event.editsEvents()),
  ...weighted(1, event.editsEventWithOthers()),
  ...weighted(2, event.photographsEvents()),
  ...weighted(1, event.keepsPhotosOfEvents()),
  ...weighted(2, imported.importsExports()),
  ...weighted(2, imported.importsLists()),
  ...weighted(2, person.archives()),
  ...weighted(2, removal.removesWines()),
  ...weighted(2, removal.restoresWines()),
  ...weighted(2, removal.changesRemovedWine()),
  ...weighted(1, removal.comesAndGoes()),
  ...weighted(2, person.adds()),
  ...weighted(1, person.undoes()),
  ...weighted(2, person.attends()),
  ...weighted(3, photo.photographs()),
  ...weighted(1, photo.removesPhoto()),
  ...weighted(3, photo.sendsPhotos()),
  ...weighted(1, photo.beginsSending()),
  ...weighted(1, photo.gathersPhotos()),
  ...weighted(1, photo.isAwayWithPhoto()),
  ...weighted(1, photo.isShownForAMoment()),
  ...weighted(1, photo.losesPhotoWithRestore()),
  ...weighted(1, photo.inheritsQueue()),
  ...weighted(1, photo.photographWithOthers()),
  ...weighted(9, line.drains()),
  ...weighted(3, line.beginsDrain()),
  ...weighted(7, line.exchanges()),
  ...weighted(3, line.straggles()),
  ...weighted(5, line.hears()),
  ...weighted(2, line.isOvertaken()),
  ...weighted(2, person.drinksWithOthers()),
  ...weighted(2, person.editsWithOthers()),
  ...weighted(2, person.failsThrice()),
  ...weighted(1, person.restoresBetweenPushAndPull()),
  ...weighted(1, person.isRenewedUnanswered()),
  ...weighted(1, person.isAnsweredByHalves()),
  ...weighted(3, line.meetsMishap()),
  ...weighted(1, line.diesNow()),
  ...weighted(1, line.losesStore()),
  ...weighted(1, line.isEvicted()),
  ...weighted(1, line.isRefused()),
  ...weighted(3, line.isDamaged()),
  ...weighted(1, line.isCloned()),
  ...weighted(1, line.backsUp()),
  ...weighted(1, line.restores()),
  ...weighted(2, line.signsIn()),
  ...weighted(1, line.waits()),
  ...weighted(1, line.setsClock()),
  ...weighted(3, line.stumblesOver()),
  ...weighted(3, person.callsPlainly()),
];

function weighted<T>(weight: number, arbitrary: T): T[] {
  return Array.from({ length: weight }, () => arbitrary);
}
