import { Button, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { i18n } from "../../../language/i18n.ts";
import { removeView, saveView, useSavedViews } from "./savedViews.ts";
import classes from "./SearchBar.module.css";

const NAME_MAX = 60;

export function SavedViewsPart() {
  const views = useSavedViews((saved) => saved.views);
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);

  return (
    <>
      <form
        className={classes["save"]}
        onSubmit={(event) => {
          event.preventDefault();
          const trimmed = name.trim();
          setMissing(trimmed === "");
          if (trimmed === "") return;
          saveView(trimmed);
          setName("");
        }}
      >
        <TextInput
          label={i18n._("Save this view as")}
          error={isMissing && i18n._("Give it a name")}
          maxLength={NAME_MAX}
          value={name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
          }}
        />
        <Button type="submit" variant="default">
          {i18n._("Save")}
        </Button>
      </form>
      {views.length > 0 && (
        <ul className={classes["chips"]} aria-label={i18n._("Saved views to remove")}>
          {views.map((view) => (
            <li key={view.name}>
              <button
                type="button"
                className={classes["chip"]}
                aria-label={i18n._("Remove saved view {name}", { name: view.name })}
                onClick={() => {
                  removeView(view.name);
                }}
              >
                <bdi>{view.name}</bdi>
                <IconX aria-hidden size={16} stroke={1.75} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
