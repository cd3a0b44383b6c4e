import { memo, useEffect, useMemo, useState } from "react";
import type { Origin, Origins } from "../../rules/counting/origins.ts";
import { fetchPart } from "../../ui/loading/fetchPart.ts";
import { Drawing } from "./Drawing.tsx";
import { type MapPanel, mapHeight, mapPanels, pathIn } from "./mapPanels.ts";
import type { Land } from "./outlines.ts";

interface OriginMapProps {
  readonly origins: Origins;
  readonly onChoose: (origin: Origin) => void;
}

let known: readonly Land[] | undefined;

/** Outlines of the world's countries. `undefined` until loaded. */
function useLands(): readonly Land[] | undefined {
  const [lands, setLands] = useState(known);
  useEffect(() => {
    if (known) return undefined;
    let isLeft = false;
    fetchPart(() => import("./outlines.ts")).then(({ LANDS }) => {
      known = LANDS;
      if (!isLeft) setLands(LANDS);
    }, reportError);
    return () => {
      isLeft = true;
    };
  }, []);
  return lands;
}

export function OriginMap({ origins: { known: dots, countries }, onChoose }: OriginMapProps) {
  const lands = useLands();
  const [first] = dots;
  if (!first) return null;
  const label = countries.map(({ name, bottles }) => `${name} ${String(bottles)}`).join(", ");

  return (
    <Drawing
      height={mapHeight(dots)}
      label={label}
      onChoose={(touch) => {
        if (!touch) {
          onChoose(first);
          return;
        }
        const nearest = mapPanels(dots, touch.width)
          .flatMap((panel) =>
            panel.dots.map(({ origin, x, y }) => ({
              origin,
              away: Math.hypot(panel.x + x - touch.x, panel.y + y - touch.y),
            })),
          )
          .reduce((best, one) => (one.away < best.away ? one : best));
        onChoose(nearest.origin);
      }}
    >
      {(width) => <Panels dots={dots} lands={lands} width={width} />}
    </Drawing>
  );
}

interface PanelsProps {
  readonly dots: readonly Origin[];
  readonly lands: readonly Land[] | undefined;
  readonly width: number;
}

function Panels({ dots, lands, width }: PanelsProps) {
  const panels = useMemo(() => mapPanels(dots, width), [dots, width]);
  return panels.map((panel) => <Panel key={panel.name} lands={lands} panel={panel} />);
}

interface PanelProps {
  readonly panel: MapPanel;
  readonly lands: readonly Land[] | undefined;
}

const Panel = memo(function Panel({ panel, lands }: PanelProps) {
  const { x, y, width, height, dots, labels, name } = panel;
  const shares = new Map<string, number>();
  for (const { origin } of dots) {
    shares.set(origin.country, (shares.get(origin.country) ?? 0) + origin.bottles);
  }
  const most = Math.max(...shares.values());
  return (
    <svg {...{ x, y, width, height }}>
      <rect fill="var(--color-sunk)" fillOpacity="0.4" height={height} rx="6" width={width} />
      {lands?.map((land, at) => {
        const share = (shares.get(land.code) ?? 0) / most;
        return (
          <Outlines key={`${land.code}${String(at)}`} land={land} panel={panel} share={share} />
        );
      })}
      {dots.toReversed().map(({ origin, x: cx, y: cy, r }) => (
        <circle
          key={`${origin.country} ${origin.name}`}
          {...{ cx, cy, r }}
          fill="var(--color-primary-text)"
          stroke="var(--color-card)"
        >
          <title>{`${origin.name}: ${String(origin.bottles)}`}</title>
        </circle>
      ))}
      <g
        fill="var(--color-text)"
        fontWeight="700"
        paintOrder="stroke"
        stroke="var(--color-card)"
        strokeLinejoin="round"
        strokeWidth="3"
      >
        {y > 0 && (
          <text x="8" y="16">
            {name}
          </text>
        )}
        {labels.map(({ words, anchor, x: left, y: base }) => (
          <text key={words} textAnchor={anchor} x={left} y={base}>
            {words}
          </text>
        ))}
      </g>
    </svg>
  );
});

interface OutlinesProps {
  readonly panel: MapPanel;
  readonly land: Land;
  /** The country's number of bottles, as a fraction of the largest country's in this panel. */
  readonly share: number;
}

function Outlines({ panel, land, share }: OutlinesProps) {
  const d = useMemo(() => pathIn(panel, land), [panel, land]);
  if (d === "") return null;
  return (
    <path
      d={d}
      fill={share > 0 ? "var(--color-primary-text)" : "var(--color-sunk)"}
      fillOpacity={share > 0 ? 0.14 + 0.22 * share : 1}
      stroke="var(--color-card)"
      strokeWidth="0.75"
    />
  );
}
