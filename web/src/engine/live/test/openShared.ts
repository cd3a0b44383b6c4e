import type { ListedCellar, Role } from "sync-protocol";
import { cellarsStore } from "../../session/cellarsStore.ts";
import { sessionStore } from "../../session/sessionStore.ts";

export const SHARED_CELLAR_ID = "00000000-0000-4000-8000-00000000a001";

const SHARED: Omit<ListedCellar, "role"> = {
  id: SHARED_CELLAR_ID,
  isPersonal: false,
  name: "Holiday house",
  colour: null,
  owner: "owner@cellar.example",
  members: null,
  isOffered: false,
  membershipId: "00000000-0000-4000-8000-00000000a002",
};

export function openShared(role: Role): void {
  cellarsStore.setState({ listed: [{ ...SHARED, role }] });
  sessionStore.setState({ cellarId: SHARED_CELLAR_ID });
}

export function closeShared(): void {
  sessionStore.setState({ cellarId: undefined });
  cellarsStore.setState({ listed: [] });
}
