/** For tests that set the server's last answer. */
export { engineStatus } from "../../sync/status.ts";
