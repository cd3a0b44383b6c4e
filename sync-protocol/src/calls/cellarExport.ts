import { cellarExportSchema } from "../cellarExport.ts";
import type { CallSpec } from "./CallSpec.ts";

export const exportCellar = {
  group: "wines",
  method: "GET",
  path: "/api/export",
  summary:
    "One's wines, archived ones too, and places, in the format that the app imports; photos are read " +
    "by the paths that wines show",
  access: "signed in",
  scope: "read",
  answer: cellarExportSchema,
} as const satisfies CallSpec;
