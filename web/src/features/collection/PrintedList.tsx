import { i18n } from "../../language/i18n.ts";
import { type CellarWine, vintageOf } from "../../rules/cellar/CellarWine.ts";
import classes from "./PrintedList.module.css";
import { usePrinting } from "../../ui/page/usePrinting.ts";
import { OriginWords } from "../../parts/wine-line/OriginWords.tsx";
import { nameIn } from "../../language/names.ts";
import { typeInWords } from "../../rules/cellar/typeWords.ts";

export function PrintedList({ wines }: { readonly wines: readonly CellarWine[] }) {
  const printing = usePrinting();
  if (!printing) return null;

  return (
    <table className={classes["printed"]}>
      <thead>
        <tr>
          <th scope="col">{i18n._("Wine")}</th>
          <th scope="col">{i18n._("Vintage")}</th>
          <th scope="col">{i18n._("Type")}</th>
          <th scope="col">{i18n._("Varietal")}</th>
          <th scope="col">{i18n._("Region, country")}</th>
          <th scope="col">{i18n._("Bottles")}</th>
          <th scope="col">{i18n._("Bottle ID")}</th>
        </tr>
      </thead>
      <tbody>
        {wines.map((wine) => (
          <tr key={wine.id}>
            <td>
              <strong dir="auto">{wine.name}</strong>
              <br />
              <bdi>{wine.producer}</bdi>
              {wine.isArchived && ` · ${i18n._("Archived")}`}
            </td>
            <td>{vintageOf(wine)}</td>
            <td>{typeInWords(wine.type)}</td>
            <td dir="auto">{nameIn("grape", wine.varietal)}</td>
            <td>
              <OriginWords {...wine} />
            </td>
            <td>{wine.quantity}</td>
            <td className={classes["bottleId"]}>{wine.bottleId}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
