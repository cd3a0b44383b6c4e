import type { Wine } from "sync-protocol";
import { nameIn } from "../../language/names.ts";

export function OriginWords({ region, country }: Pick<Wine, "region" | "country">) {
  return (
    <>
      <bdi>{nameIn("region", region)}</bdi>, <bdi>{nameIn("country", country)}</bdi>
    </>
  );
}
