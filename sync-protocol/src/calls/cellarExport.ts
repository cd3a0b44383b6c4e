import { cellarExportSchema } from "../cellarExport.ts";
import type { CallSpec } from "./CallSpec.ts";

export const exportCellar = {
  group: "wines",
  method: "GET",
  path: "/api/export",
  summary:
    "Export the wines, archived ones too, places and events in the format that the app imports; load " +
    "photos by the wines' paths",
  access: "signed in",
  scope: "read",
  answer: cellarExportSchema,
} as const satisfies CallSpec;
