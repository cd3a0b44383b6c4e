import { IconLayoutGrid, IconList } from "@tabler/icons-react";
import { memo } from "react";
import { ChoiceSwitch } from "../../../ui/fields/ChoiceSwitch.tsx";
import { setLook, useCollectionView } from "../view/collectionView.ts";

const LOOKS = [
  { value: "cards", title: "Cards", Icon: IconLayoutGrid },
  { value: "table", title: "List", Icon: IconList },
] as const;

export const LookSwitch = memo(function LookSwitch() {
  const look = useCollectionView((view) => view.look);
  return <ChoiceSwitch choices={LOOKS} label="Show as" value={look} onChange={setLook} />;
});
