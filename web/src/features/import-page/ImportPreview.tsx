import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { labelOf } from "sync-protocol";
import type { FileNote, LongList, Preview, ImportAnswers, WineNote } from "../../import/index.ts";
import { i18n } from "../../language/i18n.ts";
import { numberInWords } from "../../language/locale.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { countOf } from "../../ui/countOf.ts";
import type { Completions } from "./earlierAnswers.ts";
import { ColumnChooser } from "./ColumnChooser.tsx";
import { Completing } from "./Completing.tsx";
import { AndMore, withMore } from "./AndMore.tsx";
import classes from "./ImportPage.module.css";
import { LikeWines } from "./LikeWines.tsx";
import { OpenQuestions } from "./OpenQuestions.tsx";
import { UnsureWines } from "./UnsureWines.tsx";
import { bottlesWords, comingWords, importWords, nothingWords } from "./words.ts";
import { Rich } from "../../ui/Rich.tsx";

interface ImportPreviewProps {
  readonly preview: Preview;
  readonly importAnswers: ImportAnswers;
  /** All values that the user typed for incomplete wines, even if not yet applied. */
  readonly typed: Completions;
  readonly isAsking: boolean;
  readonly onSay: (importAnswers: ImportAnswers) => void;
  readonly onType: (typed: Completions) => void;
  readonly onWrite: () => void;
  readonly onCancel: () => void;
}

