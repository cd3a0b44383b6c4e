import { IconLayoutGrid, IconList } from "@tabler/icons-react";
import { memo } from "react";
import { i18n } from "../../../language/i18n.ts";
import { ChoiceSwitch } from "../../../ui/fields/ChoiceSwitch.tsx";
import { setLook, useCollectionView } from "../view/collectionView.ts";

const LOOKS = [
  { value: "cards", title: i18n._("Cards"), Icon: IconLayoutGrid },
  {
    value: "table",
    title: i18n._(/*i18n*/ { id: "List", comment: "layout" }),
    Icon: IconList,
  },
] as const;

export const LookSwitch = memo(function LookSwitch() {
  const look = useCollectionView((view) => view.look);
  return <ChoiceSwitch choices={LOOKS} label={i18n._("Show as")} value={look} onChange={setLook} />;
});
