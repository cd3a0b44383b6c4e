import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { i18n } from "../../../language/i18n.ts";
import { RequireEditAccess } from "../../../parts/changing/RequireEditAccess.tsx";
import { CELLAR_BOOK_PATH } from "../../../parts/addresses/pageAddresses.ts";
import { Link } from "../../../ui/page/Link.tsx";
import { fileName, saveFile } from "../../../ui/saveFile.ts";
import { useOpenCellar } from "../../../engine/index.ts";
import { toast } from "../../../ui/toasts/toast.ts";
import classes from "../../../parts/server-forms/forms.module.css";

export function InAndOutCard() {
  const { share, make, stop } = useExport();
  return (
    <section className={classes["card"]}>
      <h2>{i18n._("Import and Export")}</h2>
      <RequireEditAccess>
        <p className={classes["quiet"]}>
          {i18n._("Bring your wines from CellarTracker, Vivino, another program or a spreadsheet.")}
        </p>
        <Button className={classes["action"]} component={Link} to="/import" variant="default">
          {i18n._("Import Wines")}
        </Button>
      </RequireEditAccess>
      <p className={classes["quiet"]}>
        {i18n._(
          "Take everything out as one ZIP: JSON with its schema, photos, and tables for spreadsheets and for CellarTracker. It needs no signal.",
        )}
      </p>
      {share === undefined ? (
        <Button className={classes["action"]} variant="default" onClick={() => void make()}>
          {i18n._("Export Everything")}
        </Button>
      ) : (
        <>
          <progress
            aria-label={i18n._("Exporting")}
            className={classes["progress"]}
            value={share}
          />
          <Button className={classes["action"]} variant="default" onClick={stop}>
            {i18n._(/*i18n*/ { id: "Stop", comment: "button: cancels" })}
          </Button>
        </>
      )}
      <p className={classes["quiet"]}>
        {i18n._("Print a cellar book for your insurance: each wine with photo, places and value.")}
      </p>
      <Button
        className={classes["action"]}
        component={Link}
        to={CELLAR_BOOK_PATH}
        variant="default"
      >
        {i18n._("Cellar Book")}
      </Button>
    </section>
  );
}

/** Creates the export in chunks. `stop` cancels it, and so does leaving the page. */
function useExport() {
  const cellar = useOpenCellar()?.listed?.name ?? undefined;
  const [share, setShare] = useState<number>();
  const making = useRef<AbortController>(undefined);

  const stop = () => {
    making.current?.abort();
    setShare(undefined);
  };
  useEffect(() => () => making.current?.abort(), []);

  const make = async () => {
    const { signal } = (making.current = new AbortController());
    setShare(0);
    try {
      const { exportCellar } = await import("../../../engine/live/cellar/exportCellar.ts");
      const made = await exportCellar({ cellar, onProgress: setShare, signal });
      if (signal.aborted) return;
      const name = cellar === undefined ? "wine-cellar.zip" : fileName(cellar, "zip");
      saveFile(name, "application/zip", made.zip);
      toast({ title: i18n._("Export saved"), description: savedWords(made, name) });
    } catch (error) {
      if (signal.aborted) return;
      reportError(error);
      toast({
        title: i18n._("The export could not be made"),
        description: i18n._("Try again."),
        tone: "failure",
      });
    }
    setShare(undefined);
  };
  return { share, make, stop };
}

interface ExportTotals {
  readonly wines: number;
  readonly missingPhotos: number;
}

function savedWords({ wines, missingPhotos }: ExportTotals, name: string): string {
  const all = i18n._("{wines, plural, one {# wine is in {name}.} other {# wines are in {name}.}}", {
    wines,
    name,
  });
  if (missingPhotos === 0) return all;
  const missing = i18n._(
    "{count, plural, one {# photo could not be fetched: export again with signal.} other {# photos could not be fetched: export again with signal.}}",
    { count: missingPhotos },
  );
  return `${all} ${missing}`;
}
