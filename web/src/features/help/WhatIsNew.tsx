import { useMemo } from "react";
import changelog from "../../../../CHANGELOG.md?raw";
import { i18n, textLanguage } from "../../language/i18n.ts";
import { newestChanges } from "./newestChanges.ts";
import { COLUMN, MARKED } from "./styles.ts";

const FIRST_CHANGES = 10;

export function WhatIsNew() {
  const { version, changes } = useMemo(() => newestChanges(changelog), []);
  const [first, more] = [changes.slice(0, FIRST_CHANGES), changes.slice(FIRST_CHANGES)];
  const list = (some: readonly string[]) => (
    <ul lang="en" style={MARKED}>
      {some.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );

  return (
    <section style={COLUMN}>
      <h2>{i18n._("What is new")}</h2>
      <p>
        {version === "Unreleased"
          ? i18n._("Version {version}, with changes since", {
              version: import.meta.env.VITE_VERSION,
            })
          : i18n._("Version {version}", { version: import.meta.env.VITE_VERSION })}
      </p>
      {textLanguage() !== "en" && <p>{i18n._("The changes are described in English.")}</p>}
      {list(first)}
      {more.length > 0 && (
        <details>
          <summary>{i18n._("All changes")}</summary>
          {list(more)}
        </details>
      )}
    </section>
  );
}
