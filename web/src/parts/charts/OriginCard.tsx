import { memo } from "react";
import { i18n } from "../../language/i18n.ts";
import { bottlesOf } from "../../rules/counting/origins.ts";
import type { WineCount } from "../../rules/counting/statistics.ts";
import { ChartCard } from "./ChartCard.tsx";
import { originFinding } from "./chartFindings.ts";
import { OriginMap } from "./OriginMap.tsx";
import { RowName } from "./RowName.tsx";
import { useOrigins } from "./useOrigins.ts";

interface OriginCardProps {
  readonly wines: readonly WineCount[];
  /** Which bottles are counted, for example "bottles opened". */
  readonly counted: string;
  /** Called with the wines of a region, or with the wines without a known region. */
  readonly onChoose: (wines: readonly WineCount[], title: string) => void;
}

export const OriginCard = memo(function OriginCard({ wines, counted, onChoose }: OriginCardProps) {
  const origins = useOrigins(wines);
  const unknown = bottlesOf(origins?.unknown ?? []);
  return (
    <ChartCard
      drawing={
        origins &&
        origins.known.length > 0 && (
          <OriginMap
            origins={origins}
            onChoose={({ name, wines: own }) => {
              onChoose(own, name);
            }}
          />
        )
      }
      finding={origins && originFinding(origins)}
      line={[
        i18n._("Each dot is a region; its size shows the {counted}.", { counted }),
        unknown > 0 && i18n._("The origin of {unknown} more is not known.", { unknown }),
      ]
        .filter(Boolean)
        .join(" ")}
      name={i18n._("Origin")}
    >
      <table aria-label={i18n._("Origin")}>
        <thead>
          <tr>
            <th scope="col">{i18n._("Region")}</th>
            <th scope="col">{i18n._("Country")}</th>
            <th scope="col">{i18n._("Bottles")}</th>
          </tr>
        </thead>
        <tbody>
          {origins?.known.map((origin) => (
            <tr key={`${origin.country} ${origin.name}`}>
              <th scope="row">
                <RowName
                  name={origin.name}
                  onChoose={() => {
                    onChoose(origin.wines, origin.name);
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
                  name={i18n._("Not known")}
                  onChoose={() => {
                    onChoose(origins.unknown, i18n._("Origin not known"));
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
