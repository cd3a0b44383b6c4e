import { memo, useMemo } from "react";
import { originFinding } from "../../../parts/charts/chartFindings.ts";
import { ChartCard } from "../../../parts/charts/ChartCard.tsx";
import { OriginMap } from "../../../parts/charts/OriginMap.tsx";
import { RowName } from "../../../parts/charts/RowName.tsx";
import { useOrigins } from "../../../parts/charts/useOrigins.ts";
import { bottlesOf, type Origin } from "../../../rules/counting/origins.ts";
import { type CountedLot, winesBehind } from "../../../rules/counting/statistics.ts";
import { bottlesBehind, type OnShow } from "../Behind.ts";

interface OriginChartProps {
  readonly held: readonly CountedLot[];
  readonly onShow: OnShow;
}

/** A map of where the bottles come from. */
export const OriginChart = memo(function OriginChart({ held, onShow }: OriginChartProps) {
  const wines = useMemo(() => winesBehind(held), [held]);
  const origins = useOrigins(wines);
  const unknown = bottlesOf(origins?.unknown ?? []);
  const show = ({ name, wines: own }: Origin) => {
    const regions = new Set(own.map(({ wine }) => wine.region));
    const elsewhere =
      regions.size === 1 && regions.has(name)
        ? {
            address: `/?${new URLSearchParams({ region: name }).toString()}`,
            words: "Show in the collection",
          }
        : undefined;
    onShow(bottlesBehind(name, { wines: own, elsewhere }));
  };
  return (
    <ChartCard
      drawing={
        origins && origins.known.length > 0 && <OriginMap origins={origins} onChoose={show} />
      }
      finding={origins && originFinding(origins)}
      line={`Each dot is a region; its size shows the bottles.${unknown > 0 ? ` The origin of ${String(unknown)} more is not known.` : ""}`}
      name="Origin"
    >
      <table aria-label="Origin">
        <thead>
          <tr>
            <th scope="col">Region</th>
            <th scope="col">Country</th>
            <th scope="col">Bottles</th>
          </tr>
        </thead>
        <tbody>
          {origins?.known.map((origin) => (
            <tr key={`${origin.country} ${origin.name}`}>
              <th scope="row">
                <RowName
                  name={origin.name}
                  onChoose={() => {
                    show(origin);
                  }}
                />
              </th>
              <td>{origin.countryName}</td>
              <td>{origin.bottles}</td>
            </tr>
          ))}
          {origins && unknown > 0 && (
            <tr>
              <th scope="row">
                <RowName
                  name="Not known"
                  onChoose={() => {
                    onShow(bottlesBehind("Origin not known", { wines: origins.unknown }));
                  }}
                />
              </th>
              <td />
              <td>{unknown}</td>
            </tr>
          )}
        </tbody>
      </table>
    </ChartCard>
  );
});
