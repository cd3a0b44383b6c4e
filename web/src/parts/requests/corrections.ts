import type { Revision } from "../../engine/index.ts";
import { pageRequest } from "./pageRequest.ts";

const corrections = pageRequest<Revision>();

/** Asks for the form that corrects a refused change. */
export const askForCorrection = corrections.ask;

/** Runs `take` on each such request. */
export const useCorrections = corrections.useRequests;