export function ImportPreview(props: ImportPreviewProps) {
  const { preview, importAnswers, typed, isAsking, onSay, onType, onWrite, onCancel } = props;
  const { counts } = preview;
  const choose = (choices: Partial<ImportAnswers["choices"]>) => {
    onSay({ ...importAnswers, choices: { ...importAnswers.choices, ...choices } });
  };
  const moreOf = (list: LongList) => () => {
    onSay(withMore(importAnswers, list, preview[list].length));
  };
  const nothing = nothingWords(preview);

  return (
    <div className={classes["preview"]}>
      <Part title={i18n._("Files")}>
        <ul className={classes["lines"]}>
          {preview.files.map((file, n) => (
            <li key={n}>
              <FileLine file={file} />
            </li>
          ))}
        </ul>
      </Part>
      {preview.files.map(
        (file) =>
          file.kind === "columns" && (
            <ColumnChooser
              key={file.file}
              file={file}
              onChoose={(uses) => {
                onSay({
                  ...importAnswers,
                  columns: { ...importAnswers.columns, [file.file]: uses },
                });
              }}
            />
          ),
      )}
      {preview.questions.length > 0 && (
        <OpenQuestions
          answers={importAnswers.answers}
          questions={preview.questions}
          onAnswer={(answers) => {
            onSay({ ...importAnswers, answers });
          }}
        />
      )}
      {preview.unsureInAll > 0 && (
        <UnsureWines
          wines={preview.unsure}
          inAll={preview.unsureInAll}
          areOne={importAnswers.answers.areOne ?? []}
          onChoose={(areOne) => {
            onSay({ ...importAnswers, answers: { ...importAnswers.answers, areOne } });
          }}
          onMore={moreOf("unsure")}
        />
      )}
      <Part title={i18n._("What will be imported")}>
        <p role="status">{comingWords(preview)}</p>
        <dl className={classes["facts"]}>
          <Fact
            count={counts.new}
            word={i18n._(/*i18n*/ { id: "new", comment: "count of new wines in an import" })}
          />
          <Fact count={counts.known} word={i18n._("here already, unchanged")} />
          <Fact count={counts.changed} word={i18n._("here already, changed")} />
          <Fact count={counts.alike} word={i18n._("similar to another wine")} />
          <Fact count={counts.incomplete} word={i18n._("to be completed")} />
          <Fact count={counts.empty} word={i18n._("without a bottle")} />
          <Fact count={counts.refused} word={i18n._("can't be imported")} />
          <Fact count={preview.eventsLeftOut} word={i18n._("entries of wines that are left out")} />
        </dl>
        <Wines wines={preview.samples} more={preview.willChange - preview.samples.length} />
        {preview.withoutBottle > 0 && (
          <Checkbox
            label={i18n._("Also add the {wines} without a bottle", {
              wines: countOf(preview.withoutBottle, "wine"),
            })}
            checked={importAnswers.choices.addEmpty}
            onChange={(addEmpty) => {
              choose({ addEmpty });
            }}
          />
        )}
      </Part>
      {preview.lacking.length > 0 && (
        <Completing
          completions={importAnswers.choices.completions}
          typed={typed}
          inAll={counts.incomplete}
          lacking={preview.lacking}
          wines={preview.incomplete}
          onComplete={(completions) => {
            choose({ completions });
          }}
          onType={onType}
          onMore={moreOf("incomplete")}
        />
      )}
      {preview.alikeInAll > 0 && (
        <LikeWines
          choices={importAnswers.choices.like}
          inAll={preview.alikeInAll}
          wines={preview.alike}
          onChoose={(like) => {
            choose({ like });
          }}
          onMore={moreOf("alike")}
        />
      )}
      {counts.changed > 0 && (
        <Part title={i18n._("Changed wines")}>
          <ul className={classes["lines"]}>
            {preview.changed.map((wine) => (
              <li key={wine.wineId}>
                <Rich
                  text={i18n._("{wine}<0>: {fields}</0>", {
                    wine: wine.title,
                    fields: wine.fields.map(labelOf).join(", "),
                  })}
                  parts={[<span className={classes["quiet"]} />]}
                />
              </li>
            ))}
          </ul>
          <AndMore count={counts.changed - preview.changed.length} onMore={moreOf("changed")} />
          {preview.maybeChanged > 0 && (
            <Checkbox
              label={i18n._("Take the files’ values of {wines} that may have been changed here", {
                wines: countOf(preview.maybeChanged, "wine"),
              })}
              checked={importAnswers.choices.updateChanged}
              onChange={(updateChanged) => {
                choose({ updateChanged });
              }}
            />
          )}
        </Part>
      )}
      {counts.refused > 0 && (
        <Part title={i18n._("Wines can't be imported")}>
          <ul className={classes["lines"]}>
            {preview.refused.map((wine) => (
              <li key={wine.wineId}>
                {i18n._("{wine}: {problem}", { wine: wine.title, problem: wine.sentence })}{" "}
                <Row wine={wine} />
              </li>
            ))}
          </ul>
          <AndMore count={counts.refused - preview.refused.length} onMore={moreOf("refused")} />
        </Part>
      )}
      <Doubts preview={preview} onMore={moreOf("doubts")} />
      <WithoutField preview={preview} />
      <div className={classes["bar"]}>
        {nothing === undefined ? (
          <Button disabled={isAsking} onClick={onWrite}>
            {importWords(preview)}
          </Button>
        ) : (
          <p className={classes["nothing"]}>{nothing}</p>
        )}
        <Button variant="default" onClick={onCancel}>
          {i18n._("Cancel")}
        </Button>
      </div>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes["part"]}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function FileLine({ file }: { readonly file: FileNote }) {
  switch (file.kind) {
    case "refused":
      return (
        <Alert tone="note" title={file.file}>
          {file.sentence}
        </Alert>
      );
    case "read":
    case "columns":
      return (
        <>
          <span className={classes["strong"]}>{file.file}</span>
          <span className={classes["quiet"]}>
            {" "}
            {file.kind === "read"
              ? i18n._(file.title)
              : i18n._("A table: say below what its columns are")}
            , {countOf(file.rows, "row")}
          </span>
        </>
      );
  }
}

function Fact({ count, word }: { readonly count: number; readonly word: string }) {
  if (count === 0) return null;
  return (
    <div>
      <dt>{word}</dt>
      <dd>{numberInWords(count)}</dd>
    </div>
  );
}

function Wines({ wines, more }: { readonly wines: readonly WineNote[]; readonly more: number }) {
  return (
    <>
      <ul className={classes["cards"]}>
        {wines.map((wine) => (
          <li key={wine.wineId} className={classes["card"]}>
            <div className={classes["strong"]}>{wine.title}</div>
            <div className={classes["quiet"]}>{bottlesWords(wine)}</div>
          </li>
        ))}
      </ul>
      <AndMore count={more} />
    </>
  );
}

function Row({ wine: { where } }: { readonly wine: WineNote }) {
  return (
    <span className={classes["quiet"]}>
      {i18n._("({file}, line {line})", { file: where.file, line: where.line })}
    </span>
  );
}

interface DoubtsProps {
  readonly preview: Preview;
  readonly onMore: () => void;
}

function Doubts({ preview: { doubts, doubtsInAll }, onMore }: DoubtsProps) {
  if (doubts.length === 0) return null;
  return (
    <details className={classes["part"]}>
      <summary>
        {i18n._(
          "{count, plural, one {# doubt: kept as text, the rest of the row is imported} other {# doubts: kept as text, the rest of the row is imported}}",
          { count: doubtsInAll },
        )}
      </summary>
      <ul className={classes["lines"]}>
        {doubts.map(({ where, sentence }, n) => (
          <li key={n}>
            {sentence}{" "}
            <span className={classes["quiet"]}>
              {i18n._("({file}, line {line})", { file: where.file, line: where.line })}
            </span>
          </li>
        ))}
      </ul>
      <AndMore count={doubtsInAll - doubts.length} onMore={onMore} />
    </details>
  );
}

function WithoutField({ preview: { extraColumns, gone } }: { readonly preview: Preview }) {
  if (extraColumns.length === 0 && gone === 0) return null;
  const headings = [...new Set(extraColumns.map(({ heading }) => heading))];
  return (
    <details className={classes["part"]}>
      <summary>{i18n._("Kept as imported")}</summary>
      <p className={classes["quiet"]}>
        {i18n._(
          "A wine has no field for these. They stay with it as they are, and go out again with an export.",
        )}
      </p>
      <ul className={classes["lines"]}>
        {gone > 0 && (
          <li>{i18n._("{bottles} that are gone", { bottles: countOf(gone, "bottle") })}</li>
        )}
        {headings.map((heading) => (
          <li key={heading}>
            <Rich
              text={i18n._("{heading}<0>, in {rows}</0>", {
                heading,
                rows: countOf(rowsOf(extraColumns, heading), "row"),
              })}
              parts={[<span className={classes["quiet"]} />]}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

function rowsOf(columns: Preview["extraColumns"], heading: string): number {
  return columns.reduce((sum, column) => sum + (column.heading === heading ? column.rows : 0), 0);
}
