export { beginExport, type ExportSession } from "./exportSession.ts";
