import { IconBox, IconDoor, IconFridge, IconGridDots, type Icon } from "@tabler/icons-react";
import type { PlaceKind } from "sync-protocol";

const ICONS: Readonly<Record<PlaceKind, Icon>> = {
  room: IconDoor,
  rack: IconGridDots,
  fridge: IconFridge,
  other: IconBox,
};

export const KIND_LABELS: Readonly<Record<PlaceKind, string>> = {
  room: "Room",
  rack: "Rack",
  fridge: "Fridge",
  other: "Other",
};

export function PlaceIcon({ kind }: { readonly kind: PlaceKind }) {
  const Drawing = ICONS[kind];
  return <Drawing aria-hidden size={20} stroke={1.75} />;
}
