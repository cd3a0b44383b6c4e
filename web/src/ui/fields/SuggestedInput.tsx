import { Combobox, TextInput, type TextInputProps, useCombobox } from "@mantine/core";
import { useState } from "react";
import { i18n } from "../../language/i18n.ts";
import { suggest } from "../../rules/cellar/suggest.ts";

interface SuggestedInputProps extends Omit<TextInputProps, "value" | "onChange"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Returns the user's values, which are suggested first. Called while typing. */
  readonly own: () => readonly string[];
  readonly world: readonly string[];
  /** Whether to suggest every value of `world` before the user types. */
  readonly offersAll?: boolean;
  /** Called when a suggestion is chosen or the field is left. */
  readonly onSettled?: ((value: string) => void) | undefined;
}

/** Text input with suggestions while typing. Accepts any other text too. */
export function SuggestedInput(props: SuggestedInputProps) {
  const { value, onChange, own, world, offersAll = false, onSettled, ...input } = props;
  const [isTyped, setTyped] = useState(false);
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
    },
  });
  const offered = () => (offersAll && !isTyped ? world : suggest(value, own(), world));
  const suggestions = combobox.dropdownOpened ? offered() : [];

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(chosen) => {
        onChange(chosen);
        onSettled?.(chosen);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          {...input}
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
            setTyped(true);
            combobox.openDropdown();
          }}
          onFocus={() => {
            setTyped(false);
            if (offersAll) combobox.openDropdown();
          }}
          onBlur={() => {
            onSettled?.(value);
            combobox.closeDropdown();
          }}
        />
      </Combobox.Target>
      {suggestions.length > 0 && (
        <Combobox.Dropdown>
          {/* Has another name than the field, because two elements with one name confuse screen reader users. */}
          <Combobox.Options aria-label={i18n._("Suggestions")}>
            {suggestions.map((suggestion) => (
              <Combobox.Option key={suggestion} value={suggestion}>
                {suggestion}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      )}
    </Combobox>
  );
}
