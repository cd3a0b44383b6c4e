import { useEffect, useState } from "react";
import { forgetReader, isReaderKept, keepReader, READER_MEGABYTES } from "../../../labels/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { keepCodeReader } from "../../../platform/code-reader/openCodeReader.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { Switch } from "../../../ui/fields/Switch.tsx";
import classes from "../../../parts/server-forms/forms.module.css";

const SIZE = i18n._("{count} MB", { count: String(READER_MEGABYTES) });

type ReaderState =
  | { readonly kind: "unknown" }
  | { readonly kind: "off" }
  | { readonly kind: "loading"; readonly share: number }
  | { readonly kind: "on" };

/** Turning label reading on needs a connection. The setting stays on this device after sign-out. */
export function LabelReadingCard() {
  const [keeping, setKeeping] = useState<ReaderState>({ kind: "unknown" });
  const [failed, setFailed] = useState<"to load" | "to remove">();

  useEffect(() => {
    let isMounted = true;
    const look = async () => {
      const isKept = await isReaderKept();
      if (isMounted) setKeeping({ kind: isKept ? "on" : "off" });
    };
    look().catch(reportError);
    return () => {
      isMounted = false;
    };
  }, []);

  const turn = async (on: boolean) => {
    setFailed(undefined);
    try {
      if (on) {
        setKeeping({ kind: "loading", share: 0 });
        await keepReader((share) => {
          setKeeping({ kind: "loading", share });
        });
        // Barcodes in the photo need a second reader.
        await keepCodeReader();
      } else await forgetReader();
      setKeeping({ kind: on ? "on" : "off" });
    } catch (error) {
      reportError(error);
      setFailed(on ? "to load" : "to remove");
      setKeeping({ kind: on ? "off" : "on" });
    }
  };

  return (
    <section className={classes["card"]}>
      <h2>{i18n._("Labels")}</h2>
      {failed === "to load" && (
        <Alert>
          {i18n._(
            "Label reading could not be loaded. Connect to the internet, free some space and try again.",
          )}
        </Alert>
      )}
      {failed === "to remove" && (
        <Alert>{i18n._("Label reading could not be removed from this device. Try again.")}</Alert>
      )}
      <Switch
        label={i18n._("Keep label reading on this device")}
        checked={keeping.kind === "on" || keeping.kind === "loading"}
        disabled={keeping.kind === "unknown" || keeping.kind === "loading"}
        onChange={(on) => void turn(on)}
      >
        <p role="status">{stateWords(keeping)}</p>
        {keeping.kind === "loading" && (
          <progress
            className={classes["progress"]}
            aria-label={i18n._("Loading label reading")}
            value={keeping.share}
          />
        )}
      </Switch>
    </section>
  );
}

function stateWords({ kind }: ReaderState): string {
  switch (kind) {
    case "loading":
      return i18n._("Loading {size}…", { size: SIZE });
    case "on":
      return i18n._("Labels are read on this device, offline too.");
    case "unknown":
    case "off":
      return i18n._(
        "Reads labels offline and without an AI service. Downloads about {size} once.",
        { size: SIZE },
      );
  }
}
