import { IconBox, IconDoor, IconFridge, IconGridDots, type Icon } from "@tabler/icons-react";
import type { PlaceKind } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";

const ICONS: Readonly<Record<PlaceKind, Icon>> = {
  room: IconDoor,
  rack: IconGridDots,
  fridge: IconFridge,
  other: IconBox,
};

export const KIND_LABELS: Readonly<Record<PlaceKind, string>> = {
  room: i18n._(/*i18n*/ { id: "Room", comment: "kind of place" }),
  rack: i18n._(/*i18n*/ { id: "Rack", comment: "kind of place" }),
  fridge: i18n._(/*i18n*/ { id: "Fridge", comment: "kind of place" }),
  other: i18n._(/*i18n*/ { id: "Other", comment: "kind of place" }),
};

export function PlaceIcon({ kind }: { readonly kind: PlaceKind }) {
  const Drawing = ICONS[kind];
  return <Drawing aria-hidden size={20} stroke={1.75} />;
}
