/** For tests of features that set how the server answered last. */
export { engineStatus } from "../../sync/status.ts";
