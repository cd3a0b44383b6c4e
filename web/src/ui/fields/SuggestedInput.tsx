import { Combobox, TextInput, type TextInputProps, useCombobox } from "@mantine/core";
import { useState } from "react";
import { suggest } from "../../rules/cellar/suggest.ts";

interface SuggestedInputProps extends Omit<TextInputProps, "value" | "onChange"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Answers the person's own values, which are offered first; asked while one types. */
  readonly own: () => readonly string[];
  readonly world: readonly string[];
  /** Offers every value of the world before one types. */
  readonly offersAll?: boolean;
  /** A suggestion was chosen, or the field left. */
  readonly onSettled?: ((value: string) => void) | undefined;
}

/** A line of text that offers completions while one types, and takes anything else as well. */
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
          {/* Not named like the field: two things of one name are one too many to listen to. */}
          <Combobox.Options aria-label="Suggestions">
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
