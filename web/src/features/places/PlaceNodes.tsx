import { bottlesIn, type Contents, type PlaceNode } from "../../rules/placement/placeTree.ts";
import { countOf } from "../../ui/countOf.ts";
import { Link } from "../../ui/page/Link.tsx";
import { placeAddress } from "../../parts/addresses/pageAddresses.ts";
import { PlaceIcon } from "./PlaceIcon.tsx";
import classes from "./Places.module.css";

interface PlaceNodesProps {
  readonly nodes: readonly PlaceNode[];
  readonly contents: Contents;
}

export function PlaceNodes({ nodes, contents }: PlaceNodesProps) {
  return (
    <ul className={classes["list"]}>
      {nodes.map((node) => (
        <li key={node.place.id}>
          <Link className={classes["row"]} to={placeAddress(node.place.id)}>
            <PlaceIcon kind={node.place.kind} />
            <bdi className={classes["words"]}>{node.place.name}</bdi>
            <span className={classes["count"]}>{countOf(bottlesIn(node, contents), "bottle")}</span>
          </Link>
          {node.inside.length > 0 && <PlaceNodes contents={contents} nodes={node.inside} />}
        </li>
      ))}
    </ul>
  );
}
