import { Button } from "@mantine/core";
import { useId } from "react";
import type { Wine } from "sync-protocol";
import { useWinesOnServer, type WinesOnServer } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { countOf } from "../../ui/countOf.ts";
import { Link } from "../../ui/page/Link.tsx";
import { TypeChip } from "../../parts/wine-line/TypeChip.tsx";
import classes from "./ClosedCellarPage.module.css";
import { OriginWords } from "../../parts/wine-line/OriginWords.tsx";

/**
 * Lists the server's wines while the local cellar cannot be opened. Each new `attempt` requests the
 * list again.
 */
export function WinesToRead({ attempt }: { readonly attempt: string }) {
  const headingId = useId();
  const answer = useWinesOnServer(attempt);

  return (
    <section aria-labelledby={headingId} className={classes["wines"]}>
      <h2 id={headingId}>{i18n._("Your wines on the server")}</h2>
      <Answer answer={answer} />
    </section>
  );
}

function Answer({ answer }: { readonly answer: WinesOnServer }) {
  switch (answer.kind) {
    case "asking":
      return <p>{i18n._("Asking the server…")}</p>;
    case "unreachable":
      return <p>{i18n._("The server can't be reached.")}</p>;
    case "must-sign-in":
      return (
        <div>
          <p>{i18n._("Sign in to read them.")}</p>
          <Button component={Link} to="/login" variant="default">
            {i18n._("Sign In")}
          </Button>
        </div>
      );
    case "read":
      return answer.wines.length === 0 ? (
        <p>{i18n._("The server has none.")}</p>
      ) : (
        <>
          <p>{i18n._("Read-only until the cellar on this device opens.")}</p>
          <ul>
            {answer.wines.map((wine) => (
              <WineToRead key={wine.id} {...wine} />
            ))}
          </ul>
        </>
      );
  }
}

function WineToRead({ name, vintage, producer, region, country, type, quantity }: Wine) {
  return (
    <li className={classes["wine"]}>
      <p>
        <strong dir="auto">{name}</strong> {vintage}
      </p>
      <p>
        <bdi>{producer}</bdi> · <OriginWords country={country} region={region} />
      </p>
      <p>
        <TypeChip type={type} /> {countOf(quantity, "bottle")}
      </p>
    </li>
  );
}
