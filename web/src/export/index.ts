/** Exports a whole cellar as one ZIP in a worker: JSON with its schema, photos, and tables. */
export { beginExport, type ExportSession } from "./exportSession.ts";
