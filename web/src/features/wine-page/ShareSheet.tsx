import { Button } from "@mantine/core";
import { wineBodyOf } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { underBase } from "../../platform/basePath.ts";
import { newId } from "../../platform/newId.ts";
import { type CellarWine, vintageOf } from "../../rules/cellar/CellarWine.ts";
import { SHARED_WINE_PATH, sharedFile, sharedFragment } from "./sharedWine.ts";
import { copyText } from "../../ui/copyText.ts";
import { fileName, saveFile } from "../../ui/saveFile.ts";
import fieldClasses from "../../ui/dialogs/Sheet.module.css";
import { Sheet } from "../../ui/dialogs/Sheet.tsx";
import { toast } from "../../ui/toasts/toast.ts";

interface ShareSheetProps {
  readonly opened: boolean;
  readonly wine: CellarWine;
  readonly onClose: () => void;
}

/** Shares a wine as a link or a file, without the server. */
export function ShareSheet({ opened, wine, onClose }: ShareSheetProps) {
  const body = wineBodyOf(wine);
  const title = `${wine.name}, ${vintageOf(wine)}`;
  const url = location.origin + underBase(SHARED_WINE_PATH) + sharedFragment(body);
  const copy = async () => {
    if (await copyText(url)) {
      toast({ title: i18n._("Link copied"), description: title });
      onClose();
    } else {
      toast({
        title: i18n._("The link could not be copied"),
        description: i18n._("Save the wine as a file."),
        tone: "failure",
      });
    }
  };
  const send = async () => {
    try {
      await navigator.share({ title, url });
      onClose();
    } catch {
      // The user cancelled, or no app accepts the link. The user can still use the other buttons.
    }
  };
  const save = () => {
    const file = fileName(title, "json");
    saveFile(file, "application/json", sharedFile(body, { now: Date.now(), newId }));
    toast({ title: i18n._("Wine saved as a file"), description: file });
    onClose();
  };

  return (
    <Sheet opened={opened} title={i18n._("Share {name}", { name: wine.name })} onClose={onClose}>
      <div className={fieldClasses["fields"]}>
        <p>
          {i18n._(
            "Anyone with an account here can open this link and add the wine. It shares what is on the label and when to drink the wine. Your bottles, prices and notes stay with you.",
          )}
        </p>
        {"share" in navigator && (
          <Button fullWidth onClick={send}>
            {i18n._("Send Link")}
          </Button>
        )}
        <Button fullWidth variant="default" onClick={copy}>
          {i18n._("Copy Link")}
        </Button>
        <Button fullWidth variant="default" onClick={save}>
          {i18n._("Save as File")}
        </Button>
      </div>
    </Sheet>
  );
}
