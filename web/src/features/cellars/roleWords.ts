import type { GivenRole, Role } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: i18n._("Owner"),
  editor: i18n._("Editor"),
  viewer: i18n._("Viewer"),
};

export const AS_ROLE: Readonly<Record<GivenRole, string>> = {
  editor: i18n._(/*i18n*/ { id: "an editor", comment: "after “as” or “for”" }),
  viewer: i18n._(/*i18n*/ { id: "a viewer", comment: "after “as” or “for”" }),
};
