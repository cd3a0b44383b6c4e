import { useMemo, useRef, useState } from "react";
import { LookAroundPage } from "../../features/look-around/LookAroundPage.tsx";
import { SAMPLE_RACK, SAMPLE_WINES } from "../../features/look-around/sampleCellar.ts";
import { RackGrid } from "../../features/places/RackGrid.tsx";
import { i18n } from "../../language/i18n.ts";
import { vintageOf } from "../../rules/cellar/CellarWine.ts";
import { rackOf } from "../../rules/racks/rack.ts";
import { rackContents, spacesInWords } from "../../rules/placement/placeRack.ts";

/** The demo page. A tap on a position of its read-only rack shows the bottle there. */
export function LookAround() {
  return <LookAroundPage rack={<SampleRack />} />;
}

const RACK = rackOf(SAMPLE_RACK) ?? { rows: 1, columns: 1, depth: 1 };

const IN_RACK = SAMPLE_WINES.flatMap((wine) => wine.lots.map((lot) => ({ wine, lot }))).filter(
  ({ lot }) => lot.placeId === SAMPLE_RACK.id,
);

const nothing = () => undefined;

function SampleRack() {
  const contents = useMemo(() => rackContents(RACK, IN_RACK), []);
  const [space, setSpace] = useState<string>();
  const incoming = useRef(undefined);
  const wine = space === undefined ? undefined : contents.inSpace.get(space)?.[0]?.wine;

  return (
    <>
      <p role="status">
        {space === undefined
          ? spacesInWords(contents)
          : wine
            ? i18n._("{space}: {wine}. In your own rack you take it, move it or put one in.", {
                space,
                wine: `${wine.name} ${vintageOf(wine)}`,
              })
            : i18n._("{space}: free. In your own rack you take it, move it or put one in.", {
                space,
              })}
      </p>
      <RackGrid
        contents={contents}
        incoming={incoming}
        isSmall={false}
        label={SAMPLE_RACK.name}
        layer={1}
        moving={undefined}
        rack={RACK}
        windowOf={undefined}
        onChoose={setSpace}
        onFill={nothing}
        onMove={nothing}
        onStop={nothing}
        onZoom={nothing}
      />
    </>
  );
}
