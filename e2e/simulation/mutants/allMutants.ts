import { clientMutants } from "./clientMutants.ts";
import { eventMutants } from "./eventMutants.ts";
import { lotMutants } from "./lotMutants.ts";
import type { Mutant } from "./Mutant.ts";
import { openedMutants } from "./openedMutants.ts";
import { photoMutants } from "./photoMutants.ts";
import { placeMutants } from "./placeMutants.ts";
import { wishMutants } from "./wishMutants.ts";
import { removalMutants } from "./removalMutants.ts";
import { serverMutants } from "./serverMutants.ts";
import { sharedMutants } from "./sharedMutants.ts";

export const allMutants: readonly Mutant[] = [
  ...serverMutants,
  ...lotMutants,
  ...clientMutants,
  ...photoMutants,
  ...placeMutants,
  ...wishMutants,
  ...eventMutants,
  ...openedMutants,
  ...removalMutants,
  ...sharedMutants,
];
