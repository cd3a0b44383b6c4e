export { engineStatus } from "../../sync/status.ts";
