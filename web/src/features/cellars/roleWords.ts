import type { GivenRole, Role } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: i18n._("Owner"),
  editor: i18n._("Editor"),
  viewer: i18n._("Viewer"),
};

/** A role with its rights, for example "an editor: you can see and change everything". */
export const YOUR_ROLE: Readonly<Record<GivenRole, string>> = {
  editor: i18n._("an editor: you can see and change everything"),
  viewer: i18n._("a viewer: you can see everything, and change nothing"),
};

/** A role in a sentence, for example "an editor". */
export const AS_ROLE: Readonly<Record<GivenRole, string>> = {
  editor: i18n._(/*i18n*/ { id: "an editor", comment: "after “as” or “for”" }),
  viewer: i18n._(/*i18n*/ { id: "a viewer", comment: "after “as” or “for”" }),
};
