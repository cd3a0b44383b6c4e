import { Button } from "@mantine/core";
import { useEffect, useEffectEvent, useId } from "react";
import { useSearchParams } from "react-router";
import { i18n } from "../../language/i18n.ts";
import { takeLaunchedFiles } from "../../platform/launchedFiles.ts";
import { takeSharedFiles } from "../../platform/sharedFiles.ts";
import { LOOK_ONLY } from "../../engine/index.ts";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import { DeadEnd } from "../../ui/drawings/EmptyState.tsx";
import { Link } from "../../ui/page/Link.tsx";
import { Alert } from "../../ui/page/Alert.tsx";
import { useDroppedFiles } from "../../parts/requests/droppedFiles.ts";
import { useHoldUpdates } from "../../ui/unsavedWork.ts";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import classes from "./ImportPage.module.css";
import { ImportPreview } from "./ImportPreview.tsx";
import { PastImports } from "./PastImports.tsx";
import { useImport } from "./useImport.ts";
import { importedWords } from "./words.ts";
import { IconFileImport } from "@tabler/icons-react";

export function ImportPage() {
  usePageTitle(i18n._("Import"));
  return (
    <RequireEditAccess otherwise={<NoImport />}>
      <Importing />
    </RequireEditAccess>
  );
}

function NoImport() {
  // Forgets the dropped files, so that they are not imported into the cellar that the user opens
  // next.
  useEffect(() => {
    useDroppedFiles.setState({ files: [] });
  }, []);
  return <DeadEnd title={i18n._("You can't import into this cellar")}>{LOOK_ONLY}</DeadEnd>;
}

function Importing() {
  const { step, open, say, type, write, choose } = useImport();
  useHoldUpdates(step.kind !== "choosing" && step.kind !== "done");
  const dropped = useDroppedFiles((state) => state.files);
  const [params, setParams] = useSearchParams();
  const isShared = params.has("shared");

  useEffect(() => {
    if (dropped.length === 0) return;
    useDroppedFiles.setState({ files: [] });
    void open(dropped);
  });
  useEffect(() => {
    takeLaunchedFiles((files) => {
      useDroppedFiles.setState({ files });
    });
  }, []);
  const openShared = useEffectEvent(async () => {
    setParams({}, { replace: true });
    await open(await takeSharedFiles());
  });
  useEffect(() => {
    if (isShared) openShared().catch(reportError);
  }, [isShared]);

  return (
    <div className={classes["page"]}>
      <h1>{i18n._("Import")}</h1>
      {step.kind === "choosing" && (
        <>
          {step.failure !== undefined && <Alert>{step.failure}</Alert>}
          <FileChooser onFiles={(files) => void open(files)} />
          <PastImports />
        </>
      )}
      {step.kind === "reading" && (
        <Progress label={i18n._("Reading the files")} share={step.share} onStop={choose} />
      )}
      {step.kind === "previewing" && (
        <ImportPreview
          isAsking={step.isAsking}
          preview={step.preview}
          importAnswers={step.importAnswers}
          onCancel={choose}
          typed={step.typed}
          onSay={(importAnswers) => void say(importAnswers)}
          onType={type}
          onWrite={() => void write()}
        />
      )}
      {step.kind === "writing" && (
        <Progress label={i18n._("Writing to this device")} share={step.share} onStop={choose} />
      )}
      {step.kind === "done" && (
        <>
          <p role="status">
            {i18n._("{imported} imported. Saved on this device. It will sync automatically.", {
              imported: importedWords(step),
            })}
          </p>
          <div className={classes["actions"]}>
            <Button component={Link} to="/">
              {i18n._("To Your Cellar")}
            </Button>
            <Button variant="default" onClick={choose}>
              {i18n._("Import More")}
            </Button>
          </div>
          <PastImports />
        </>
      )}
    </div>
  );
}

interface ProgressProps {
  readonly label: string;
  readonly share: number;
  readonly onStop: () => void;
}

function Progress({ label, share, onStop }: ProgressProps) {
  return (
    <div className={classes["part"]}>
      <p role="status">{label}…</p>
      <progress aria-label={label} className={classes["progress"]} value={share} />
      <p className={classes["quiet"]}>{i18n._("Nothing is changed until you confirm.")}</p>
      <Button className={classes["action"]} variant="default" onClick={onStop}>
        {i18n._("Stop")}
      </Button>
    </div>
  );
}

function FileChooser({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const id = useId();
  return (
    <div className={classes["part"]}>
      <label className={classes["drop"]} htmlFor={id}>
        <IconFileImport aria-hidden size={28} stroke={1.5} />
        <span>{i18n._("Choose files, or drop them here")}</span>
        <span className={classes["quiet"]}>
          {i18n._("CSV, TSV, JSON, or a ZIP of them; several at once")}
        </span>
        <input
          multiple
          className={classes["input"]}
          id={id}
          type="file"
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
      </label>
      <p className={classes["quiet"]}>
        {i18n._(
          "Exports of CellarTracker, Vivino, Vinocell, Ploc, Cavea, Cellarion and Oeno are known by their headings; of any other table you choose the columns. Nothing is written before you have seen the preview. The files are read on this device.",
        )}
      </p>
    </div>
  );
}
