/** For tests of features, which say how the server answered last. */
export { engineStatus } from "../../sync/status.ts";
