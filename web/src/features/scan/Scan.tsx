import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useCellar } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { type ScannedCode, understandCode } from "../../rules/cellar/finding/scannedCode.ts";
import { bottleAddress } from "../../parts/addresses/stickerAddress.ts";
import { wineAddress } from "../../parts/addresses/wineAddress.ts";
import { ScanCamera } from "../../parts/scan/ScanCamera.tsx";
import { Barcode } from "./Barcode.tsx";
import { ScanResult } from "./ScanResult.tsx";
import classes from "./Scan.module.css";

const NO_WINES: readonly CellarWine[] = [];

/** Finds the wine of a scanned or typed code. Works offline. */
export function Scan({ onDone }: { readonly onDone: () => void }) {
  const cellar = useCellar();
  const navigate = useNavigate();
  const [found, setFound] = useState<Exclude<ScannedCode, { kind: "sticker" }>>();
  const wines = cellar.kind === "ready" ? cellar.wines : NO_WINES;

  const leaveFor = (address: string) => {
    onDone();
    void navigate(address);
  };
  const take = (text: string) => {
    const code = understandCode(text);
    if (code.kind === "sticker") leaveFor(bottleAddress(code.bottleId));
    else setFound(code);
  };
  const scanAgain = () => {
    setFound(undefined);
  };

  switch (found?.kind) {
    case undefined:
      return <Looking onCode={take} />;
    case "barcode":
      return (
        <Barcode
          digits={found.digits}
          wines={wines}
          onAgain={scanAgain}
          onDone={onDone}
          onLinked={(wine) => {
            leaveFor(wineAddress(wine.id));
          }}
        />
      );
    case "other":
      return (
        <ScanResult title={i18n._("Neither a sticker nor a barcode")} onAgain={scanAgain}>
          <p className={classes["text"]}>{i18n._("It says: {text}", { text: found.text })}</p>
        </ScanResult>
      );
  }
}

function Looking({ onCode }: { readonly onCode: (text: string) => void }) {
  const [typed, setTyped] = useState("");

  return (
    <div className={classes["stack"]}>
      <ScanCamera otherwise={i18n._("Type the text below the code instead.")} onCode={onCode} />
      <form
        className={classes["typed"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== "") onCode(typed);
        }}
      >
        <TextInput
          className={classes["field"]}
          label={i18n._("Bottle ID or barcode")}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
          }}
        />
        <Button type="submit" variant="default">
          {i18n._(/*i18n*/ { id: "Find", comment: "button: finds the wine of a typed code" })}
        </Button>
      </form>
    </div>
  );
}
